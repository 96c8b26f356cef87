import type { Cart } from '@/lib/contract/cart/cart';
import type { OrderAgain } from '@/lib/contract/cart/cart-moves';
import type { Product } from '@/lib/contract/menu/menu';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle, createProduct } from '@/tests/support/backend/tenant-bundle';
import { bundleGroup, bundleOption } from '@/tests/support/menu/options';
import { CASH, CONTACT, type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

const offers = createBundle().products[0]?.offers ?? [];
const pizza = createProduct({
  sku: 'pizza',
  offers: offers.map((one) => ({ ...one, priceMinor: 0 })),
  optionGroups: [
    bundleGroup({
      key: 'mitades',
      min: 2,
      max: 2,
      priceRule: 'dearest',
      options: [
        bundleOption({ key: 'margarita', priceMinor: 30_000, max: 2, isDefault: true }),
        bundleOption({ key: 'hongos', priceMinor: 36_000, max: 2 }),
      ],
    }),
  ],
});

const cake = createProduct({
  sku: 'torta-de-cumple',
  offers,
  optionGroups: [
    bundleGroup({
      key: 'mensaje',
      min: 1,
      options: [bundleOption({ key: 'nombre', name: { es: 'Nombre' }, priceMinor: 3_500, textMax: 12 })],
    }),
  ],
});

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend, {
    products: [
      pizza,
      cake,
      createProduct({ sku: 'torta', maxPerOrder: 3, offers }),
      ...createBundle().products,
    ],
  });
});
beforeEach(async () => {
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

const cartOf = ({ body }: { body: unknown }) => body as Cart;
const refusalOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error?: { key: string; values?: unknown } }).error,
];
const LIMIT = [409, expect.objectContaining({ key: 'product_max', values: { limit: 3 } })];

describe('the maximum of a product in an order (rule cart/product-max)', () => {
  const setMax = (most: number) =>
    backend.db.system((sql) =>
      sql(
        `update products set content = content || jsonb_build_object('maxPerOrder', $2::int)
         where instance_id = $1 and sku = 'torta'`,
        [shop.instanceId, most],
      ),
    );

  it('counts over all lines of the cart', async () => {
    const id = shop.offerId('torta');
    expect(refusalOf(await shop.add(ana, { id, count: 4 }))).toEqual(LIMIT);
    const cart = cartOf(await shop.add(ana, { id, count: 2 }));
    expect(cart.products).toMatchObject([{ count: 2, max_per_order: 3 }]);
    const { purchase_id } = cart;
    expect(cartOf(await shop.add(ana, { id, comment: 'Sin azúcar' }, { purchase_id })).products).toHaveLength(
      2,
    );
    expect(refusalOf(await shop.add(ana, { id, comment: 'Con vela' }, { purchase_id }))).toEqual(LIMIT);
    const setCount = (count: number) =>
      shop.ask({
        method: 'PUT',
        path: `/shopping_cart/product_cart/${cart.products[0]?.id}.json?purchase_id=${purchase_id}`,
        headers: ana.headers,
        body: { product: { count } },
      });
    expect(refusalOf(await setCount(3))).toEqual(LIMIT);
    expect((await setCount(1)).status).toBe(200);
    expect((await setCount(2)).status).toBe(200);
  });

  it('that fell since hinders the order, and is what comes of ordering again', async () => {
    const cart = await shop.fillCart(ana);
    const { purchase_id } = cart;
    const filled = cartOf(await shop.add(ana, { id: shop.offerId('torta'), count: 3 }, { purchase_id }));
    expect(filled.issues).toEqual([]);
    await setMax(2);
    const line = filled.products.find(
      ({ product_supplier_id }) => product_supplier_id === shop.offerId('torta'),
    );
    expect(cartOf(await shop.getCart(ana, purchase_id)).issues).toEqual([
      { key: 'product_max', line_id: line?.id, values: { product: 'torta', limit: 2 } },
    ]);
    expect(keyOf(await shop.placeCart(ana, filled))).toBe('product_max');
    await setMax(3);
    expect((await shop.placeCart(ana, filled)).status).toBe(201);
    await setMax(1);
    const { body } = await shop.ask({
      method: 'POST',
      path: `/orders/${purchase_id}/again.json`,
      headers: { ...ana.headers, 'idempotency-key': 'again-of-the-torta' },
    });
    const again = body as OrderAgain;
    expect(again.missing).toEqual([{ name: 'torta', count: 2 }]);
    await setMax(3);
  });
});

describe('of a pizza of two halves', () => {
  it('the dearer half counts, once, and one is preselected (rule menu/options)', async () => {
    const { body } = await shop.ask({ path: `/api/products/${shop.offerId('pizza')}.json` });
    const { option_groups, has_required_options, options_least, options_vary } = body as Product;
    const [halves] = option_groups;
    expect(halves).toMatchObject({
      price_rule: 'dearest',
      options: [{ is_default: true }, { is_default: false }],
    });
    expect({ has_required_options, options_least, options_vary }).toEqual({
      has_required_options: true,
      options_least: 30_000,
      options_vary: true,
    });
    const [plain, mushroom] = halves?.options ?? [];
    const order = (...counts: [number | undefined, number][]) =>
      shop.add(ana, {
        id: shop.offerId('pizza'),
        options: counts.map(([option_id, count]) => ({ option_id, count })),
      });
    const prices = async (...counts: [number | undefined, number][]) =>
      cartOf(await order(...counts)).products.at(-1)?.unit_price;
    expect(await prices([plain?.id, 1], [mushroom?.id, 1])).toBe(36_000);
    expect(await prices([plain?.id, 2])).toBe(30_000);
    expect(keyOf(await order([mushroom?.id, 1]))).toBe('options_invalid');
  });
});

describe('what is written to an option (rule menu/option-text)', () => {
  const nameOption = async () => {
    const { body } = await shop.ask({ path: `/api/products/${shop.offerId('torta-de-cumple')}.json` });
    return (body as Product).option_groups[0]?.options[0];
  };
  const write = async (text: unknown) =>
    shop.add(ana, {
      id: shop.offerId('torta-de-cumple'),
      options: [{ option_id: (await nameOption())?.id, count: 1, text }],
    });

  it('stands in cart and order, and makes another line of the same cake', async () => {
    expect(await nameOption()).toMatchObject({ text_max: 12 });
    await write('Ana María');
    await write(' Ana María ');
    const cart = cartOf(await write('Eva'));
    expect(cart.products).toMatchObject([
      { count: 2, options: [{ name: 'Nombre', count: 1, text: 'Ana María' }] },
      { count: 1, options: [{ name: 'Nombre', text: 'Eva' }] },
    ]);
    const settled = cartOf(await shop.settle(ana, cart.purchase_id, { contact: CONTACT, ...CASH }));
    expect(settled.issues).toEqual([]);
    const { body } = await shop.placeCart(ana, settled);
    expect((body as Order).products.map(({ options }) => options[0]?.text)).toEqual(['Ana María', 'Eva']);
  });

  it('is kept without a bell (rule platform/typed-text)', async () => {
    const { products } = cartOf(await write('A\u0007l'));
    expect(products.map(({ options }) => options[0]?.text)).toContain('Al');
  });

  it.each([
    ['nothing', undefined, 'options_invalid'],
    ['blanks', '   ', 'options_invalid'],
    ['more than fits', 'María Fernanda', 'options_invalid'],
    ['NUL', 'Ana\u0000', 'invalid_input'],
    ['121 characters', 'x'.repeat(121), 'invalid_input'],
    ['a number', 7, 'invalid_input'],
    ['a card', '4242 4242 4242 4242', 'card_data_not_accepted'],
  ])('refuses %s', async (_what, text, key) => {
    expect(keyOf(await write(text))).toBe(key);
  });
});
