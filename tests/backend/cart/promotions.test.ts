import type { Cart } from '@/lib/contract/cart/cart';
import type { Product, ProductCard } from '@/lib/contract/menu/menu';
import type { Order } from '@/lib/contract/orders/orders';
import { type Answer, createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle, createCoupon, createProduct } from '@/tests/support/backend/tenant-bundle';
import { billWith } from '@/tests/support/bill-with';
import { THREE_FOR_TWO, TWO_FOR_ONE, withPromos } from '@/tests/support/prices/with-promos';
import { CASH, CONTACT, type Diner, keyOf, NO_TIP, openShop, type Shop } from '@/tests/support/shops/shop';

/** At 12:30 of a Wednesday in Bogotá. */
const NOON = new Date('2026-11-18T17:30:00Z');
const HAPPY_HOUR = { days: ['wed' as const], from: '12:00', to: '13:00', starts: null, ends: null };
const offers = ['centro', 'norte'].map((branchSlug) => ({
  branchSlug,
  priceMinor: 9_999,
  stock: null,
  available: true,
}));
const dish = (sku: string, priceMinor = 9_999) =>
  createProduct({ sku, offers: offers.map((offer) => ({ ...offer, priceMinor })) });

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend, {
    products: withPromos(
      [
        ...createBundle().products,
        ...['percent', 'off', 'happy', 'away', 'norte', 'words'].map((sku) => dish(sku)),
        dish('dear', 3_000),
        dish('cheap', 1_000),
      ],
      {
        limonada: THREE_FOR_TWO,
        percent: { deal: { kind: 'percent', percent: 15 } },
        off: { deal: { kind: 'amount', amountMinor: 20_000 } },
        happy: { ...TWO_FOR_ONE, window: HAPPY_HOUR },
        away: { deal: { kind: 'price', priceMinor: 5_000 }, services: ['delivery'] },
        norte: { deal: { kind: 'price', priceMinor: 5_000 }, branches: ['norte'] },
        words: { deal: { kind: 'words' } },
        dear: { ...TWO_FOR_ONE, mix: 'copas' },
        cheap: { ...TWO_FOR_ONE, mix: 'copas' },
      },
    ),
    coupons: [
      createCoupon({ code: 'mesa', perProfile: 50 }),
      createCoupon({
        code: 'tope',
        perProfile: 50,
        terms: { kind: 'percent', percent: 50, maxMinor: 3_000 },
      }),
      createCoupon({ code: 'grande', perProfile: 50, minimumMinor: 30_000 }),
    ],
  });
});
beforeEach(async () => {
  backend.clock.now = NOON;
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

const cartOf = ({ body }: Answer) => body as Cart;
const fill = async (dishes: Record<string, number>, data: Record<string, unknown> = {}): Promise<Cart> => {
  let cart: Cart | null = null;
  for (const [sku, count] of Object.entries(dishes))
    cart = cartOf(await shop.add(ana, { id: shop.offerId(sku), count }, data));
  if (!cart) throw new Error('nothing was added');
  return cart;
};
const settled = async (cart: Cart) =>
  cartOf(await shop.settle(ana, cart.purchase_id, { contact: CONTACT, ...CASH, ...NO_TIP }));
const promosOf = (cart: Pick<Cart, 'products'>) => cart.products.map(({ promo }) => promo);

describe('what promotions take off a cart (rule menu/promotions)', () => {
  it.each([
    ['a percentage, rounded once a piece', { percent: 3 }, 3 * (9_999 - 1_500), 3 * 1_500],
    ['an amount, never below nothing', { off: 2 }, 0, 2 * 9_999],
    ['three for two', { limonada: 3 }, 25_000, 12_500],
    ['one more is paid', { limonada: 4 }, 37_500, 12_500],
    ['what mixes, the cheaper one free', { dear: 1, cheap: 1 }, 3_000, 1_000],
    ['what mixes, dear with dear', { dear: 2, cheap: 2 }, 4_000, 4_000],
    ['in its hour', { happy: 2 }, 9_999, 9_999],
    ['words alone', { words: 2 }, 19_998, 0],
    ['of another service', { away: 1 }, 9_999, 0],
    ['of another branch', { norte: 1 }, 9_999, 0],
  ])('%s', async (_case, dishes, products, saved) => {
    const cart = await fill(dishes as Record<string, number>);
    expect(cart).toMatchObject({ bill: billWith({ products }), total: products, saved });
    expect(cart.products.reduce((sum, { subtotal }) => sum + subtotal, 0)).toBe(products);
  });

  it('holds for its service and at its branch', async () => {
    // With the delivery of the branch's only zone.
    expect((await fill({ away: 1 }, { service: 'delivery' })).total).toBe(5_000 + 3_500);
    const north = { id: shop.offerId('norte', 'norte') };
    expect(cartOf(await shop.add(ana, north, { supplier_id: shop.branchId('norte') })).total).toBe(5_000);
  });

  it('says of each line what it is without, what is taken off and what is missing', async () => {
    const cart = await fill({ limonada: 2, percent: 1, words: 1 });
    const bundle = { take: 3, pay: 2, missing: 1 };
    expect(promosOf(cart)).toEqual([
      { label: 'Promo limonada', before: 25_000, saved: 0, bundle },
      { label: 'Promo percent', before: 9_999, saved: 1_500, bundle: null },
      null,
    ]);
    const [line] = (await fill({ limonada: 1 })).products;
    expect(line).toMatchObject({
      unit_price: 12_500,
      subtotal: 25_000,
      promo: { before: 37_500, saved: 12_500, bundle: { missing: 0 } },
    });
  });

  it('counts the pieces of all lines, each of which carries its part', async () => {
    await shop.add(ana, { id: shop.offerId('limonada'), count: 2 });
    const cart = cartOf(await shop.add(ana, { id: shop.offerId('limonada'), comment: 'sin hielo' }));
    expect(cart.products.map(({ subtotal }) => subtotal)).toEqual([25_000 - 8_334, 12_500 - 4_166]);
    expect(cart.total).toBe(25_000);
  });

  it('is what coupons count on, and a coupon may have a most (rule cart/coupon)', async () => {
    const { purchase_id } = await fill({ limonada: 3 });
    const apply = async (code: string) =>
      shop.ask({
        method: 'POST',
        path: `/shopping_cart/coupon/${purchase_id}.json`,
        headers: ana.headers,
        body: { coupon: { code } },
      });
    expect(cartOf(await apply('mesa')).bill).toEqual(billWith({ products: 25_000, coupon: -2_500 }));
    expect(cartOf(await apply('tope')).bill).toEqual(billWith({ products: 25_000, coupon: -3_000 }));
    expect(keyOf(await apply('grande'))).toBe('coupon_minimum');
  });

  it('is what the minimum counts on (rule cart/minimum-order)', async () => {
    const cart = await fill({ off: 5, dear: 4 });
    expect(cart).toMatchObject({ total: 6_000, minimum: { value: 10_000, missing: 4_000 } });
  });
});

describe('the menu', () => {
  it('shows the price of each deal, and nothing where it does not hold', async () => {
    const cards = async (branch: string) => {
      const { body } = await shop.ask({ path: `/domain/suppliers/${branch}.json` });
      const { menu } = body as { menu: { categories: { products: ProductCard[] }[] } };
      const found = menu.categories.flatMap(({ products }) => products);
      return Object.fromEntries(found.map(({ name, promo }) => [name, promo]));
    };
    const centro = await cards('centro');
    expect(centro.percent).toMatchObject({ price: 8_499, bundle: null });
    expect(centro.off).toMatchObject({ price: 0 });
    expect(centro.limonada).toMatchObject({ price: null, bundle: { take: 3, pay: 2 } });
    expect(centro.away).toMatchObject({ services: ['delivery'] });
    expect(centro.norte).toBeNull();
    expect((await cards('norte')).norte).toMatchObject({ price: 5_000 });
    const { body } = await shop.ask({ path: `/api/products/${shop.offerId('norte')}.json` });
    expect(body as Product).toMatchObject({ promo: null, is_promo: false });
  });
});

describe('an order', () => {
  it('is charged what its cart showed, and keeps it whatever the menu does', async () => {
    const cart = await settled(await fill({ limonada: 3, percent: 2, happy: 2 }));
    const total = 25_000 + 2 * 8_499 + 9_999;
    expect(cart.total).toBe(total);
    const { status, body } = await shop.placeCart(ana, cart);
    expect(status).toBe(201);
    backend.clock.now = new Date('2026-11-18T19:30:00Z');
    await backend.importTenant({ ...shop.bundle, products: createBundle().products });
    const order = (await shop.ask({ path: `/orders/${(body as Order).id}.json`, headers: ana.headers }))
      .body as Order;
    expect(order).toMatchObject({
      total,
      saved: 12_500 + 3_000 + 9_999,
      bill: billWith({ products: total }),
    });
    expect(order.products.map(({ subtotal, promo }) => [subtotal, promo])).toEqual([
      [25_000, { label: 'Promo limonada', before: 37_500, saved: 12_500, bundle: null }],
      [16_998, { label: 'Promo percent', before: 19_998, saved: 3_000, bundle: null }],
      [9_999, { label: 'Promo happy', before: 19_998, saved: 9_999, bundle: null }],
    ]);
    await backend.importTenant(shop.bundle);
  });

  it('whose happy hour has ended is not placed at its price, and says the new one', async () => {
    const cart = await settled(await fill({ happy: 2 }));
    // 13:00, where it ends.
    backend.clock.now = new Date('2026-11-18T18:00:00Z');
    const refused = await shop.placeCart(ana, cart);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { error: { key: 'total_changed', values: { total: 19_998 } } },
    ]);
    const now = cartOf(await shop.getCart(ana, cart.purchase_id));
    expect(now).toMatchObject({ total: 19_998, saved: 0 });
    expect((await shop.placeCart(ana, now)).status).toBe(201);
  });

  it('that is a cart again follows the menu again', async () => {
    const { purchase_id } = await fill({ limonada: 3 });
    const cart = cartOf(
      await shop.settle(ana, purchase_id, { contact: CONTACT, payment_method: 'card', ...NO_TIP }),
    );
    await shop.placeCart(ana, cart);
    const back = await shop.ask({
      method: 'DELETE',
      path: `/orders/${purchase_id}.json`,
      headers: ana.headers,
    });
    expect(back.status).toBe(200);
    const line = cart.products[0]?.id;
    const path = `/shopping_cart/product_cart/${line}.json?purchase_id=${purchase_id}`;
    const fewer = await shop.ask({
      method: 'PUT',
      path,
      headers: ana.headers,
      body: { product: { count: 2 } },
    });
    expect(cartOf(fewer)).toMatchObject({ total: 25_000, saved: 0 });
  });
});

describe('whoever tries to take more off (guarantee/server-prices)', () => {
  it.each([
    ['a price', { unit_price: 1, subtotal: 1, saved: 37_499 }],
    ['a promotion', { promo: { kind: 'percent', percent: 100 }, off_minor: 37_500, discount: 99 }],
    ['one of another product', { promo_id: 1, deal: { kind: 'bundle', take: 2, pay: 0 } }],
    ['the prototype', { __proto__: { promo: { price: 0 } }, constructor: { prototype: { price: 0 } } }],
  ])('%s in the call is refused by name (rule platform/unknown-fields)', async (_case, more) => {
    const answer = await shop.add(ana, { id: shop.offerId('limonada'), count: 3, ...more });
    const fields = Object.keys(more).map((name) => [`product.${name}`, 'unknown']);
    expect(answer.body).toMatchObject({
      error: { key: 'invalid_input', fields: Object.fromEntries(fields) },
    });
  });

  it.each([-3, 0, 1.5, 100, 1e10, '3', null])('%p pieces are refused', async (count) => {
    expect((await shop.add(ana, { id: shop.offerId('limonada'), count })).status).toBe(422);
  });

  it('lines of ninety-nine add up, line by line', async () => {
    let cart = await fill({ limonada: 99 });
    for (const [sku, comment] of ['dear', 'cheap'].flatMap((one) =>
      Array.from({ length: 8 }, (_, at) => [one, `${at}`] as const),
    ))
      cart = cartOf(await shop.add(ana, { id: shop.offerId(sku), count: 99, comment }));
    const pieces = 8 * 99;
    const products = 66 * 12_500 + (pieces / 2) * 3_000 + (pieces / 2) * 1_000;
    expect(cart).toMatchObject({ total: products, bill: billWith({ products }) });
    expect(cart.products.reduce((sum, { subtotal }) => sum + subtotal, 0)).toBe(products);
    expect(cart.products.every(({ subtotal }) => Number.isInteger(subtotal) && subtotal >= 0)).toBe(true);
  });

  it('with another total is refused, and told the real one', async () => {
    const cart = await settled(await fill({ limonada: 3 }));
    for (const total of [1, 24_999, 37_500]) {
      const refused = await shop.placeCart(ana, { ...cart, total });
      expect(refused.body).toMatchObject({ error: { key: 'total_changed', values: { total: 25_000 } } });
    }
  });
});
