import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Answer } from '@/tests/support/backend/backend';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop } from '@/tests/support/shops/paying-shop';
import { type Diner, keyOf, NO_TIP } from '@/tests/support/shops/shop';
import { GUEST, serveTables, tablesOf } from '@/tests/support/shops/table-shop';

let paying: PayingBackend;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());
beforeEach(() => {
  // Noon in Bogotá.
  paying.backend.clock.now = new Date('2026-03-02T17:00:00Z');
});

const ON_TABLE = { service: 'on_table' } as const;
const COUNTER = { service: 'on_table', subservice: 'grab_and_go' } as const;
const ways = ['on_table', 'grab_and_go'] as const;
const counter = tablesOf({
  services: [...ways],
  onTableClass: 'basic',
  paymentMethods: [
    { method: 'card', services: [...ways] },
    { method: 'cash', services: [...ways] },
  ],
});
const rounds = tablesOf({ onTableClass: 'checkout_no_incremental' });

async function open(changes: Parameters<typeof openPayingShop>[1]) {
  const shop = await serveTables(await openPayingShop(paying, changes));
  const limonada = { id: shop.offerId('limonada') };
  async function placeAt(diner: Diner, data: object): Promise<Order> {
    const { purchase_id } = (await shop.add(diner, limonada, { ...data })).body as Cart;
    const settled = { contact: GUEST, payment_method: 'card', ...NO_TIP };
    const cart = (await shop.settle(diner, purchase_id, settled)).body as Cart;
    expect(cart.issues).toEqual([]);
    return (await shop.placeCart(diner, cart)).body as Order;
  }
  async function payAt(diner: Diner, data: object): Promise<Order> {
    const order = await placeAt(diner, data);
    await shop.pay(diner, order);
    paying.settle();
    return shop.until(diner, order, 'success');
  }
  const kitchen = async () =>
    (await shop.ask({ path: '/staff/orders.json', headers: await shop.asStaff('orders:read') }))
      .body as StaffOrder[];
  return { ...shop, limonada, placeAt, payAt, kitchen };
}
const seatIn = ({ body }: Answer) => (body as Cart).seat;

test('a round that was paid is ordered again at its table (rule orders/again)', async () => {
  const shop = await open(rounds);
  const diner = await shop.createDiner();
  await shop.scan(diner, '1');
  const paid = await shop.payAt(diner, ON_TABLE);
  const path = `/orders/${paid.id}/again.json`;
  const again = () => shop.ask({ method: 'POST', path, headers: diner.headers });
  const { cart } = (await again()).body as { cart: Cart };
  expect(cart).toMatchObject({ service: 'on_table', seat: paid.seat, products: [{ count: 1 }] });
});

describe('an order over the counter (rule table/pick-up)', () => {
  it('is seen by the kitchen once it is paid, with a number of the day and a code (rule orders/paid-first)', async () => {
    const shop = await open(counter);
    const [ana, eva] = [await shop.createDiner(), await shop.createDiner()];
    const waiting = await shop.placeAt(ana, COUNTER);
    expect(waiting).toMatchObject({ status: 'in_progress', seat: null, pick_up: null });
    expect(await shop.kitchen()).toEqual([]);
    const paid = await shop.payAt(eva, COUNTER);
    expect(paid.pick_up).toEqual({ number: 2, code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{4}$/) });
    expect(await shop.kitchen()).toMatchObject([{ id: paid.id, pick_up: paid.pick_up, paid: true }]);
  });

  it('stays the counter’s when its form says that it is for now (rule cart/hour)', async () => {
    const shop = await open(counter);
    const diner = await shop.createDiner();
    const { purchase_id } = (await shop.add(diner, shop.limonada, { ...COUNTER })).body as Cart;
    const settled = await shop.settle(diner, purchase_id, { subservice: null });
    expect(settled.body).toMatchObject(COUNTER);
  });

  it('is eaten there or taken along, as the diner says before paying (rule cart/packing)', async () => {
    const shop = await open(counter);
    const [ana, eva] = [await shop.createDiner(), await shop.createDiner()];
    const { purchase_id } = (await shop.add(ana, shop.limonada, { ...COUNTER })).body as Cart;
    const settled = { contact: GUEST, payment_method: 'card', ...NO_TIP, packed: false };
    const cart = (await shop.settle(ana, purchase_id, settled)).body as Cart;
    const order = (await shop.placeCart(ana, cart)).body as Order;
    await shop.pay(ana, order);
    paying.settle();
    await shop.until(ana, order, 'success');
    const silent = await shop.payAt(eva, COUNTER);
    expect([cart.packed, order.packed, silent.packed]).toEqual([false, false, true]);
    const packed = new Map((await shop.kitchen()).map((one) => [one.id, one.packed]));
    expect([packed.get(order.id), packed.get(silent.id)]).toEqual([false, true]);
    const headers = await shop.asStaff('orders:write');
    const path = `/staff/orders/${order.id}/status.json`;
    const { body } = await shop.ask({ method: 'PUT', path, headers, body: { status: 'accepted' } });
    expect(body).toMatchObject({ packed: false });
  });

  it('counts anew each day', async () => {
    const shop = await open(counter);
    const diner = await shop.createDiner();
    const numbers = [];
    for (const hours of [1, 1, 22]) {
      numbers.push((await shop.payAt(diner, COUNTER)).pick_up?.number);
      paying.pass(hours * 3_600_000);
    }
    numbers.push((await shop.payAt(diner, COUNTER)).pick_up?.number);
    expect(numbers).toEqual([1, 2, 3, 1]);
  });

  it('keeps its number when it was a cart again', async () => {
    const shop = await open(counter);
    const diner = await shop.createDiner();
    const { id } = await shop.placeAt(diner, COUNTER);
    await shop.ask({ method: 'DELETE', path: `/orders/${id}.json`, headers: diner.headers });
    const again = await shop.payAt(diner, COUNTER);
    expect(again).toMatchObject({ id, pick_up: { number: 1 } });
  });

  it('is paid online alone, without a document', async () => {
    const shop = await open(counter);
    const diner = await shop.createDiner();
    const { purchase_id } = (await shop.add(diner, shop.limonada, COUNTER)).body as Cart;
    const settled = { contact: GUEST, payment_method: 'cash', ...NO_TIP };
    const { issues } = (await shop.settle(diner, purchase_id, settled)).body as Cart;
    expect(issues.map(({ key }) => key)).toEqual(['payment_method_required']);
  });

  it('goes like what is fetched', async () => {
    const shop = await open(counter);
    const { id } = await shop.payAt(await shop.createDiner(), COUNTER);
    const headers = await shop.asStaff('orders:write');
    const move = (status: string) =>
      shop.ask({ method: 'PUT', path: `/staff/orders/${id}/status.json`, headers, body: { status } });
    for (const status of ['accepted', 'preparation', 'packed', 'delivered', 'finished'])
      expect((await move(status)).status).toBe(200);
  });

  it('lies beside the cart of the table, and is refused where the branch has no counter', async () => {
    const shop = await open({ ...rounds });
    const diner = await shop.sit('1');
    expect(keyOf(await shop.add(diner, shop.limonada, COUNTER))).toBe('service_unavailable');
    const both = await open(tablesOf({ services: [...ways], onTableClass: 'checkout_no_incremental' }));
    const ana = await both.sit('1');
    const table = (await both.add(ana, both.limonada, ON_TABLE)).body as Cart;
    const fetched = (await both.add(ana, both.limonada, COUNTER)).body as Cart;
    expect(fetched.purchase_id).not.toBe(table.purchase_id);
    expect([table.seat?.label, fetched.seat]).toEqual(['1', null]);
  });
});

describe('an order at a table that pays first (rule table/ordering)', () => {
  it('goes to the table of the diner, and is served there (rule orders/table-states)', async () => {
    const shop = await open(rounds);
    const ana = await shop.sit('2');
    const order = await shop.payAt(ana, ON_TABLE);
    expect(order).toMatchObject({ seat: { kind: 'table', label: '2' }, pick_up: null });
    expect(await shop.kitchen()).toMatchObject([{ id: order.id, seat: { label: '2' } }]);
    const headers = await shop.asStaff('orders:write');
    const move = (status: string) =>
      shop.ask({ method: 'PUT', path: `/staff/orders/${order.id}/status.json`, headers, body: { status } });
    await move('accepted');
    await move('preparation');
    expect(keyOf(await move('packed'))).toBe('illegal_transition');
    expect((await move('delivered')).status).toBe(200);
    const next = await shop.payAt(ana, ON_TABLE);
    expect(next.id).not.toBe(order.id);
  });

  it('needs a table, and its own one', async () => {
    const shop = await open(rounds);
    const stranger = await shop.createDiner();
    expect(keyOf(await shop.add(stranger, shop.limonada, ON_TABLE))).toBe('scan_table');
    const [ana, eva] = [await shop.sit('1'), await shop.sit('2')];
    const own = seatIn(await shop.add(ana, shop.limonada, ON_TABLE));
    const named = { ...ON_TABLE, table_id: own?.id };
    expect(keyOf(await shop.add(stranger, shop.limonada, named))).toBe('scan_table');
    expect(keyOf(await shop.add(eva, shop.limonada, named))).toBe('scan_table');
    expect(seatIn(await shop.add(ana, shop.limonada, named))).toEqual(own);
  });

  it('follows its diner to another table, and waits while the visit is over', async () => {
    const shop = await open(rounds);
    const ana = await shop.sit('1');
    const { purchase_id } = (await shop.add(ana, shop.limonada, ON_TABLE)).body as Cart;
    await shop.scan(ana, '2');
    const settled = { contact: GUEST, payment_method: 'card', ...NO_TIP };
    const cart = (await shop.settle(ana, purchase_id, settled)).body as Cart;
    const placed = (await shop.placeCart(ana, cart)).body as Order;
    expect(placed.seat?.label).toBe('2');
    const eva = await shop.sit('1');
    const { purchase_id: hers } = (await shop.add(eva, shop.limonada, ON_TABLE)).body as Cart;
    const left = (await shop.settle(eva, hers, settled)).body as Cart;
    paying.pass(6 * 3_600_000 + 1);
    expect(keyOf(await shop.placeCart(eva, left))).toBe('scan_table');
  });
});

describe('other classes at the table', () => {
  it('basic takes no order', async () => {
    const shop = await open(tablesOf({ onTableClass: 'basic' }));
    const diner = await shop.sit('1');
    expect(keyOf(await shop.add(diner, shop.limonada, ON_TABLE))).toBe('on_table_unavailable');
  });

  it('an open account is not placed, but sent', async () => {
    const shop = await open(tablesOf({ onTableClass: 'checkout' }));
    const diner = await shop.sit('1');
    const cart = (await shop.add(diner, shop.limonada, ON_TABLE)).body as Cart;
    expect(cart.seat?.label).toBe('1');
    expect(keyOf(await shop.placeCart(diner, cart))).toBe('send_to_prepare');
  });

  it('the food court needs no table', async () => {
    const shop = await open(tablesOf({ onTableClass: 'checkout_plazoleta' }));
    const paid = await shop.payAt(await shop.sit('1'), ON_TABLE);
    expect(paid).toMatchObject({ seat: null, pick_up: { number: 1 } });
  });
});
