import { randomUUID } from 'node:crypto';
import type { BookingDay } from '@/lib/contract/staff/booking-calls';
import type { TestBackend } from '@/tests/support/backend/backend';
import { FRIDAY, openBookingShop } from '@/tests/support/shops/booking-shop';

type Body = Record<string, unknown>;

/** The desk of a branch Centro that takes bookings: two diners, and the calls of its staff. */
export async function openBookingDesk(
  backend: TestBackend,
  options: Parameters<typeof openBookingShop>[1] = {},
) {
  const shop = await openBookingShop(backend, options);
  const rows = (query: string) =>
    backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ id?: number; action?: string }>(query, [shop.instanceId]),
    );
  const headers = await shop.asStaff('bookings:read', 'bookings:write');
  const send = (method: string, path: string, body: object = {}) =>
    shop.ask({
      method,
      path: `/staff/bookings${path}.json`,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body,
    });
  const day = async (date: string = FRIDAY.date, as: { authorization: string } = headers) => {
    const path = `/staff/bookings.json?supplier_id=${shop.branch_id}&date=${date}`;
    return (await shop.ask({ path, headers: as })).body as BookingDay;
  };
  const ofBranch = { supplier_id: shop.branch_id };
  return {
    shop: { ...shop, rows },
    ana: await shop.createDiner(),
    eva: await shop.createDiner(),
    send,
    day,
    only: async () => (await day()).bookings[0],
    decide: (id: number, body: object) => send('PUT', `/${id}/decision`, body),
    arrive: (id: number, body: object) => send('PUT', `/${id}/arrival`, body),
    walkIn: (people: number, more: Body = {}) => send('POST', '/walk_ins', { ...ofBranch, people, ...more }),
    block: (tableId: number, span: object) =>
      send('POST', '/blocks', { ...ofBranch, table_id: tableId, date: FRIDAY.date, ...span }),
    free: (id: number) => send('DELETE', `/${id}/tables`),
    /** Tables by their labels. */
    move: async (id: number, ...labels: string[]) => {
      const { tables } = await day();
      const ids = labels.map((label) => tables.find((one) => one.label === label)?.id ?? 999_999);
      return send('PUT', `/${id}/tables`, { table_ids: ids });
    },
  };
}
