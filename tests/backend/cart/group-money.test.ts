import { randomUUID } from 'node:crypto';
import { createStaffKey } from '@/backend/staff';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createBundle, createCoupon } from '@/tests/support/backend/tenant-bundle';
import { CARDS, createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { groupCalls } from '@/tests/support/shops/group-calls';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { contactOf, type Diner, keyOf } from '@/tests/support/shops/shop';

const TIP = { include: 'YES', percent: 10, customValue: 0 };

let paying: PayingBackend;
let shop: PayingShop;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying, createBundle({ coupons: [createCoupon({ code: 'secreta' })] }));
});
afterAll(() => paying.close());

/** Ana's order of two lemonades, with a tip and a coupon, to which Luis added one. */
async function placeTogether(settled: object) {
  const [ana, luis] = [await shop.createDiner(), await shop.createDiner()];
  const { purchase_id } = await shop.fillCart(ana, { count: 2, contact: contactOf(ana), ...settled });
  const group = groupCalls(shop);
  await group.join(luis, await group.link(ana, { purchase_id }));
  await shop.add(luis, { id: shop.offerId('limonada') }, { purchase_id });
  await shop.settle(ana, purchase_id, { tip: TIP });
  const path = `/shopping_cart/coupon/${purchase_id}.json`;
  const body = { coupon: { code: 'secreta' } };
  const cart = (await shop.ask({ method: 'POST', path, headers: ana.headers, body })).body as Cart;
  const order = (await shop.placeCart(ana, cart)).body as Order;
  const read = (diner: Diner) => shop.get<Order>(diner, `/orders/${order.id}.json`);
  return { ana, luis, order, read };
}

async function pays(diner: Diner, order: Order, result: 'success' | 'declined' = 'success') {
  await shop.pay(diner, order, result === 'success' ? CARDS.approved : CARDS.declined);
  paying.settle();
  await shop.until(diner, order, result);
}

describe('a guest of what was ordered together (rule cart/group)', () => {
  it('reads dishes, parts and their sum: neither coupon nor tip, and of the payment how it stands', async () => {
    const { ana, luis, read } = await placeTogether({ payment_method: 'cash', cash_amount: 200_000 });
    const own = await read(ana);
    expect(own.bill.map(({ kind }) => kind)).toEqual(['products', 'coupon', 'tip']);
    expect(own).toMatchObject({ coupon: { code: 'secreta' }, payment: { cash_amount: 200_000 } });
    const seen = await read(luis);
    expect(seen).toMatchObject({
      bill: [{ kind: 'products', amount: 37_500 }],
      total: 37_500,
      coupon: null,
      payment_method: null,
      payment: { method: null, status: 'in_person', amount: 37_500, cash_amount: null },
    });
    const listed = await shop.get<Order[]>(luis, '/api/actual_purchases.json');
    expect(listed).toMatchObject([{ total: 37_500, coupon: null, payment_method: null }]);
  });

  it('pays nothing of it, and follows that it is paid', async () => {
    const { ana, luis, order, read } = await placeTogether({ payment_method: 'card' });
    expect(keyOf(await shop.pay(luis, order))).toBe('owner_only');
    expect(keyOf(await shop.payInPerson(luis, order))).toBe('owner_only');
    await pays(ana, order, 'declined');
    expect(await read(luis)).toMatchObject({ payment: { status: 'expired', method: null, message: null } });
    await pays(ana, order);
    expect(await read(luis)).toMatchObject({ payment: { status: 'success' }, total: 37_500 });
  });

  it('hears of money that goes back, and not how much', async () => {
    const { ana, luis, order, read } = await placeTogether({ payment_method: 'card' });
    await pays(ana, order);
    const { key } = await createStaffKey({
      db: paying.backend.db,
      slug: shop.slug,
      label: 'x',
      scopes: ['refunds:write'],
      now: paying.backend.clock.now,
    });
    await shop.ask({
      method: 'POST',
      path: `/staff/orders/${order.id}/refunds.json`,
      headers: { authorization: `Bearer ${key}`, 'idempotency-key': randomUUID() },
      body: { reason: 'Faltó una bebida', words: 'Faltó una bebida' },
    });
    expect((await read(ana)).refunds).toHaveLength(1);
    expect(await read(luis)).toMatchObject({ refunds: [] });
  });

  it('pays it by a link, as a stranger does, and reads what it costs then (rule orders/links)', async () => {
    const { luis, order, read } = await placeTogether({ payment_method: 'card' });
    const { db, clock } = paying.backend;
    const staff = { db, slug: shop.slug, label: 'x', scopes: ['orders:write' as const], now: clock.now };
    const headers = { authorization: `Bearer ${(await createStaffKey(staff)).key}` };
    const link = await shop.ask({ method: 'POST', path: `/staff/orders/${order.id}/links.json`, headers });
    const token = (link.body as { url: string }).url.split('#token=')[1] ?? '';
    const post = (path: string, body: object) =>
      shop.ask({ method: 'POST', path: `/orders/${order.id}/${path}.json`, headers: luis.headers, body });
    expect(keyOf(await shop.pay(luis, order, CARDS.approved))).toBe('owner_only');
    expect((await post('link', { token })).body).toMatchObject({ role: null, step: 'to_pay' });
    expect(keyOf(await post('link', { token: 'x'.repeat(43) }))).toBe('not_found');
    expect((await post('members', { token, terms: true })).body).toMatchObject({ role: 'guest' });
    expect((await read(luis)).total).toBe(order.total);
    await pays(luis, order);
    expect((await read(luis)).payment).toMatchObject({ status: 'success' });
  });
});
