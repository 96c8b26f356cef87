import type { Cart } from '@/lib/contract/cart/cart';
import { type Answer, createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
/** Option ids of the dish with a required group. */
let options: number[];
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
  const rows = await backend.db.system((sql) =>
    sql<{ id: number }>(
      `select n.id from options n join option_groups g on g.instance_id = n.instance_id and g.id = n.group_id
       join supplier_products o on o.instance_id = g.instance_id and o.product_id = g.product_id
       where n.instance_id = $1 and o.id = $2 order by n.id`,
      [shop.instanceId, shop.offerId('ajiaco')],
    ),
  );
  options = rows.map(({ id }) => id);
});
beforeEach(async () => {
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

type Changes = { count?: number; comment?: string; options?: object[] };
const put = (
  diner: Diner,
  product: Changes & { sku?: string },
  more: object = {},
  headers = {},
): Promise<Answer> => {
  const { sku = 'limonada', ...rest } = product;
  return shop.ask({
    method: 'POST',
    path: '/shopping_cart/add_product_cart',
    headers: { ...diner.headers, ...headers },
    body: {
      product: { id: shop.offerId(sku), count: 1, ...rest },
      data_purchase: { service: 'take_away', supplier_id: shop.branchId() },
      ...more,
    },
  });
};
const begin = async (...products: (Changes & { sku?: string })[]): Promise<Cart> => {
  let cart: Cart | null = null;
  for (const product of products) {
    cart = (await put(ana, product, { purchase_id: cart?.purchase_id ?? null })).body as Cart;
  }
  if (!cart) throw new Error('nothing was added');
  return cart;
};
const lines = ({ products }: Cart) => products.map(({ id, count, comment }) => ({ id, count, comment }));
const read = async ({ purchase_id }: Cart) => (await shop.getCart(ana, purchase_id)).body as Cart;
const lineAt = ({ products }: Cart, place: number): number => products[place]?.id ?? 0;

describe('a line that is edited (rule cart/edit)', () => {
  test('stays where it was, as it is now', async () => {
    const cart = await begin({ comment: 'con hielo' }, { comment: 'sin azúcar' });
    const { purchase_id } = cart;
    const edited = await put(ana, { count: 3, comment: 'tibia' }, { purchase_id, replaces: lineAt(cart, 0) });
    expect(lines(edited.body as Cart)).toEqual([
      { id: lineAt(cart, 0), count: 3, comment: 'tibia' },
      { id: lineAt(cart, 1), count: 1, comment: 'sin azúcar' },
    ]);
  });

  test('counts on another line that it equals now', async () => {
    const cart = await begin({ comment: 'con hielo' }, { comment: '', count: 2 });
    const { purchase_id } = cart;
    const edited = await put(ana, { count: 1, comment: '' }, { purchase_id, replaces: lineAt(cart, 0) });
    expect(lines(edited.body as Cart)).toEqual([{ id: lineAt(cart, 1), count: 3, comment: '' }]);
  });

  test('is as it was when what it should be is refused', async () => {
    const cart = await begin({
      sku: 'ajiaco',
      options: options.slice(0, 1).map((option_id) => ({ option_id, count: 1 })),
    });
    const { purchase_id } = cart;
    const wrong = [{ option_id: 999_999_999, count: 1 }];
    const refused = await put(
      ana,
      { sku: 'ajiaco', options: wrong },
      { purchase_id, replaces: lineAt(cart, 0) },
    );
    expect(keyOf(refused)).toBe('options_invalid');
    expect((await read(cart)).products).toEqual(cart.products);
  });

  test('takes the stock that it held itself', async () => {
    const setStock = (stock: number | null) =>
      backend.db.system((sql) =>
        sql('update supplier_products set stock = $3 where instance_id = $1 and id = $2', [
          shop.instanceId,
          shop.offerId('limonada'),
          stock,
        ]),
      );
    const cart = await begin({ count: 2, comment: 'con hielo' });
    const { purchase_id } = cart;
    await setStock(2);
    const same = await put(ana, { count: 2, comment: 'tibia' }, { purchase_id, replaces: lineAt(cart, 0) });
    const more = await put(ana, { count: 3, comment: 'tibia' }, { purchase_id, replaces: lineAt(cart, 0) });
    await setStock(null);
    expect([same.status, keyOf(more)]).toEqual([200, 'out_of_stock']);
  });

  test('sent twice with one key is edited once, also where it counted on another', async () => {
    const cart = await begin({ comment: 'con hielo' }, { comment: '' });
    const { purchase_id } = cart;
    const send = () =>
      put(ana, { comment: '' }, { purchase_id, replaces: lineAt(cart, 0) }, { 'idempotency-key': 'edit-1' });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(lines(second.body as Cart)).toEqual([{ id: lineAt(cart, 1), count: 2, comment: '' }]);
  });

  test.each([
    ['of another dish', () => ({ sku: 'ajiaco' }), (cart: Cart) => ({ replaces: lineAt(cart, 0) })],
    ['that is not there', () => ({}), () => ({ replaces: 999_999_999 })],
  ])('%s is not found', async (_which, product, more) => {
    const cart = await begin({});
    const { purchase_id } = cart;
    expect(keyOf(await put(ana, product(), { purchase_id, ...more(cart) }))).toBe('not_found');
    expect((await read(cart)).products).toEqual(cart.products);
  });

  test('of somebody else’s cart is not found, and needs a cart', async () => {
    const cart = await begin({});
    const eva = await shop.createDiner();
    const { purchase_id } = cart;
    expect(keyOf(await put(eva, {}, { purchase_id, replaces: lineAt(cart, 0) }))).toBe('not_found');
    const own = (await put(eva, {})).body as Cart;
    const taken = await put(eva, {}, { purchase_id: own.purchase_id, replaces: lineAt(cart, 0) });
    expect(keyOf(taken)).toBe('not_found');
    expect(keyOf(await put(ana, {}, { replaces: lineAt(cart, 0) }))).toBe('invalid_input');
    expect((await read(cart)).products).toEqual(cart.products);
  });
});

describe('the price of an edited line (rule cart/kept-price)', () => {
  const setPrice = (change: string) =>
    backend.db.system((sql) =>
      sql(`update supplier_products set price_minor = price_minor ${change} where instance_id = $1`, [
        shop.instanceId,
      ]),
    );
  const chosen = (at: number) => options.slice(at, at + 1).map((option_id) => ({ option_id, count: 1 }));
  const priceOf = (answer: Answer) => (answer.body as Cart).products[0]?.unit_price ?? 0;

  test('is kept where only the comment changes, and is today’s with other options', async () => {
    const cart = await begin({ sku: 'ajiaco', options: chosen(0) });
    const [before] = cart.products;
    const more = { purchase_id: cart.purchase_id, replaces: lineAt(cart, 0) };
    await setPrice('+ 1000');
    const said = await put(ana, { sku: 'ajiaco', options: chosen(0), comment: 'tibio' }, more);
    const other = await put(ana, { sku: 'ajiaco', options: chosen(1), comment: 'tibio' }, more);
    const again = await put(ana, { sku: 'ajiaco', options: chosen(0) }, more);
    await setPrice('- 1000');
    expect(priceOf(said)).toBe(before?.unit_price);
    expect(other.status).toBe(200);
    expect(priceOf(again)).toBe((before?.unit_price ?? 0) + 1_000);
  });

  test('goes on with a line that it counts on now, also where that one keeps none any more', async () => {
    const now = backend.clock.now;
    const cart = await begin({ comment: '' });
    backend.clock.now = new Date(now.getTime() + 20 * 60_000);
    const { body } = await put(ana, { comment: 'sin sal' }, { purchase_id: cart.purchase_id });
    await setPrice('+ 1000');
    const { purchase_id } = cart;
    const merged = await put(ana, { comment: '' }, { purchase_id, replaces: lineAt(body as Cart, 1) });
    await setPrice('- 1000');
    backend.clock.now = now;
    expect([priceOf(merged), lines(merged.body as Cart).length]).toEqual([cart.products[0]?.unit_price, 1]);
  });
});

test('a line that is for all of the table stays so when it is edited (rule table/account)', async () => {
  const cart = await begin({ comment: 'con hielo' }, { comment: '' });
  const setForAll = (place: number) =>
    backend.db.system((sql) =>
      sql('update purchase_lines set for_all = true where instance_id = $1 and id = $2', [
        shop.instanceId,
        lineAt(cart, place),
      ]),
    );
  const isForAll = async (place: number) => {
    const [row] = await backend.db.system((sql) =>
      sql<{ for_all: boolean }>('select for_all from purchase_lines where instance_id = $1 and id = $2', [
        shop.instanceId,
        lineAt(cart, place),
      ]),
    );
    return row?.for_all;
  };
  const { purchase_id } = cart;
  await setForAll(0);
  await put(ana, { comment: 'tibia' }, { purchase_id, replaces: lineAt(cart, 0) });
  expect(await isForAll(0)).toBe(true);
  await put(ana, { comment: '' }, { purchase_id, replaces: lineAt(cart, 0) });
  expect([await isForAll(0), await isForAll(1)]).toEqual([undefined, true]);
});
