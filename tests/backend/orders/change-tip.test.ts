import { createStaffKey } from '@/backend/staff';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import type { CouponTerms } from '@/lib/domain/cart/bill';
import { createCoupon } from '@/tests/support/backend/tenant-bundle';
import { billWith } from '@/tests/support/bill-with';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { joinAsGuest } from '@/tests/support/shops/join';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { ADDRESS, CASH, CONTACT, type Diner, keyOf, NO_TIP } from '@/tests/support/shops/shop';

const YES = { include: 'YES', percent: 10, customValue: 0 };
const NO = { include: 'NO', percent: 10, customValue: 0 };
const own = (customValue: unknown) => ({ ...YES, customValue });

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
let staff: Record<string, string>;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying, { coupons: [createCoupon({ code: 'mesa', perProfile: 99 })] });
  staff = await staffOf(shop);
});
beforeEach(async () => {
  paying.backend.clock.now = new Date('2026-11-18T17:00:00Z');
  ana = await shop.createDiner();
});
afterAll(() => paying.close());

async function staffOf({ slug }: PayingShop) {
  const of = { db: paying.backend.db, slug, label: 'x', now: new Date() };
  const { key } = await createStaffKey({ ...of, scopes: ['orders:read', 'orders:write'] });
  return { authorization: `Bearer ${key}` };
}
const change = ({ id }: Pick<Order, 'id'>, tip: unknown, diner = ana) =>
  shop.ask({ method: 'PUT', path: `/orders/${id}/tip.json`, headers: diner.headers, body: { tip } });
const move = ({ id }: Order, status: string) =>
  shop.ask({ method: 'PUT', path: `/staff/orders/${id}/status.json`, headers: staff, body: { status } });
const inCash = (settled: object = {}) => shop.place(ana, { ...CASH, ...NO_TIP, ...settled });

describe('the tip of an order that is paid in person (rule orders/tip)', () => {
  it('changes bill, total and what is to be collected, for its owner and for staff', async () => {
    const order = await inCash();
    expect(order).toMatchObject({ total: 12_500, tip_choice: NO });
    const { body } = await change(order, YES);
    expect(body).toMatchObject({
      ...{ total: 13_750, tip_choice: YES, bill: billWith({ products: 12_500, tip: 1_250 }) },
      payment: { status: 'in_person', amount: 13_750, cash_amount: 200_000 },
      version: order.version + 1,
    });
    const { body: seen } = await shop.ask({ path: '/staff/orders.json', headers: staff });
    expect(seen).toContainEqual(expect.objectContaining({ id: order.id, total: 13_750 }));
    expect((await change(order, NO)).body).toMatchObject({
      ...{ total: 12_500, bill: billWith({ products: 12_500 }), payment: { amount: 12_500 } },
    });
  });

  it('counts on what the coupon left', async () => {
    const cart = await shop.fillCart(ana, NO_TIP);
    await shop.ask({
      method: 'POST',
      path: `/shopping_cart/coupon/${cart.purchase_id}.json`,
      headers: ana.headers,
      body: { coupon: { code: 'mesa' } },
    });
    const { body } = await shop.placeCart(ana, { ...cart, total: 11_250 });
    expect((await change(body as Order, YES)).body).toMatchObject({
      bill: billWith({ products: 12_500, coupon: -1_250, tip: 1_125 }),
    });
  });

  it.each([
    ['a percentage', { kind: 'percent', percent: 10 }, { kind: 'free_delivery' }, { coupon: -1_250 }, 1_125],
    ['the delivery', { kind: 'free_delivery' }, { kind: 'percent', percent: 10 }, { coupon: -3_500 }, 1_250],
  ] as const)(
    'counts on what a coupon of %s left then, whatever it takes off now',
    async (_of, before, after, off, tip) => {
      const code = `then-${before.kind.replaceAll('_', '-')}`;
      const withTerms = (terms: CouponTerms) => ({
        ...shop.bundle,
        coupons: [createCoupon({ code, terms })],
      });
      await paying.backend.importTenant(withTerms(before));
      const { body: begun } = await shop.add(
        ana,
        { id: shop.offerId('limonada') },
        { service: 'delivery', location: ADDRESS },
      );
      const { purchase_id } = begun as Cart;
      await shop.settle(ana, purchase_id, { contact: CONTACT, place: ADDRESS, ...CASH, ...NO_TIP });
      const { body: cart } = await shop.ask({
        method: 'POST',
        path: `/shopping_cart/coupon/${purchase_id}.json`,
        headers: ana.headers,
        body: { coupon: { code } },
      });
      const { body: order } = await shop.placeCart(ana, cart as Cart);
      await paying.backend.importTenant(withTerms(after));
      expect((await change(order as Order, YES)).body).toMatchObject({
        bill: billWith({ products: 12_500, ...off, delivery: 3_500, tip }),
      });
    },
  );

  it('forgets a note that pays it no more', async () => {
    const order = await inCash({ cash_amount: 13_000 });
    expect((await change(order, own(500))).body).toMatchObject({ payment: { cash_amount: 13_000 } });
    expect((await change(order, own(501))).body).toMatchObject({
      ...{ total: 13_001, payment: { amount: 13_001, cash_amount: null } },
    });
  });

  it.each([
    ['more than the products', own(12_501), 'tip_invalid'],
    ['below nothing', own(-5), 'invalid_input'],
    ['a fraction of a peso', own(0.5), 'invalid_input'],
    ['a thousand millions', own(1e9), 'tip_invalid'],
    ['words', own('10%'), 'invalid_input'],
    ['a percentage above all', { ...YES, percent: 101 }, 'invalid_input'],
    ['a percentage below nothing', { ...YES, percent: -1 }, 'invalid_input'],
    ['nothing', undefined, 'invalid_input'],
    ['another answer', { ...YES, include: 'MAYBE' }, 'invalid_input'],
  ])('is refused: %s (guarantee/server-prices)', async (_case, tip, key) => {
    const order = await inCash();
    expect(keyOf(await change(order, tip))).toBe(key);
    expect(await shop.get<Order>(ana, `/orders/${order.id}.json`)).toMatchObject({ total: 12_500 });
  });

  it('refuses a total, a bill or a price beside it', async () => {
    const order = await inCash();
    const { body } = await shop.ask({
      method: 'PUT',
      path: `/orders/${order.id}/tip.json`,
      headers: ana.headers,
      body: { tip: YES, total: 1, bill: [], __proto__: { total: 1 } },
    });
    expect(body).toMatchObject({ error: { fields: { total: 'unknown', bill: 'unknown' } } });
    expect(await shop.get<Order>(ana, `/orders/${order.id}.json`)).toMatchObject({ total: 12_500 });
  });

  it('changes until it is handed over, and not after', async () => {
    const order = await inCash();
    for (const status of ['accepted', 'preparation', 'packed']) {
      await move(order, status);
      expect((await change(order, YES)).status).toBe(200);
    }
    await move(order, 'delivered');
    expect(keyOf(await change(order, NO))).toBe('order_closed');
    expect(await shop.get<Order>(ana, `/orders/${order.id}.json`)).toMatchObject({
      ...{ total: 13_750, tip_choice: null },
    });
  });

  it('is nobody else’s, not even that of who pays it by a link (guarantee/foreign-objects)', async () => {
    const order = await inCash();
    const eva = await shop.createDiner();
    expect((await change(order, YES, eva)).status).toBe(404);
    await joinAsGuest({
      ...{ backend: paying.backend, instanceId: shop.instanceId },
      ...{ purchaseId: order.id, profileId: eva.id },
    });
    expect(keyOf(await change(order, YES, eva))).toBe('owner_only');
    expect(await shop.get<Order>(eva, `/orders/${order.id}.json`)).toMatchObject({ tip_choice: null });
  });
});

describe('no tip changes', () => {
  it('of a cart, or of what was cancelled', async () => {
    const cart = await shop.fillCart(ana, NO_TIP);
    expect(keyOf(await change({ id: cart.purchase_id }, YES))).toBe('order_closed');
    const order = await inCash();
    await move(order, 'cancelled');
    expect(keyOf(await change(order, YES))).toBe('order_closed');
  });

  it('of what is paid online, before and after (rule orders/tip)', async () => {
    const order = await shop.place(ana, NO_TIP);
    expect(order.tip_choice).toBeNull();
    expect(keyOf(await change(order, YES))).toBe('order_closed');
    await shop.pay(ana, order);
    paying.pass(2_000);
    await paying.runJobs();
    expect(keyOf(await change(order, YES))).toBe('order_closed');
  });

  it('where the tenant asks none', async () => {
    const silent = await openPayingShop(paying, { noTip: ['take_away'] });
    const eva = await silent.createDiner();
    const order = await silent.place(eva, CASH);
    expect(order.tip_choice).toBeNull();
    const { headers } = eva;
    const answer = await silent.ask({
      ...{ method: 'PUT', path: `/orders/${order.id}/tip.json`, headers, body: { tip: YES } },
    });
    expect(keyOf(answer)).toBe('order_closed');
  });
});
