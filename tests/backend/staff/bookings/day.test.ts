import type { BookingDay } from '@/lib/contract/staff/booking-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { FRIDAY, tableOf } from '@/tests/support/shops/booking-shop';
import { serveTables } from '@/tests/support/shops/table-shop';
import { openBookingDesk } from './booking-desk';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  backend.clock.now = new Date('2026-11-18T17:00:00Z');
});
afterAll(() => backend.close());

const TABLES = [
  { ...tableOf('1', 2), area: 'Salón' },
  tableOf('Terraza', 4, 'terraza'),
  { ...tableOf('Barra', 1), seats: null },
];

describe('the day of a branch, as its host reads it (rule staff/bookings)', () => {
  test('has its tables in the order of the folder, its hours, and what day it is today', async () => {
    const { day } = await openBookingDesk(backend, { tables: TABLES });
    expect(await day()).toMatchObject({
      ...{ date: FRIDAY.date, today: '2026-11-18', takes_bookings: true, kind: 'bookings', accounts: [] },
      span: { from: '2026-11-20T14:00:00.000Z', to: '2026-11-21T03:00:00.000Z' },
      tables: [
        { label: '1', seats: 2, area: 'Salón', join_group: null, is_booked: true },
        { label: 'Terraza', seats: 4, join_group: 'terraza', is_booked: true },
      ],
    });
  });

  test('keeps a table that was taken away while a booking has it, and says that no more are taken', async () => {
    const { shop, ana, day } = await openBookingDesk(backend, { tables: TABLES });
    await shop.booked(ana);
    const branches = shop.bundle.branches.map((branch) => ({ ...branch, booking: null }));
    const tables = shop.bundle.tables.filter(({ label }) => label !== '1');
    await backend.importTenant({ ...shop.bundle, branches, tables });
    const { tables: shown, takes_bookings: takes, kind } = await day();
    expect({ takes, kind }).toEqual({ takes: false, kind: 'walk_in' });
    expect(shown).toMatchObject([
      { label: '1', is_booked: false },
      { label: 'Terraza', is_booked: true },
    ]);
  });

  test('names the tables with an open account, to who works on tables alone', async () => {
    const branch = { services: ['book' as const, 'on_table' as const] };
    const { shop, day } = await openBookingDesk(backend, { tables: TABLES, branch });
    const { sit, post } = await serveTables(shop);
    const luis = await sit('1');
    expect((await post(luis, '/on_table/account/join.json', { name: 'Luis' })).status).toBe(200);
    expect((await day()).accounts).toEqual([]);
    const waiter = await shop.asStaff('bookings:read', 'tables:write');
    const { tables, accounts } = await day(FRIDAY.date, waiter);
    expect(accounts).toEqual([
      { table_id: tables[0]?.id, id: expect.any(Number), opened_at: backend.clock.now.toISOString() },
    ]);
  });

  test('is asked for by a date of the calendar, also one far away', async () => {
    const { shop, day } = await openBookingDesk(backend);
    expect(await day('8999-12-31')).toMatchObject({ bookings: [], kind: 'bookings' });
    expect(await day('1000-01-01')).toMatchObject({ bookings: [] });
    const headers = await shop.asStaff('bookings:read');
    const ask = (date: string) =>
      shop.ask({ path: `/staff/bookings.json?supplier_id=${shop.branch_id}&date=${date}`, headers });
    for (const date of ['9999-12-31', '2026-02-30', '0001-01-01', 'hoy'])
      expect((await ask(date)).status).toBe(422);
  });

  test('costs as many statements with sixty tables and fifty parties as with one', async () => {
    const tables = Array.from({ length: 60 }, (_none, index) => tableOf(String(index + 1), 2));
    const [small, large] = [await openBookingDesk(backend), await openBookingDesk(backend, { tables })];
    backend.clock.now = new Date('2026-11-20T23:00:00Z');
    await small.walkIn(2);
    for (let made = 0; made < 50; made += 1) expect((await large.walkIn(2)).status).toBe(201);
    const count = (day: () => Promise<BookingDay>) => backend.countStatements(async () => void (await day()));
    const first = await count(() => small.day());
    expect(await count(() => large.day())).toBe(first);
    expect((await large.day()).bookings).toHaveLength(50);
  });
});
