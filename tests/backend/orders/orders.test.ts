import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { type Answer, createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
});
beforeEach(async () => {
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

const orderOf = ({ body }: Answer) => body as Order;
const place = (diner: Diner, cart: Cart, changes: object = {}) => shop.placeCart(diner, cart, changes);
const list = (diner: Diner, path: string) => shop.ask({ path, headers: diner.headers });
const drop = (diner: Diner, id: number) =>
  shop.ask({ method: 'DELETE', path: `/orders/${id}.json`, headers: diner.headers });

async function one<T>(text: string, values: readonly unknown[] = []): Promise<T> {
  const rows = await backend.db.tenant(shop.instanceId, (sql) => sql(text, [shop.instanceId, ...values]));
  return rows[0] as T;
}
const stockOf = async (sku: string) =>
  (
    await one<{ stock: number | null }>(
      'select stock from supplier_products where instance_id = $1 and id = $2',
      [shop.offerId(sku)],
    )
  ).stock;
const setStock = (sku: string, stock: number | null) =>
  one('update supplier_products set stock = $3 where instance_id = $1 and id = $2', [
    shop.offerId(sku),
    stock,
  ]);

describe('placing an order', () => {
  it('in cash: the kitchen sees it at once, lines and prices are frozen, a payment row stands beside it (rule orders/placing)', async () => {
    const cart = await shop.fillCart(ana, { count: 2 });
    const answer = await place(ana, cart);
    expect(answer.status).toBe(201);
    expect(orderOf(answer)).toMatchObject({
      status: 'in_progress',
      total: cart.total,
      products: [{ count: 2, unit_price: 12_500 }],
      payment: { method: 'cash', status: 'in_person', online: false, amount: cart.total, retry_until: null },
      timeline: [{ status: 'in_progress' }],
    });
    await shop.setPrice('limonada', 99);
    const later = await list(ana, `/orders/${cart.purchase_id}.json`);
    expect(orderOf(later).products[0]?.unit_price).toBe(12_500);
    await shop.setPrice('limonada', 12_500);
  });

  it('answers what is read of it later, with what is left of a counted dish', async () => {
    await setStock('limonada', 9);
    const { body: cart } = await shop.add(ana, { id: shop.offerId('limonada'), comment: 'sin hielo' });
    const settled = await shop.fillCart(ana, { count: 2, comment: 'al fondo' });
    expect(settled.purchase_id).toBe((cart as Cart).purchase_id);
    const placed = orderOf(await place(ana, settled));
    expect(placed.products.map(({ stock }) => stock)).toEqual([6, 6]);
    expect((await list(ana, `/orders/${placed.id}.json`)).body).toEqual(placed);
    await setStock('limonada', null);
  });

  it('asks for what others want as well at the end, and waits for nothing before its commit', async () => {
    await setStock('limonada', 5);
    const cart = await shop.fillCart(ana);
    const seen: string[] = [];
    const { tenant } = backend.db;
    const spy = jest.spyOn(backend.db, 'tenant').mockImplementation((instanceId, work) =>
      tenant(instanceId, (sql, commitAhead) =>
        work(
          async (text, values) => {
            seen.push(/^(?:with taken as \(\s*)?(\w+ (?:into )?\w+)/.exec(text.trim())?.[1] ?? text);
            const rows = await sql(text, values);
            seen.push('answer');
            return rows as never;
          },
          () => {
            seen.push('commit');
            commitAhead();
          },
        ),
      ),
    );
    const answer = await place(ana, cart);
    spy.mockRestore();
    await setStock('limonada', null);
    expect(answer.status).toBe(201);
    const asked = seen.slice(seen.indexOf('update purchase_lines'));
    expect(asked.slice(0, asked.indexOf('answer')).slice(-3)).toEqual([
      'update supplier_products',
      'with sold',
      'commit',
    ]);
  });

  it('by card: it waits fifteen minutes for its payment before the kitchen sees it (rule orders/hold, rule orders/kitchen)', async () => {
    const cart = await shop.fillCart(ana, { payment_method: 'card' });
    const order = orderOf(await place(ana, cart));
    expect(order.payment).toMatchObject({
      status: 'pending',
      retry_until: new Date(backend.clock.now.getTime() + 900_000).toISOString(),
    });
    const row = await one<{ released_at: Date | null }>(
      'select released_at from purchases where instance_id = $1 and id = $2',
      [order.id],
    );
    expect(row.released_at).toBeNull();
  });

  it.each([
    ['a total that was not shown (guarantee/server-prices)', { total: 1 }, 409, 'total_changed'],
    ['no terms', { terms: false }, 422, 'invalid_input'],
  ])('refuses %s', async (_case, changes, status, key) => {
    const answer = await place(ana, await shop.fillCart(ana), changes);
    expect([answer.status, keyOf(answer)]).toEqual([status, key]);
  });

  it('answers the real total, and charges nothing', async () => {
    const cart = await shop.fillCart(ana);
    const answer = await place(ana, cart, { total: 1 });
    expect(answer.body).toMatchObject({ error: { values: { total: cart.total } } });
    expect((await shop.getCart(ana, cart.purchase_id)).status).toBe(200);
  });

  it('checks every rule again (guarantee/rules-at-placing)', async () => {
    const settled = await shop.fillCart(ana);
    const noon = backend.clock.now;
    backend.clock.now = new Date('2026-11-18T09:00:00Z');
    const closed = await place(ana, settled);
    backend.clock.now = noon;
    expect([closed.status, keyOf(closed)]).toEqual([422, 'closed']);
    const empty = await shop.createDiner();
    const { body } = await shop.add(empty, { id: shop.offerId('limonada') });
    expect(keyOf(await place(empty, body as Cart))).toBe('contact_required');
  });

  it('once: a second press finds the cart being paid (guarantee/one-charge)', async () => {
    const cart = await shop.fillCart(ana);
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(ana, cart)));
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 201).map(keyOf)).toEqual(Array(19).fill('cart_locked'));
    const { n } = await one<{ n: number }>(
      'select count(*)::int as n from payments where instance_id = $1 and purchase_id = $2',
      [cart.purchase_id],
    );
    expect(n).toBe(1);
  });

  it('freezes the cart: nothing of it changes while it is being paid (guarantee/frozen-cart)', async () => {
    const cart = await shop.fillCart(ana);
    expect(cart.is_cart).toBe(true);
    await place(ana, cart);
    const add = await shop.add(ana, { id: shop.offerId('limonada') }, { purchase_id: cart.purchase_id });
    expect(keyOf(add)).toBe('cart_locked');
    expect(keyOf(await shop.settle(ana, cart.purchase_id, { comment: 'más' }))).toBe('cart_locked');
    expect((await shop.getCart(ana, cart.purchase_id)).body).toMatchObject({ is_cart: false });
  });
});

describe('stock', () => {
  it('is never sold twice: 5 units, 40 racers with carts of their own (guarantee/no-oversell)', async () => {
    const racers: { diner: Diner; cart: Cart }[] = [];
    while (racers.length < 40) {
      const diner = await shop.createDiner();
      racers.push({ diner, cart: await shop.fillCart(diner) });
    }
    await setStock('limonada', 5);
    const answers = await Promise.all(racers.map(({ diner, cart }) => place(diner, cart)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(keyOf))).toEqual(
      new Set(['out_of_stock']),
    );
    expect(await stockOf('limonada')).toBe(0);
    expect(backend.logged.filter((line) => line.includes('request failed'))).toEqual([]);
    // The losers left nothing: their carts are open, and nobody has a payment without an order.
    const { orphans } = await one<{ orphans: number }>(
      `select count(*)::int as orphans from payments p join purchases c on c.id = p.purchase_id
       where p.instance_id = $1 and c.status = 'cart'`,
    );
    expect(orphans).toBe(0);
    await setStock('limonada', null);
  }, 30_000);

  it('that is not there is refused by the database itself, with what is left', async () => {
    const refusal = (stock: number, available: boolean) =>
      backend.db.tenant(shop.instanceId, async (sql) => {
        const own = [shop.instanceId, shop.offerId('limonada')];
        const change =
          'update supplier_products set stock = $3, available = $4 where instance_id = $1 and id = $2';
        await sql(change, [...own, stock, available]);
        return sql('select refuse_stock($1, $2)', own);
      });
    const code = 'OR001';
    await expect(refusal(2, true)).rejects.toMatchObject({ code, message: 'out_of_stock', detail: '2' });
    await expect(refusal(2, false)).rejects.toMatchObject({
      code,
      message: 'product_unavailable',
      detail: '',
    });
  });

  it('comes back once when an order is taken back', async () => {
    await setStock('limonada', 4);
    const cart = await shop.fillCart(ana, { count: 3, payment_method: 'card' });
    await place(ana, cart);
    expect(await stockOf('limonada')).toBe(1);
    const answers = await Promise.all([drop(ana, cart.purchase_id), drop(ana, cart.purchase_id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stockOf('limonada')).toBe(4);
    const again = await shop.getCart(ana, cart.purchase_id);
    expect((again.body as Cart).issues).toEqual([]);
    expect((await place(ana, again.body as Cart)).status).toBe(201);
    await setStock('limonada', null);
  });
});

describe('what an order did not take', () => {
  const placed = async (settled: Record<string, unknown> = {}) =>
    orderOf(await place(ana, await shop.fillCart(ana, settled)));
  afterEach(() => setStock('limonada', null));

  it('does not come back: the dish is counted only since', async () => {
    const order = await placed({ count: 2 });
    await setStock('limonada', 5);
    expect((await drop(ana, order.id)).status).toBe(200);
    expect(await stockOf('limonada')).toBe(5);
  });

  it('is not counted by what it took before it was a cart again', async () => {
    await setStock('limonada', 5);
    const order = await placed({ count: 2, payment_method: 'card' });
    expect(orderOf(await drop(ana, order.id)).is_cart).toBe(true);
    await setStock('limonada', null);
    await shop.settle(ana, order.id, { payment_method: 'cash', cash_amount: 200_000 });
    expect((await place(ana, (await shop.getCart(ana, order.id)).body as Cart)).status).toBe(201);
    await setStock('limonada', 5);
    expect(orderOf(await drop(ana, order.id)).status).toBe('cancelled');
    expect(await stockOf('limonada')).toBe(5);
  });

  it('is nothing of what it took: two lines of a dish and another come back whole', async () => {
    await Promise.all([setStock('limonada', 9), setStock('bandeja', 7)]);
    await shop.add(ana, { id: shop.offerId('bandeja'), count: 3 });
    await shop.add(ana, { id: shop.offerId('limonada'), comment: 'sin hielo' });
    const order = await placed({ count: 2 });
    expect([await stockOf('limonada'), await stockOf('bandeja')]).toEqual([6, 4]);
    await drop(ana, order.id);
    expect([await stockOf('limonada'), await stockOf('bandeja')]).toEqual([9, 7]);
    await setStock('bandeja', 0);
  });
});

describe("a diner's orders", () => {
  it('are open carts and running orders, and closed ones apart (rule orders/lists)', async () => {
    const cart = await shop.fillCart(ana);
    expect((await list(ana, '/api/actual_purchases.json')).body).toMatchObject([
      { id: cart.purchase_id, is_cart: true, payment: null },
    ]);
    await place(ana, cart);
    expect((await list(ana, '/api/actual_purchases.json')).body).toMatchObject([
      { id: cart.purchase_id, is_cart: false, status: 'in_progress' },
    ]);
    expect((await list(ana, `/api/my_purchases/${ana.id}.json`)).body).toEqual([]);
    expect(orderOf(await drop(ana, cart.purchase_id)).status).toBe('cancelled');
    expect((await list(ana, '/api/actual_purchases.json')).body).toEqual([]);
    expect((await list(ana, `/api/my_purchases/${ana.id}.json`)).body).toMatchObject([
      { status: 'cancelled' },
    ]);
  });

  it('belong to their diner alone (rule orders/members)', async () => {
    const cart = await shop.fillCart(ana);
    await place(ana, cart);
    const eva = await shop.createDiner();
    expect((await list(eva, `/orders/${cart.purchase_id}.json`)).status).toBe(404);
    expect((await drop(eva, cart.purchase_id)).status).toBe(404);
    expect((await list(eva, `/api/my_purchases/${ana.id}.json`)).status).toBe(404);
    expect((await shop.ask({ path: `/orders/${cart.purchase_id}.json` })).status).toBe(401);
  });

  it('read their latest payment and history in as many statements for one as for many', async () => {
    const read = () => backend.countStatements(() => list(ana, `/api/my_purchases/${ana.id}.json`));
    await drop(ana, orderOf(await place(ana, await shop.fillCart(ana))).id);
    const few = await read();
    await drop(ana, orderOf(await place(ana, await shop.fillCart(ana))).id);
    expect((await read()) - few).toBe(0);
  });
});
