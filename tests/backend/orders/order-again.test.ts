import type { Cart, OrderAgain } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = new Date('2026-11-18T17:00:00Z');
  shop = await openShop(backend);
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

const change = (column: string, value: unknown, sku = 'limonada') =>
  backend.db.tenant(shop.instanceId, (sql) =>
    sql(`update supplier_products set ${column} = $3 where instance_id = $1 and id = $2`, [
      shop.instanceId,
      shop.offerId(sku),
      value,
    ]),
  );
const again = (id: number, diner = ana) =>
  shop.ask({ method: 'POST', path: `/orders/${id}/again.json`, headers: diner.headers });
const answered = async (id: number) => (await again(id)).body as OrderAgain;
const order = async (count = 2): Promise<number> => {
  const cart = await shop.fillCart(ana, { count });
  const key = { 'idempotency-key': `again-${cart.purchase_id}` };
  return ((await shop.placeCart(ana, cart, {}, key)).body as Order).id;
};

describe('ordering again (rule orders/again)', () => {
  it('puts the same into a cart of the same branch and service, at the prices of now', async () => {
    const id = await order();
    await change('price_minor', 14_000);
    const { cart, missing, repriced, there } = await answered(id);
    expect(cart).toMatchObject({
      supplier_id: shop.branchId(),
      service: 'take_away',
      is_cart: true,
      products: [{ name: 'limonada', count: 2, unit_price: 14_000 }],
      total: 28_000,
    });
    expect(cart?.purchase_id).not.toBe(id);
    expect({ missing, there }).toEqual({ missing: [], there: [] });
    expect(repriced).toMatchObject([{ name: 'limonada', before: 12_500, after: 14_000 }]);
  });

  it('pressed twice, doubles nothing', async () => {
    const id = await order();
    await answered(id);
    const { cart, there } = await answered(id);
    expect(cart?.products.map(({ count }) => count)).toEqual([2]);
    expect(there).toEqual([{ name: 'limonada', count: 2 }]);
  });

  it('keeps what the cart holds already, and names it', async () => {
    const id = await order();
    await shop.add(ana, { id: shop.offerId('limonada'), comment: 'Sin azúcar' });
    const { cart, there } = await answered(id);
    expect(there).toEqual([{ name: 'limonada', count: 1 }]);
    expect(cart?.products.map(({ count, comment }) => [count, comment])).toEqual([
      [1, 'Sin azúcar'],
      [2, ''],
    ]);
  });

  it('names what is short, and brings what there is', async () => {
    const id = await order(3);
    await change('stock', 1);
    const { cart, missing } = await answered(id);
    expect(cart?.products.map(({ count }) => count)).toEqual([1]);
    expect(missing).toEqual([{ name: 'limonada', count: 2 }]);
  });

  it('shares what is left among the lines of one product (rule cart/stock)', async () => {
    await shop.add(ana, { id: shop.offerId('limonada'), comment: 'Sin azúcar' });
    const id = await order(1);
    await change('stock', 1);
    const { cart, missing } = await answered(id);
    expect(cart?.products.map(({ count }) => count)).toEqual([1]);
    expect(missing).toEqual([{ name: 'limonada', count: 1 }]);
  });

  it('begins no cart where nothing is sold any more', async () => {
    const id = await order();
    await change('available', false);
    expect(await answered(id)).toEqual({
      cart: null,
      missing: [{ name: 'limonada', count: 2 }],
      repriced: [],
      there: [],
    });
  });

  it('is its owner’s, and of an order: not of a cart', async () => {
    const id = await order();
    expect((await again(id, await shop.createDiner())).status).toBe(404);
    const { body } = await shop.add(ana, { id: shop.offerId('limonada') });
    expect(keyOf(await again((body as Cart).purchase_id))).toBe('illegal_transition');
  });
});
