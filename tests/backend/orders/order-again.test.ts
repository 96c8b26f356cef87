import type { Cart } from '@/lib/contract/cart/cart';
import type { OrderAgain } from '@/lib/contract/cart/cart-moves';
import type { Order } from '@/lib/contract/orders/orders';
import type { PromoDeal } from '@/lib/domain/menu/promo-deal';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { withPromos } from '@/tests/support/prices/with-promos';
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
const order = async (count = 2, settled: object = {}): Promise<number> => {
  const cart = await shop.fillCart(ana, { count, ...settled });
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

  it('names what has lost its bundle, and what costs more since its promotion ended (rule menu/promotions)', async () => {
    const promoted = (deal: PromoDeal) => withPromos(createBundle().products, { limonada: { deal } });
    const orderAt = async (deal: PromoDeal, count: number) => {
      shop = await openShop(backend, { products: promoted(deal) });
      ana = await shop.createDiner();
      const id = await order(count);
      expect(await answered(id)).toMatchObject({ repriced: [], unbundled: [] });
      await backend.importTenant({ ...shop.bundle, products: createBundle().products });
      return answered(id);
    };
    const [bundled, cheaper] = [
      await orderAt({ kind: 'bundle', take: 3, pay: 2 }, 3),
      await orderAt({ kind: 'percent', percent: 10 }, 2),
    ];
    expect(bundled).toMatchObject({ cart: { total: 37_500 }, repriced: [] });
    expect(bundled.unbundled).toEqual([{ name: 'limonada', count: 3 }]);
    expect(cheaper).toMatchObject({ unbundled: [], repriced: [{ before: 11_250, after: 12_500 }] });
  });

  it('pressed twice, doubles nothing', async () => {
    const id = await order();
    await answered(id);
    const { cart, there } = await answered(id);
    expect(cart?.products.map(({ count }) => count)).toEqual([2]);
    expect(there).toEqual([{ name: 'limonada', count: 2 }]);
  });

  it('brings more pieces than a line holds, and doubles none of them', async () => {
    await shop.add(ana, { id: shop.offerId('limonada'), count: 99 });
    const id = await order(1, { cash_amount: null });
    for (const _time of [1, 2]) {
      const { cart, missing } = await answered(id);
      expect(cart?.products.map(({ count }) => count)).toEqual([99, 1]);
      expect(missing).toEqual([]);
    }
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
      changed: [],
      repriced: [],
      unbundled: [],
      there: [],
    });
  });

  it('keeps apart what is sold, but not with the options of then', async () => {
    const setOptions = (available: boolean) =>
      backend.db.tenant(shop.instanceId, (sql) =>
        sql<{ id: number }>(
          `update options set available = $2 where instance_id = $1 and key = 'queso' returning id`,
          [shop.instanceId, available],
        ),
      );
    const [option] = await setOptions(true);
    await shop.add(ana, {
      id: shop.offerId('ajiaco'),
      count: 2,
      options: [{ option_id: option?.id, count: 1 }],
    });
    const id = await order(1, { cash_amount: null });
    await setOptions(false);
    const { cart, missing, changed } = await answered(id);
    expect(cart?.products.map(({ name }) => name)).toEqual(['limonada']);
    expect(missing).toEqual([]);
    expect(changed).toMatchObject([
      { count: 2, product_supplier_id: shop.offerId('ajiaco'), sold_out: 'Queso' },
    ]);
    expect(changed[0]?.slug).toBe(shop.bundle.branches[0]?.slug);
  });

  it('is its owner’s, and of an order: not of a cart', async () => {
    const id = await order();
    expect((await again(id, await shop.createDiner())).status).toBe(404);
    const { body } = await shop.add(ana, { id: shop.offerId('limonada') });
    expect(keyOf(await again((body as Cart).purchase_id))).toBe('illegal_transition');
  });
});
