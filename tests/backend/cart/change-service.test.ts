import type { Cart } from '@/lib/contract/cart/cart';
import type { SupplierChange } from '@/lib/contract/cart/cart-moves';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createCoupon } from '@/tests/support/backend/tenant-bundle';
import { ADDRESS, type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend, {
    coupons: [createCoupon({ code: 'llevar', services: ['take_away'] })],
  });
});
beforeEach(async () => {
  backend.clock.now = new Date('2026-11-18T17:00:00Z');
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

const LATER = { service: 'delivery', subservice: 'schedule' };
const AWAY = { service: 'take_away' };
type Place = { service: string; subservice?: string };
const path = (id: number, place: Place, branch = 'centro') =>
  `/shopping_cart/change_supplier/${id}.json?${new URLSearchParams({ supplier_id: String(shop.branchId(branch)), ...place })}`;
const preview = async (id: number, place: Place) =>
  (await shop.ask({ path: path(id, place), headers: ana.headers })).body as SupplierChange;
const move = (id: number, place: Place, { branch = 'centro', lost = [] as number[] } = {}) =>
  shop.ask({ method: 'PUT', path: path(id, place, branch), headers: ana.headers, body: { lost } });
const add = async (sku: string, place: Place, product: object = {}) =>
  (await shop.add(ana, { id: shop.offerId(sku), ...product }, place)).body as Cart;
const moved = async (id: number, place: Place) => (await move(id, place)).body as Cart;
const shownCarts = async () => {
  const { body } = await shop.ask({ path: '/api/actual_purchases.json', headers: ana.headers });
  return (body as Order[]).map(({ id, service, subservice, products }) => [
    id,
    subservice ?? service,
    products.map(({ name, count }) => `${count} ${name}`),
  ]);
};

describe('another service (rule cart/brought-along)', () => {
  it('takes the whole cart along and back: it is one all the time', async () => {
    const { purchase_id: id } = await add('limonada', { service: 'delivery' }, { count: 2 });
    expect(await moved(id, AWAY)).toMatchObject({ purchase_id: id, ...AWAY, subservice: null });
    expect(await shownCarts()).toEqual([[id, 'take_away', ['2 limonada']]]);
    expect(await moved(id, { service: 'delivery' })).toMatchObject({ service: 'delivery', total: 28_500 });
    expect(await moved(id, LATER)).toMatchObject(LATER);
    expect(await shownCarts()).toEqual([[id, 'schedule', ['2 limonada']]]);
  });

  it('says before what the delivery costs, which a branch with one zone knows before the address (rule delivery/price)', async () => {
    const { purchase_id: id } = await add('limonada', AWAY);
    expect(await preview(id, { service: 'delivery' })).toMatchObject({
      kept: 1,
      lost: [],
      repriced: [],
      there: [],
      before: { total: 12_500, delivery: 0 },
      after: { total: 16_000, delivery: 3_500 },
    });
    await moved(id, { service: 'delivery' });
    await shop.settle(ana, id, { place: ADDRESS });
    expect(await preview(id, AWAY)).toMatchObject({
      before: { total: 16_000, delivery: 3_500 },
      after: { total: 12_500, delivery: 0 },
    });
  });

  it('joins the cart that is there: nothing is doubled, and the other place keeps none', async () => {
    const delivery = await add('limonada', { service: 'delivery' }, { count: 2 });
    await add('limonada', AWAY, { count: 3 });
    await add('limonada', AWAY, { comment: 'Sin azúcar' });
    expect((await preview(delivery.purchase_id, AWAY)).there).toEqual([
      { name: 'limonada', count: 3 },
      { name: 'limonada', count: 1 },
    ]);
    const one = await moved(delivery.purchase_id, AWAY);
    expect(one.products.map(({ count, comment }) => [count, comment])).toEqual([
      [3, ''],
      [1, 'Sin azúcar'],
    ]);
    expect(await shownCarts()).toEqual([[one.purchase_id, 'take_away', ['3 limonada', '1 limonada']]]);
    // The next cart of the place that was left is begun empty.
    const next = await add('limonada', { service: 'delivery' });
    expect(next.products.map(({ count }) => count)).toEqual([1]);
    expect(next.contact).toBeNull();
  });

  it('doubles nothing of a dish that is on two lines, because one was full', async () => {
    for (const place of [AWAY, { service: 'delivery' }])
      for (const count of [99, 1]) await add('limonada', place, { count });
    const { purchase_id: id } = await add('limonada', { service: 'delivery' });
    expect((await moved(id, AWAY)).products.map(({ count }) => count)).toEqual([99, 2]);
  });

  it('asked twice, as after a lost answer, moves once', async () => {
    const { purchase_id: id } = await add('limonada', { service: 'delivery' });
    await move(id, AWAY);
    expect((await move(id, AWAY)).body).toMatchObject({ ...AWAY, products: [{ count: 1 }] });
  });

  it('forgets the hour of what is not for an hour any more, and keeps the address', async () => {
    const { purchase_id: id } = await add('limonada', LATER);
    await shop.settle(ana, id, { place: ADDRESS, schedule_date: '2026-11-18', schedule_hour: '14:00' });
    expect(await moved(id, AWAY)).toMatchObject({ schedule_date: null, place: ADDRESS });
    expect(await moved(id, LATER)).toMatchObject({ schedule_date: null, schedule_hour: null });
  });

  it('names what is sold out, and a coupon of the other service', async () => {
    const { purchase_id: id, products } = await add('limonada', AWAY);
    const code = { coupon: { code: 'LLEVAR' } };
    await shop.ask({
      method: 'POST',
      path: `/shopping_cart/coupon/${id}.json`,
      headers: ana.headers,
      body: code,
    });
    expect((await preview(id, { service: 'delivery' })).coupon).toMatchObject({
      refusal: { key: 'coupon_service' },
    });
    const sell = (available: boolean) =>
      backend.db.tenant(shop.instanceId, (sql) =>
        sql('update supplier_products set available = $3 where instance_id = $1 and id = $2', [
          shop.instanceId,
          shop.offerId('limonada'),
          available,
        ]),
      );
    await sell(false);
    const [line] = products;
    expect(await preview(id, { service: 'delivery' })).toMatchObject({
      kept: 0,
      lost: [{ line_id: line?.id, name: 'limonada', count: 1 }],
    });
    expect(keyOf(await move(id, { service: 'delivery' }))).toBe('conflict');
    await sell(true);
  });

  it.each([
    ['a service that the branch has not', LATER, 'norte', 'service_unavailable'],
    ['a table', { service: 'on_table' }, 'centro', 'on_table_unavailable'],
    ['a room that is delivered to', { service: 'delivery', subservice: 'room' }, 'centro', 'invalid_input'],
  ])('is refused for %s', async (_what, place, branch, key) => {
    const { purchase_id: id } = await add('limonada', AWAY);
    expect(keyOf(await move(id, place, { branch }))).toBe(key);
  });

  it('two moves at once into each other leave one cart with everything', async () => {
    const delivery = await add('limonada', { service: 'delivery' }, { count: 2 });
    const away = await add('limonada', AWAY, { comment: 'Sin azúcar' });
    const both = await Promise.all([
      move(delivery.purchase_id, AWAY),
      move(away.purchase_id, { service: 'delivery' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const held = (await shownCarts()).flatMap(([, , lines]) => lines as string[]);
    expect(held).toHaveLength(2);
  });
});

test('a cart of another branch joins the one that is there (rule cart/change-branch)', async () => {
  const centro = await add('limonada', AWAY, { count: 2 });
  const norte = { id: shop.offerId('limonada', 'norte') };
  await shop.add(ana, norte, { ...AWAY, supplier_id: shop.branchId('norte') });
  const one = (await move(centro.purchase_id, AWAY, { branch: 'norte' })).body as Cart;
  expect(one).toMatchObject({ supplier_id: shop.branchId('norte'), products: [{ count: 2 }] });
  expect(await shownCarts()).toEqual([[one.purchase_id, 'take_away', ['2 limonada']]]);
});
