import type { Supplier } from '@/lib/contract/branches/supplier';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { moveOrderAsOperator } from '@/tests/support/backend/move-order';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { bookingsOf, serveBookings, tableOf } from '@/tests/support/shops/booking-shop';
import { openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const openScored = (showScore: boolean) =>
  openShop(backend, { flags: { ...createBundle().flags, rateNps: true, showScore } });
const readScore = async (shop: Shop) =>
  ((await shop.ask({ path: '/domain/suppliers/centro.json' })).body as Supplier).score;
/** Rates an order that was delivered. */
async function rate(shop: Shop, score: number): Promise<void> {
  const diner = await shop.createDiner();
  const { id } = (await shop.placeCart(diner, await shop.fillCart(diner))).body as Order;
  for (const status of ['accepted', 'preparation', 'packed', 'delivered'] as const)
    await moveOrderAsOperator({ deps: backend.deps, id: String(id), status });
  const path = `/orders/${id}/rating.json`;
  const said = await shop.ask({ method: 'POST', path, headers: diner.headers, body: { score, comment: '' } });
  expect(said.status).toBe(200);
}
/** Rates a visit in the tab of a table's menu. */
async function rateVisit(shop: Shop, score: number): Promise<void> {
  const { headers } = await shop.createDiner();
  const rating = {
    ...{ rate_nps: true, rateExpSponsor: score },
    ...{ rate_digitalmenu: false, rateMenuDigital: null, comment: '' },
  };
  const path = `/rate/${shop.branchId()}/anonymous.json`;
  expect((await shop.ask({ method: 'POST', path, headers, body: { rate: rating } })).status).toBe(200);
}

describe('the score of a branch (rule feedback/public-score)', () => {
  it('is told once five have said how an order was, and what anybody says by the tab does not count', async () => {
    const shop = await openScored(true);
    for (const score of [10, 9, 8, 8]) await rate(shop, score);
    await rateVisit(shop, 1);
    expect(await readScore(shop)).toBeNull();
    await rate(shop, 9);
    expect(await readScore(shop)).toEqual({ average: 8.8, count: 5 });
  });

  it('follows what is deleted', async () => {
    const shop = await openScored(true);
    for (const score of [10, 10, 10, 10, 10, 1]) await rate(shop, score);
    expect(await readScore(shop)).toEqual({ average: 8.5, count: 6 });
    await backend.db.system((sql) =>
      sql('delete from order_ratings where instance_id = $1 and score = 1', [shop.instanceId]),
    );
    expect(await readScore(shop)).toEqual({ average: 10, count: 5 });
  });

  it('is told by nobody who does not want it', async () => {
    const shop = await openScored(false);
    for (const score of [10, 9, 8, 8, 9]) await rate(shop, score);
    expect(await readScore(shop)).toBeNull();
  });

  it('counts a booked visit once, by its organiser, and not where nobody came', async () => {
    backend.clock.now = new Date('2026-11-18T17:00:00Z');
    const tables = ['1', '2', '3', '4', '5'].map((label) => tableOf(label, 8));
    const flags = { ...createBundle().flags, rateNps: true, showScore: true };
    const shop = serveBookings(await openShop(backend, { ...bookingsOf({ tables }), flags }));
    const visits: { id: number; own: string; guests: string[] }[] = [];
    for (const _table of tables) {
      const ana = await shop.createDiner();
      const { id } = await shop.booked(ana, { people: 6 });
      const names = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'];
      for (const name of names) await shop.addGuest(ana, id, name);
      const guests: string[] = [];
      // The organiser hands these out, and may keep them all.
      for (const number of names.keys()) guests.push(await shop.link(ana, id, number + 1));
      visits.push({ id, own: await shop.link(ana, id), guests });
    }
    backend.clock.now = new Date('2026-11-21T01:30:00Z');
    const say = async (id: number, token: string, score: number) => {
      const rating = { book_rate: { score, comment: '' } };
      const path = `/rate/${id}/${token}.json`;
      expect((await shop.post(await shop.createDiner(), path, rating)).status).toBe(200);
    };
    for (const token of visits[0]?.guests ?? []) await say(visits[0]?.id ?? 0, token, 1);
    expect(await readScore(shop)).toBeNull();
    for (const { id, own } of visits) await say(id, own, 8);
    expect(await readScore(shop)).toEqual({ average: 8, count: 5 });
    const headers = await shop.asStaff('bookings:write');
    const path = `/staff/bookings/${visits[0]?.id}/arrival.json`;
    const missed = await shop.ask({ method: 'PUT', path, headers, body: { arrival: 'no_show' } });
    expect(missed.status).toBe(200);
    expect(await readScore(shop)).toBeNull();
  });
});
