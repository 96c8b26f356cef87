import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import type { Account } from '@/lib/contract/table/account';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { type Dining, openDining } from '@/tests/support/shops/dining-shop';
import { CASH, CONTACT, type Diner, keyOf } from '@/tests/support/shops/shop';
import { tablesOf } from '@/tests/support/shops/table-shop';

let backend: TestBackend;
let shop: Dining;
let ana: Diner;
let eva: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  // Noon in Bogotá, on a Monday.
  backend.clock.now = new Date('2026-03-02T17:00:00Z');
  shop = await openDining(backend);
  ana = await shop.sitDown('1', 'Ana');
  eva = await shop.sitDown('1', 'Eva');
});
afterAll(() => backend.close());

const accountIn = ({ body }: { body: unknown }) => body as Account;
const setStatus = (diner: Diner, cart: Pick<Cart, 'purchase_id'>) =>
  shop.settle(diner, cart.purchase_id, { product_status: 'send_to_prepare' });
const list = async ({ headers }: Diner, path = '/api/actual_purchases.json') =>
  (await shop.ask({ path, headers })).body as Order[];

describe('a cart of a member of an account', () => {
  it('is sent by `product_status` (rule table/rounds)', async () => {
    const cart = await shop.choose(ana);
    const answer = await setStatus(ana, cart);
    expect(answer.body).toMatchObject({ purchase_id: cart.purchase_id, products: [], is_cart: true });
    expect((await shop.read(eva)).rounds).toHaveLength(1);
    expect(keyOf(await setStatus(ana, cart))).toBe('empty');
    expect(keyOf(await setStatus(eva, cart))).toBe('not_found');
    const fetched = await shop.fillCart(ana);
    expect(keyOf(await setStatus(ana, fetched))).toBe('on_table_unavailable');
    await shop.placeCart(ana, fetched);
    expect(keyOf(await setStatus(ana, fetched))).toBe('cart_locked');
  });

  it('is sent by `product_status` beside `cart` too, and names one purchase (rule table/rounds)', async () => {
    const { purchase_id: id } = await shop.choose(ana);
    const put = (query: string, body: object) =>
      shop.ask({ method: 'PUT', path: `/shopping_cart/cart/${id}.json${query}`, headers: ana.headers, body });
    const before = (await shop.read(eva)).rounds.length;
    const written = { cart: {}, product_status: 'send_to_prepare' };
    expect(keyOf(await put(`?purchase_id=${id + 1}`, written))).toBe('invalid_input');
    expect((await shop.read(eva)).rounds).toHaveLength(before);
    expect((await put(`?purchase_id=${id}`, written)).status).toBe(200);
    expect((await shop.read(eva)).rounds).toHaveLength(before + 1);
  });

  it('is not placed, has no coupon, no tip and no minimum, and asks for nobody’s contact', async () => {
    const least = await openDining(backend, tablesOf({ minimumOrderMinor: 50_000 }));
    const luis = await least.sitDown('1', 'Luis');
    const cart = await least.choose(luis);
    expect(cart).toMatchObject({ issues: [], minimum: { value: 0, missing: 0 }, total: 12_500 });
    const tipped = { tip: { include: 'YES', percent: 10, customValue: 0 }, contact: CONTACT, ...CASH };
    const settled = (await least.settle(luis, cart.purchase_id, tipped)).body as Cart;
    expect(settled.total).toBe(12_500);
    expect(keyOf(await least.placeCart(luis, settled))).toBe('send_to_prepare');
    const path = `/shopping_cart/coupon/${cart.purchase_id}.json`;
    expect(keyOf(await least.post(luis, path, { coupon: { code: 'mesa' } }))).toBe('coupon_service');
  });

  it('is locked for what was sent: no count changes', async () => {
    const cart = await shop.choose(ana);
    const [line] = cart.products;
    await shop.send(ana);
    const { id } = await shop.read(ana);
    const count = (diner: Diner, purchaseId: number) =>
      shop.ask({
        method: 'PUT',
        path: `/shopping_cart/product_cart/${line?.id}.json?purchase_id=${purchaseId}`,
        headers: diner.headers,
        body: { product: { count: 2 } },
      });
    expect(keyOf(await count(ana, cart.purchase_id))).toBe('cart_locked');
    expect(keyOf(await count(ana, id))).toBe('cart_locked');
    const hers = await shop.choose(eva);
    expect(keyOf(await count(eva, hers.purchase_id))).toBe('not_found');
    expect(await shop.read(ana)).toMatchObject({ total: 12_500 });
  });

  it('has lines for all, until they are sent, and by nobody else', async () => {
    const cart = await shop.choose(ana);
    await shop.choose(eva);
    const [line] = cart.products;
    const mark = (diner: Diner, forAll: unknown = true) =>
      shop.ask({
        method: 'PUT',
        path: `/on_table/lines/${line?.id}.json`,
        headers: diner.headers,
        body: { for_all: forAll },
      });
    expect(keyOf(await mark(eva))).toBe('not_found');
    const fetched = await shop.fillCart(ana);
    const path = `/on_table/lines/${fetched.products[0]?.id}.json`;
    const elsewhere = { method: 'PUT', path, headers: ana.headers, body: { for_all: true } };
    expect(keyOf(await shop.ask(elsewhere))).toBe('not_found');
    expect(keyOf(await mark(ana, 'yes'))).toBe('invalid_input');
    expect(accountIn(await mark(ana)).drafts[0]).toMatchObject({ lines: [{ for_all: true }] });
    await shop.send(ana);
    await shop.send(eva);
    expect(keyOf(await mark(ana, false))).toBe('cart_locked');
    expect(keyOf(await mark(eva, false))).toBe('not_found');
    expect(await shop.read(ana)).toMatchObject({ total: 25_000, my_part: 6_250 });
    expect(await shop.read(eva)).toMatchObject({ my_part: 18_750 });
  });

  it('leaves the table when it moves to another service', async () => {
    const cart = await shop.choose(ana);
    const path = `/shopping_cart/change_supplier/${cart.purchase_id}.json?supplier_id=${shop.branchId()}&service=take_away`;
    const moved = await shop.ask({ method: 'PUT', path, headers: ana.headers, body: {} });
    expect(moved.body).toMatchObject({ service: 'take_away', seat: null });
    expect((await shop.read(ana)).drafts).toEqual([]);
  });
});

describe('an account among orders', () => {
  it('is listed to its members once something was sent (rule orders/lists)', async () => {
    expect(await list(ana)).toEqual([]);
    const { id } = await shop.sent(ana);
    for (const diner of [ana, eva])
      expect(await list(diner)).toMatchObject([
        { id, is_account: true, status: 'in_progress', total: 12_500 },
      ]);
    expect(await list(await shop.sit('1'))).toEqual([]);
  });

  it('stands among the kitchen’s orders as an account, is not taken back, not ordered again, not moved along', async () => {
    const { id } = await shop.sent(ana);
    const headers = await shop.asStaff('orders:read', 'orders:write');
    expect((await shop.ask({ path: '/staff/orders.json', headers })).body).toMatchObject([
      { id, is_account: true },
    ]);
    const remove = { method: 'DELETE', path: `/orders/${id}.json`, headers: ana.headers };
    expect(keyOf(await shop.ask(remove))).toBe('illegal_transition');
    expect(keyOf(await shop.post(ana, `/orders/${id}/again.json`, {}))).toBe('illegal_transition');
    for (const status of ['accepted', 'closed_account', 'cancelled']) {
      const move = { method: 'PUT', path: `/staff/orders/${id}/status.json`, headers, body: { status } };
      expect(keyOf(await shop.ask(move))).toBe('illegal_transition');
    }
    expect(keyOf(await shop.placeCart(ana, { purchase_id: id, total: 12_500 }))).toBe('cart_locked');
    expect((await shop.read(ana)).state).toBe('open');
  });
});
