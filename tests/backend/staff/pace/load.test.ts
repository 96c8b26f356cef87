import { makeContext } from '@/backend/make-context';
import { findLoaded, followLoad } from '@/backend/staff';
import { findInstanceById } from '@/backend/tenant';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import type { History } from '@/lib/contract/staff/history-calls';
import type { Pace } from '@/lib/contract/staff/pace-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { runDueJobs } from '@/tests/support/backend/run-jobs';
import { watchBranches } from '@/tests/support/backend/watch';
import { type Dining, openDining } from '@/tests/support/shops/dining-shop';
import { joinStaff } from '@/tests/support/shops/person';
import { staffOf } from '@/tests/support/shops/staff-of';
import { tablesOf } from '@/tests/support/shops/table-shop';

/** Noon in Bogotá, on a Monday. */
const NOON = new Date('2026-03-02T17:00:00Z');
const OVER = { orders: 4, minutes: 20 } as const;

let backend: TestBackend;
let shop: Dining;
let headers: Record<string, string>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  shop = await openDining(backend, tablesOf({ busyOver: OVER }));
  headers = await staffOf(shop)('orders:read', 'orders:write');
});
afterAll(() => backend.close());

const pass = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};
const paceOf = async () =>
  (await shop.ask({ path: `/staff/branches/${shop.branchId()}/pace.json`, headers })).body as Pace;
const busyNow = async () => {
  await runDueJobs(backend.deps);
  return (await paceOf()).busy;
};
async function place(count = 1): Promise<Order[]> {
  const placed = [];
  for (let order = 0; order < count; order += 1) {
    const diner = await shop.createDiner();
    placed.push((await shop.placeCart(diner, await shop.fillCart(diner))).body as Order);
  }
  return placed;
}
const move = (order: Order | undefined, status: string) =>
  shop.ask({
    ...{ method: 'PUT', path: `/staff/orders/${order?.id}/status.json`, headers },
    body: { status },
  });
const finish = async (orders: readonly Order[]) => {
  for (const order of orders)
    for (const status of ['accepted', 'preparation', 'packed']) await move(order, status);
};
const say = (body: object) =>
  shop.ask({ method: 'PUT', path: `/staff/branches/${shop.branchId()}/busy.json`, headers, body });
const BY_LOAD = { minutes: OVER.minutes, until: null, by_load: true };

describe('a branch that gets busy by itself (rule branches/busy)', () => {
  it('does so with more orders than it said, and tells what is promised now', async () => {
    const diner = await shop.createDiner();
    const cart = await shop.fillCart(diner);
    const least = async () =>
      ((await shop.getCart(diner, cart.purchase_id)).body as Cart).arrival_minutes?.least ?? 0;
    const before = await least();
    await place(OVER.orders);
    expect(await busyNow()).toBeNull();
    await place();
    expect(await busyNow()).toEqual(BY_LOAD);
    expect(await paceOf()).toMatchObject({ in_kitchen: 5, busy_over: OVER });
    expect(await least()).toBe(before + OVER.minutes);
  });

  it('counts rounds with something to serve, and orders for an hour that is near', async () => {
    const eva = await shop.sitDown('1', 'Eva');
    for (let round = 0; round < 3; round += 1) await shop.sent(eva);
    await place();
    const diner = await shop.createDiner();
    const wanted = { subservice: 'schedule', schedule_date: '2026-03-02', schedule_hour: '15:00' };
    await shop.placeCart(diner, await shop.fillCart(diner, wanted));
    expect(await busyNow()).toBeNull();
    pass(121);
    expect(await busyNow()).toEqual(BY_LOAD);
  });

  it('counts nothing that its kitchen is through with, nor what nobody has moved for three hours', async () => {
    const orders = await place(5);
    await finish(orders.slice(0, 1));
    expect((await paceOf()).in_kitchen).toBe(4);
    pass(181);
    expect((await paceOf()).in_kitchen).toBe(0);
  });

  it('counts no dish that waits until its table calls it (rule table/courses)', async () => {
    const eva = await shop.sitDown('1', 'Eva');
    const { products, purchase_id: id } = await shop.choose(eva);
    const path = `/shopping_cart/product_cart/${products[0]?.id}.json?purchase_id=${id}`;
    const body = { product: { later: true } };
    expect((await shop.ask({ method: 'PUT', path, headers: eva.headers, body })).status).toBe(200);
    await shop.send(eva);
    expect((await paceOf()).in_kitchen).toBe(0);
    await shop.sent(eva);
    expect((await paceOf()).in_kitchen).toBe(1);
  });

  it('stays so for a quarter of an hour, and then until it has caught up, without coming and going', async () => {
    const orders = await place(5);
    expect(await busyNow()).toEqual(BY_LOAD);
    await finish(orders.slice(0, 4));
    pass(14);
    expect(await busyNow()).toEqual(BY_LOAD);
    await place(3);
    pass(2);
    // Four are no more than the mark, and more than three quarters of it.
    expect(await busyNow()).toEqual(BY_LOAD);
    await finish(orders.slice(4));
    pass(10);
    expect(await busyNow()).toEqual(BY_LOAD);
    pass(6);
    expect(await busyNow()).toBeNull();
  });

  it('gives way to what staff say, and leaves them in peace for an hour once they ended it', async () => {
    await place(5);
    expect(await busyNow()).toEqual(BY_LOAD);
    await say({ minutes: 10, length: 'open' });
    expect(await busyNow()).toEqual({ minutes: 10, until: null, by_load: false });
    await say({ minutes: null, length: 'hour' });
    pass(59);
    expect(await busyNow()).toBeNull();
    pass(2);
    expect(await busyNow()).toEqual(BY_LOAD);
  });

  it('is told to boards and written down as the setting’s own, at its beginning and its end', async () => {
    const board = await watchBranches({
      ...{ app: backend.app, host: shop.host, headers },
      ids: [shop.branchId()],
    });
    await board.read();
    const orders = await place(5);
    await runDueJobs(backend.deps);
    expect(await board.read()).toContain('event: orders');
    await board.close();
    await finish(orders);
    pass(16);
    await runDueJobs(backend.deps);
    const owner = await joinStaff({ backend, slug: shop.slug, role: 'owner' });
    const { actions } = (await owner.at({ path: '/staff/history.json?topic=restaurant' })).body as History;
    const by = { kind: 'branch', id: null, name: null };
    const own = actions.filter(({ action }) => action === 'branch.busy');
    expect(own).toMatchObject([
      { by, about: { branch: expect.any(String) }, details: { to: null, over: 4 } },
      { by, details: { to: 20, count: 20, over: 4 } },
    ]);
  });

  it('ends with the setting, and is said by one worker of two', async () => {
    await place(5);
    const due = () => backend.db.system((sql) => findLoaded({ sql, now: backend.clock.now, limit: 1_000 }));
    expect(await due()).toContainEqual({ instance_id: shop.instanceId, id: shop.branchId() });
    const instance = await findInstanceById({ db: backend.db, instanceId: shop.instanceId });
    if (!instance) throw new Error('the shop is gone');
    const ctx = makeContext({ deps: backend.deps, instance, actor: { kind: 'job' } });
    const both = await Promise.all([1, 2].map(() => followLoad({ ctx, supplierId: shop.branchId() })));
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await due()).not.toContainEqual({ instance_id: shop.instanceId, id: shop.branchId() });
    await backend.importTenant({ ...shop.bundle, ...tablesOf({ busyOver: null }) });
    pass(16);
    expect(await busyNow()).toBeNull();
  });

  it('does so with two orders that come at once, of which neither knows the other', async () => {
    await place(3);
    const diners = [await shop.createDiner(), await shop.createDiner()];
    const carts = await Promise.all(diners.map((diner) => shop.fillCart(diner)));
    await Promise.all(
      diners.map((diner, index) => shop.placeCart(diner, carts[index] ?? { purchase_id: 0, total: 0 })),
    );
    expect(await busyNow()).toEqual(BY_LOAD);
  });
});
