import type { Cart } from '@/lib/contract/cart/cart';
import type { Product } from '@/lib/contract/menu/menu';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle, createProduct } from '@/tests/support/backend/tenant-bundle';
import { groupCalls } from '@/tests/support/shops/group-calls';
import { CASH, CONTACT, type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

const offers = createBundle().products[0]?.offers ?? [];
const breakfast = createProduct({
  sku: 'calentado',
  offers,
  served: [{ days: [...WEEKDAYS], from: '07:00', to: '13:00' }],
});
/** A Wednesday in Bogotá. */
const NOON = new Date('2026-11-18T17:00:00Z');
const TWO = new Date('2026-11-18T19:00:00Z');
const HOURS = '7:00\u00a0a.\u00a0m.–1:00\u00a0p.\u00a0m.';

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend, { products: [breakfast, ...createBundle().products] });
});
beforeEach(async () => {
  backend.clock.now = NOON;
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

const cartOf = ({ body }: { body: unknown }) => body as Cart;
const addBreakfast = (data: Record<string, unknown> = {}) =>
  shop.add(ana, { id: shop.offerId('calentado'), count: 2 }, data);
const later = (hour: string, date = '2026-11-19') => ({ subservice: 'schedule', schedule: { date, hour } });

describe('a dish with hours (rule menu/served)', () => {
  it('says them, and is added at them alone', async () => {
    const { body } = await shop.ask({ path: `/api/products/${shop.offerId('calentado')}.json` });
    expect((body as Product).served).toEqual([{ days: [...WEEKDAYS], from: '07:00', to: '13:00' }]);
    expect((await addBreakfast()).status).toBe(200);
    backend.clock.now = TWO;
    expect(await addBreakfast()).toMatchObject({
      status: 409,
      body: { error: { key: 'product_hours', values: { hours: HOURS } } },
    });
  });

  it('that was added in time is not ordered after it', async () => {
    const { purchase_id } = cartOf(await addBreakfast());
    const cart = cartOf(await shop.settle(ana, purchase_id, { contact: CONTACT, ...CASH }));
    expect(cart.issues).toEqual([]);
    backend.clock.now = TWO;
    expect(cartOf(await shop.getCart(ana, purchase_id)).issues).toMatchObject([
      { key: 'product_hours', line_id: cart.products[0]?.id, values: { hours: HOURS } },
    ]);
    expect(keyOf(await shop.placeCart(ana, cart))).toBe('product_hours');
  });

  it('is ordered for later by the hour that is chosen, whatever the hour of now', async () => {
    backend.clock.now = TWO;
    expect(keyOf(await addBreakfast(later('15:00')))).toBe('product_hours');
    const { purchase_id } = cartOf(await addBreakfast(later('12:00')));
    const cart = cartOf(await shop.settle(ana, purchase_id, { contact: CONTACT, ...CASH }));
    expect(cart.issues).toEqual([]);
    const moved = await shop.settle(ana, purchase_id, { schedule_hour: '16:00' });
    expect(cartOf(moved).issues).toMatchObject([{ key: 'product_hours' }]);
    await shop.settle(ana, purchase_id, { schedule_hour: '12:00' });
    expect((await shop.placeCart(ana, cart)).status).toBe(201);
  });

  it('is added before an hour is chosen', async () => {
    backend.clock.now = TWO;
    const cart = cartOf(await addBreakfast({ subservice: 'schedule' }));
    expect(cart.products).toHaveLength(1);
    expect(cart.issues.map(({ key }) => key)).not.toContain('product_hours');
  });

  it('is added to a cart that was emptied, whose hour gives way; not to one that still holds something', async () => {
    const lemonade = { id: shop.offerId('limonada'), count: 1 };
    const { purchase_id, products } = cartOf(await shop.add(ana, lemonade, later('16:00')));
    expect(keyOf(await addBreakfast({ subservice: 'schedule' }))).toBe('product_hours');
    await shop.ask({
      method: 'PUT',
      path: `/shopping_cart/product_cart/${products[0]?.id}.json?purchase_id=${purchase_id}`,
      headers: ana.headers,
      body: { product: { count: 0 } },
    });
    expect(keyOf(await addBreakfast(later('16:00')))).toBe('product_hours');
    const cart = cartOf(await addBreakfast({ subservice: 'schedule' }));
    expect(cart).toMatchObject({
      purchase_id,
      subservice: 'schedule',
      schedule_date: null,
      schedule_hour: null,
    });
    expect(cart.issues.map(({ key }) => key)).not.toContain('product_hours');
  });

  it('that a guest of a group chooses takes no hour away, which is its owner’s to say (rule cart/group)', async () => {
    const lemonade = { id: shop.offerId('limonada'), count: 1 };
    const begun = cartOf(await shop.add(ana, lemonade, later('16:00')));
    const { purchase_id, products } = begun;
    const luis = await shop.createDiner();
    const group = groupCalls(shop);
    await group.join(luis, await group.link(ana, begun), 'Luis');
    await shop.ask({
      method: 'PUT',
      path: `/shopping_cart/product_cart/${products[0]?.id}.json?purchase_id=${purchase_id}`,
      headers: ana.headers,
      body: { product: { count: 0 } },
    });
    const added = await shop.add(luis, { id: shop.offerId('calentado'), count: 1 }, { purchase_id });
    expect(keyOf(added)).toBe('product_hours');
    expect(cartOf(await shop.getCart(ana, purchase_id)).schedule_hour).toBe('16:00');
  });

  it('that is the only one of its cart is not changed at the cost of the hour that is shown beside it', async () => {
    const { purchase_id, products } = cartOf(await addBreakfast(later('12:00')));
    await shop.settle(ana, purchase_id, { schedule_hour: '16:00' });
    const changed = await shop.ask({
      method: 'POST',
      path: '/shopping_cart/add_product_cart',
      headers: ana.headers,
      body: {
        purchase_id,
        replaces: products[0]?.id,
        product: { id: shop.offerId('calentado'), count: 1 },
        data_purchase: { service: 'take_away', supplier_id: shop.branchId() },
      },
    });
    expect(keyOf(changed)).toBe('product_hours');
    expect(cartOf(await shop.getCart(ana, purchase_id)).schedule_hour).toBe('16:00');
  });
});
