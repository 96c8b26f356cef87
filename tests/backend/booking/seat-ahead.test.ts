import { randomUUID } from 'node:crypto';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import type { Account } from '@/lib/contract/table/account';
import { type Answer, createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { bookingsOf, FRIDAY, serveBookings, tableOf } from '@/tests/support/shops/booking-shop';
import { openDining } from '@/tests/support/shops/dining-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:00:00Z');
/** 20:00 of Bogotá on the day of the bookings. */
const EIGHT = new Date('2026-11-21T01:00:00Z');
let backend: TestBackend;
let desk: Awaited<ReturnType<typeof openDesk>>;
let ana: Diner;
let id: number;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  desk = await openDesk();
  ana = await desk.createDiner();
  ({ id } = await desk.booked(ana));
  await desk.orderAhead(ana, id, { count: 2 });
});
afterAll(() => backend.close());

const at = (minutes: number) => {
  backend.clock.now = new Date(EIGHT.getTime() + minutes * 60_000);
};
const bookingIn = ({ body }: Answer) => body as StaffBooking;

/** Tables 1 for two and 2 for four; `stock` by the tests. */
async function openDesk() {
  const shop = serveBookings(
    await openDining(backend, bookingsOf({ tables: [tableOf('1', 2), tableOf('2', 4)] })),
  );
  const headers = await shop.asStaff('bookings:read', 'bookings:write', 'tables:write');
  const send = (method: string, path: string, body: object = {}) =>
    shop.ask({ method, path, headers: { ...headers, 'idempotency-key': randomUUID() }, body });
  return {
    ...shop,
    staff: send,
    seat: (bookingId = id, more: object = {}) =>
      send('PUT', `/staff/bookings/${bookingId}/arrival.json`, { arrival: 'seated', ...more }),
    miss: () => send('PUT', `/staff/bookings/${id}/arrival.json`, { arrival: 'no_show' }),
    day: async () => {
      const path = `/staff/bookings.json?supplier_id=${shop.branch_id}&date=${FRIDAY.date}`;
      return ((await shop.ask({ path, headers })).body as { bookings: StaffBooking[] }).bookings;
    },
    setOffer: (sku: string, change: string) =>
      backend.db.system((sql) =>
        sql(`update supplier_products set ${change} where instance_id = $1 and id = $2`, [
          shop.instanceId,
          shop.offerId(sku),
        ]),
      ),
    accounts: () =>
      backend.db.tenant(shop.instanceId, (sql) =>
        sql<{ id: number }>('select id from purchases where instance_id = $1 and is_account', [
          shop.instanceId,
        ]),
      ),
  };
}
const close = ({ id: account }: Pick<Account, 'id'>) =>
  desk.staff('PUT', `/staff/accounts/${account}/status.json`, { status: 'closed_account', reason: 'x' });

describe('a party that ordered ahead and is seated by staff (rule booking/ordering-ahead)', () => {
  it('is on the list of the day with what it ordered', async () => {
    expect(await desk.day()).toMatchObject([
      { id, order: { total: 25_000, sent_at: null, lines: [{ name: 'limonada', count: 2 }] } },
    ]);
    const { id: other } = await desk.booked(await desk.createDiner(), { hour: '18:00' });
    expect((await desk.day()).find((one) => one.id === other)?.order).toBeNull();
  });

  it('finds its order in the account of its table, under its organiser, once', async () => {
    await desk.setOffer('limonada', 'stock = 5');
    at(0);
    expect((await desk.open(ana, id)).body).toMatchObject({ is_seated: false });
    const seated = bookingIn(await desk.seat());
    expect((await desk.open(ana, id)).body).toMatchObject({ is_seated: true });
    expect(seated.order).toMatchObject({ sent_at: backend.clock.now.toISOString(), total: 25_000 });
    expect((await desk.seat()).status).toBe(200);
    await desk.scan(ana, '1');
    await desk.join(ana, 'Ana');
    const account = await desk.read(ana);
    expect(account).toMatchObject({
      me: 1,
      number: 1,
      total: 25_000,
      members: [{ number: 1, is_me: true }],
      rounds: [{ number: 1, member: 1, lines: [{ count: 2, member: 1, state: 'sent' }] }],
    });
    expect(account.rounds).toHaveLength(1);
    expect((await desk.send(ana)).status).toBe(422);
    const [stock] = await backend.db.system((sql) =>
      sql<{ stock: number }>('select stock from supplier_products where id = $1', [desk.offerId('limonada')]),
    );
    expect(stock?.stock).toBe(3);
  });

  it('is a member under the first name that it booked with', async () => {
    at(0);
    await desk.seat();
    await desk.scan(ana, '1');
    const { members } = await desk.read(ana);
    const [booked] = await desk.day();
    expect(members.map(({ name }) => name)).toEqual([booked?.contact?.name.split(' ')[0]]);
  });

  it('reads what is gone by then, on the account and on the booking', async () => {
    await desk.orderAhead(ana, id, { comment: 'con hielo' });
    await desk.setOffer('limonada', 'stock = 2');
    at(0);
    const seated = bookingIn(await desk.seat());
    expect(seated.order?.lines.map(({ count, is_gone }) => [count, is_gone])).toEqual([
      [2, false],
      [1, true],
    ]);
    await desk.scan(ana, '1');
    const { rounds, total } = await desk.read(ana);
    expect(total).toBe(25_000);
    expect(rounds[0]?.lines).toMatchObject([
      { count: 2, state: 'sent', void_reason: null },
      { count: 1, state: 'void', void_reason: 'Se pidió antes y ya no hay' },
    ]);
    await desk.setOffer('limonada', 'stock = 90, price_minor = 9900');
    const { body } = await desk.open(ana, id);
    expect(body).toMatchObject({ order: { total: 25_000, lines: [{ is_gone: false }, { is_gone: true }] } });
  });

  it('of which all is gone has an account that says so', async () => {
    await desk.setOffer('limonada', 'available = false');
    at(0);
    await desk.seat();
    await desk.scan(ana, '1');
    expect(await desk.read(ana)).toMatchObject({ total: 0, rounds: [{ lines: [{ state: 'void' }] }] });
  });

  it('waits where the account of an earlier party is open, until it is closed', async () => {
    const early = await desk.sitDown('1', 'Luis');
    at(-60);
    await desk.scan(early, '1');
    await desk.join(early, 'Luis');
    const before = await desk.sent(early);
    at(0);
    const seated = bookingIn(await desk.seat());
    expect(seated).toMatchObject({ seated_at: backend.clock.now.toISOString(), order: { sent_at: null } });
    expect((await desk.read(early)).rounds).toHaveLength(1);
    await close(before);
    expect(bookingIn(await desk.seat()).order?.sent_at).toBe(backend.clock.now.toISOString());
    expect(await desk.accounts()).toHaveLength(2);
  });

  it('goes where its guests sit already, and to the table to which it is moved', async () => {
    at(-5);
    const guest = await desk.sitDown('2', 'Luis');
    at(0);
    const [, second] = await backend.db.system((sql) =>
      sql<{ id: number }>('select id from tables where instance_id = $1 order by id', [desk.instanceId]),
    );
    await desk.seat(id, { table_id: second?.id });
    const { members, rounds } = await desk.read(guest);
    expect(members).toHaveLength(2);
    expect(rounds).toMatchObject([{ member: 2, lines: [{ member: 2, count: 2 }] }]);
  });

  it('sends nothing once the bill was asked for', async () => {
    at(-5);
    const guest = await desk.sitDown('1', 'Luis');
    await desk.sent(guest);
    await desk.post(guest, '/on_table/account/bill.json', {});
    at(0);
    expect(bookingIn(await desk.seat()).order?.sent_at).toBeNull();
  });
});

describe('an organiser who scans the code of a table in time (rule booking/ordering-ahead)', () => {
  it('finds the order sent, and the booking seated', async () => {
    at(-31);
    await desk.scan(ana, '1');
    expect(await desk.accounts()).toEqual([]);
    at(-30);
    await desk.scan(ana, '2');
    await desk.scan(ana, '2');
    const account = await desk.read(ana);
    expect(account).toMatchObject({ me: 1, total: 25_000, rounds: [{ member: 1 }] });
    expect(await desk.day()).toMatchObject([
      { seated_at: backend.clock.now.toISOString(), order: { sent_at: backend.clock.now.toISOString() } },
    ]);
    at(20);
    expect(keyOf(await desk.miss())).toBe('illegal_transition');
    await desk.seat();
    expect((await desk.read(ana)).rounds).toHaveLength(1);
  });

  it('joins an account that others opened first, and brings it along', async () => {
    at(0);
    const guest = await desk.sitDown('1', 'Luis');
    await desk.scan(ana, '1');
    expect((await desk.read(guest)).rounds).toEqual([]);
    const joined = (await desk.join(ana, 'Ana')).body as Account;
    expect(joined).toMatchObject({ me: 2, rounds: [{ member: 2, lines: [{ member: 2 }] }] });
    await desk.join(ana, 'Anita');
    expect((await desk.read(guest)).rounds).toHaveLength(1);
  });

  it('has nothing sent for a guest, or somebody else, who scans', async () => {
    at(0);
    await desk.scan(await desk.createDiner(), '1');
    expect(await desk.accounts()).toEqual([]);
  });

  it('carries nothing of a booking that is over', async () => {
    at(90);
    await desk.scan(ana, '1');
    expect(await desk.accounts()).toEqual([]);
  });
});

describe('what is ordered ahead of a booking that does not come (rule booking/ordering-ahead)', () => {
  it('goes nowhere once it is cancelled', async () => {
    await desk.cancel(ana, id);
    at(0);
    await desk.scan(ana, '1');
    expect(keyOf(await desk.seat())).toBe('illegal_transition');
    expect(await desk.accounts()).toEqual([]);
    expect(await desk.day()).toMatchObject([{ state: 'cancelled', order: null }]);
  });

  it('goes nowhere once nobody came', async () => {
    at(15);
    expect((await desk.miss()).status).toBe(200);
    await desk.scan(ana, '1');
    expect(keyOf(await desk.seat())).toBe('illegal_transition');
    expect(await desk.accounts()).toEqual([]);
  });
});
