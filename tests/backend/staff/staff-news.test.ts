import type { Booking } from '@/lib/contract/booking/booking';
import type { Order } from '@/lib/contract/orders/orders';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runDueJobs } from '@/tests/support/backend/run-jobs';
import { watchBranches } from '@/tests/support/backend/watch';
import { openBookingShop } from '@/tests/support/shops/booking-shop';
import { openDining } from '@/tests/support/shops/dining-shop';
import { CASH, type Diner, openShop, type Shop } from '@/tests/support/shops/shop';
import { staffOf } from '@/tests/support/shops/staff-of';

const NOON = new Date('2026-11-18T17:00:00Z');
const MINUTE_MS = 60_000;
let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(() => {
  backend.clock.now = NOON;
});
afterAll(() => backend.close());
const pass = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * MINUTE_MS);
};

const runJobs = () => runDueJobs(backend.deps);

async function openKitchen() {
  const shop: Shop = await openShop(backend);
  const ana: Diner = await shop.createDiner();
  const headers = await staffOf(shop)('orders:read', 'orders:write');
  const list = async () => (await shop.ask({ path: '/staff/orders.json', headers })).body as StaffOrder[];
  const put = (path: string, body: object) =>
    shop.ask({ method: 'PUT', path: `/staff/orders/${path}.json`, headers, body });
  return {
    ...{ shop, ana, headers, list },
    place: async (settled: object = {}) =>
      (await shop.placeCart(ana, await shop.fillCart(ana, { ...CASH, ...settled }))).body as Order,
    cancel: ({ id }: Order) =>
      shop.ask({ method: 'DELETE', path: `/orders/${id}.json?reason=too_late`, headers: ana.headers }),
    changeTip: ({ id }: Order, customValue: number) =>
      shop.ask({
        ...{ method: 'PUT', path: `/orders/${id}/tip.json`, headers: ana.headers },
        body: { tip: { include: 'YES', percent: 10, customValue } },
      }),
    askHelp: ({ id }: Order, words: string) =>
      shop.ask({
        ...{ method: 'POST', path: `/orders/${id}/help.json` },
        headers: { ...ana.headers, 'idempotency-key': `help-${words}` },
        body: { reason: 'late', words },
      }),
    move: ({ id }: Order, status: string) => put(`${id}/status`, { status }),
    read: ({ id }: Order, through: number) => put(`${id}/read`, { through }),
  };
}

describe('staff read (rule staff/news)', () => {
  it('that a diner cancelled an order, why and when, until they say that they have', async () => {
    const { place, cancel, list, read, shop, headers } = await openKitchen();
    const watch = () =>
      watchBranches({ app: backend.app, host: shop.host, ids: [shop.branchId('centro')], headers });
    const order = await place();
    const events = await watch();
    await events.read();
    pass(2);
    await cancel(order);
    // Its stock came back, which is told too.
    let told = '';
    while (!told.includes('event: orders')) told += await events.read();
    await events.close();
    const [shown] = await list();
    expect(shown).toMatchObject({ id: order.id, status: 'cancelled' });
    expect(shown?.news).toEqual([
      {
        ...{ id: expect.any(Number), kind: 'cancelled', at: '2026-11-18T17:02:00.000Z' },
        ...{ reason: 'too_late', words: null, tip: null },
      },
    ]);
    const through = shown?.news[0]?.id ?? 0;
    expect((await read(order, through)).body).toMatchObject({ id: order.id, news: [] });
    expect(await list()).toEqual([]);
    expect((await read(order, through)).status).toBe(200);
  });

  it('that a tip changed and that help is asked for, also of an order that has come; later news stay', async () => {
    const { place, changeTip, askHelp, move, list, read } = await openKitchen();
    const order = await place();
    await changeTip(order, 3_000);
    const [first] = await list();
    for (const status of ['accepted', 'preparation', 'packed', 'delivered']) await move(order, status);
    await askHelp(order, 'Falta una sopa');
    const [shown] = await list();
    expect(shown).toMatchObject({
      status: 'delivered',
      news: [
        { kind: 'tip', tip: 3_000, reason: null },
        { kind: 'help', reason: 'late', words: 'Falta una sopa' },
      ],
    });
    expect((await read(order, first?.news[0]?.id ?? 0)).body).toMatchObject({ news: [{ kind: 'help' }] });
    expect((await list())[0]?.news).toHaveLength(1);
    await read(order, shown?.news[1]?.id ?? 0);
    expect(await list()).toEqual([]);
  });

  it('nothing of what they did themselves', async () => {
    const { place, move, list } = await openKitchen();
    await move(await place(), 'cancelled');
    expect(await list()).toEqual([]);
  });

  it('what came while they said so, whoever is first', async () => {
    const { place, changeTip, askHelp, list, read } = await openKitchen();
    const order = await place();
    for (let round = 0; round < 4; round += 1) {
      await changeTip(order, 1_000 + round * 1_000);
      const through = (await list())[0]?.news.at(-1)?.id ?? 0;
      await Promise.all([read(order, through), askHelp(order, `Ronda ${round}`)]);
      const [shown] = await list();
      expect(shown?.news.map(({ words }) => words)).toEqual([`Ronda ${round}`]);
      await read(order, shown?.news[0]?.id ?? 0);
    }
  });
});

describe('an order that nobody accepts (rule orders/unaccepted)', () => {
  it('is news after five minutes, until it is accepted', async () => {
    const { place, move, list, read } = await openKitchen();
    const order = await place();
    pass(4);
    await runJobs();
    expect((await list())[0]?.news).toEqual([]);
    pass(1);
    await runJobs();
    await runJobs();
    const [shown] = await list();
    expect(shown?.news).toMatchObject([{ kind: 'unaccepted', at: '2026-11-18T17:05:00.000Z' }]);
    await read(order, shown?.news[0]?.id ?? 0);
    await runJobs();
    expect((await list())[0]?.news).toEqual([]);
    const another = await place();
    pass(6);
    await runJobs();
    expect((await list()).find(({ id }) => id === another.id)?.news).toHaveLength(1);
    await move(another, 'accepted');
    expect((await list()).find(({ id }) => id === another.id)?.news).toEqual([]);
    for (const status of ['preparation', 'packed', 'delivered']) await move(another, status);
    expect((await list()).map(({ id }) => id)).toEqual([order.id]);
  });

  it('is news again five minutes after staff have read it, and one at a time', async () => {
    const { place, list, read } = await openKitchen();
    const order = await place();
    pass(5);
    await runJobs();
    pass(6);
    await runJobs();
    const [unread] = await list();
    expect(unread?.news).toHaveLength(1);
    await read(order, unread?.news[0]?.id ?? 0);
    pass(4);
    await runJobs();
    expect((await list())[0]?.news).toEqual([]);
    pass(1);
    await runJobs();
    expect((await list())[0]?.news).toMatchObject([{ kind: 'unaccepted', at: '2026-11-18T17:16:00.000Z' }]);
  });

  it('is a round at a table too, ten minutes after a phone sent it and for an hour', async () => {
    const dining = await openDining(backend);
    const headers = await dining.asStaff('orders:read', 'orders:write', 'tables:write');
    const put = (path: string, body: object) => dining.ask({ method: 'PUT', path, headers, body });
    const list = async () =>
      ((await dining.ask({ path: '/staff/orders.json', headers })).body as StaffOrder[]).filter(
        ({ news }) => news.length > 0,
      );
    const round = (number: number, state: string) =>
      put(`/staff/accounts/${id}/rounds/${number}.json`, { state });
    const ana = await dining.sitDown('1', 'Ana');
    const { id } = await dining.sent(ana, 'limonada');
    pass(9);
    await runJobs();
    expect(await list()).toEqual([]);
    pass(1);
    await dining.sent(ana, 'limonada');
    await runJobs();
    const [late, ...others] = await list();
    expect([late?.id, late?.news.map(({ kind }) => kind), others]).toEqual([id, ['unaccepted'], []]);
    await round(1, 'preparation');
    expect(await list()).toEqual([]);
    pass(10);
    await runJobs();
    const [second] = await list();
    await put(`/staff/orders/${id}/read.json`, { through: second?.news[0]?.id });
    expect(await list()).toEqual([]);
    pass(5);
    await runJobs();
    const [again] = await list();
    expect(again?.news).toHaveLength(1);
    await put(`/staff/orders/${id}/read.json`, { through: again?.news[0]?.id });
    pass(50);
    await runJobs();
    expect(await list()).toEqual([]);
  });

  it('and is wanted for an hour is news an hour before it', async () => {
    const { place, list, shop } = await openKitchen();
    const { id } = await place();
    await backend.db.tenant(shop.instanceId, (sql) =>
      sql(
        `update purchases set subservice = 'schedule', details = details || '{"scheduleDate":"2026-11-18","scheduleHour":"14:00"}'
         where instance_id = $1 and id = $2`,
        [shop.instanceId, id],
      ),
    );
    // Noon in Bogotá is at five in the afternoon of the clock.
    pass(59);
    await runJobs();
    expect((await list())[0]?.news).toEqual([]);
    pass(1);
    await runJobs();
    expect((await list())[0]?.news).toMatchObject([{ kind: 'unaccepted' }]);
  });
});

describe('a booking (rule staff/news)', () => {
  it('that its guest moved or cancelled stands beside each day until staff have read it', async () => {
    const shop = await openBookingShop(backend);
    const ana = await shop.createDiner();
    const headers = await shop.asStaff('bookings:read', 'bookings:write');
    const news = async () => {
      const path = `/staff/bookings.json?supplier_id=${shop.branch_id}`;
      return ((await shop.ask({ path, headers })).body as { news: StaffBooking[] }).news;
    };
    const read = ({ id }: { id: number }, at: string) =>
      shop.ask({ method: 'PUT', path: `/staff/bookings/${id}/read.json`, headers, body: { at } });
    const booking = (await shop.book(ana)).body as Booking;
    expect(await news()).toEqual([]);
    pass(1);
    await shop.edit(ana, booking.id, { hour: '19:00' });
    const [moved] = await news();
    expect(moved).toMatchObject({
      id: booking.id,
      news: { kind: 'changed', at: '2026-11-18T17:01:00.000Z' },
    });
    pass(1);
    await shop.cancel(ana, booking.id);
    await read(booking, moved?.news?.at ?? '');
    const [shown] = await news();
    expect(shown).toMatchObject({
      ...{ state: 'cancelled', news: { kind: 'cancelled', at: '2026-11-18T17:02:00.000Z' } },
    });
    expect((await read(booking, shown?.news?.at ?? '')).body).toMatchObject({ news: null });
    expect(await news()).toEqual([]);
  });
});

test('staff promise an order anew and say why, which the diner reads (rule orders/arrival)', async () => {
  const { place, list, shop, ana, headers } = await openKitchen();
  const put = (id: number, body: object) =>
    shop.ask({ method: 'PUT', path: `/staff/orders/${id}/status.json`, headers, body });
  const orderNow = async (id: number) =>
    (await shop.ask({ path: `/orders/${id}.json`, headers: ana.headers })).body as Order;
  const { id } = await place();
  pass(10);
  expect((await put(id, { status: 'accepted', minutes: 45, reason: 'Hay mucha gente' })).status).toBe(200);
  const { arrival, staff_words: words } = await orderNow(id);
  const soonest = new Date(arrival?.from ?? 0).getTime() - backend.clock.now.getTime();
  expect([soonest >= 45 * 60_000, soonest < 50 * 60_000, words]).toEqual([true, true, 'Hay mucha gente']);
  expect((await list())[0]?.promised).toEqual(arrival);
  expect((await put(id, { status: 'preparation', reason: 'porque sí' })).status).toBe(422);
  expect((await put(id, { status: 'cancelled', minutes: 5 })).status).toBe(422);
  expect((await put(id, { status: 'cancelled', reason: '4111 1111 1111 1111' })).status).toBe(422);
  await put(id, { status: 'cancelled', reason: 'Se fue la luz' });
  expect(await orderNow(id)).toMatchObject({ status: 'cancelled', staff_words: 'Se fue la luz' });
});
