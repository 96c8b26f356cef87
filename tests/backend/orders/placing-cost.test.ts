import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { type CouponShop, openCouponShop } from '@/tests/support/shops/coupon-shop';
import { ADDRESS, CASH, CONTACT, type Diner, NO_TIP } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: CouponShop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openCouponShop(backend);
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

/** Tenant and token are looked up by one, the key is taken and the answer kept by one each. */
const OF_EACH_CALL = 3;

async function fillDelivery(): Promise<Cart> {
  const { body } = await shop.add(ana, { id: shop.offerId('limonada') }, { service: 'delivery' });
  const cart = body as Cart;
  await shop.apply(ana, cart, 'mesa');
  const settled = await shop.settle(ana, cart.purchase_id, {
    contact: CONTACT,
    place: ADDRESS,
    ...CASH,
    ...NO_TIP,
  });
  return settled.body as Cart;
}

test('an order is placed in ten statements: what it has just written is not read, its row is written once', async () => {
  const cart = await fillDelivery();
  const path = `/orders/${cart.purchase_id}.json`;
  let order: Order | null = null;
  const count = await backend.countStatements(async () => {
    order = (await shop.placeCart(ana, cart)).body as Order;
  });
  // Cart, lines, the branch's zones and the one at the point; lines, payment, event, coupon twice, and the order.
  expect(count - OF_EACH_CALL).toBe(10);
  const { payment, timeline, number } = (await shop.ask({ path, headers: ana.headers })).body as Order;
  expect(order).toMatchObject({ payment, timeline, number: 1 });
  expect([number, timeline.length]).toEqual([1, 1]);
});

test('a line is put into a cart in as many, whatever is in it', async () => {
  const add = (comment: string, purchase_id: number | null) =>
    shop.add(ana, { id: shop.offerId('limonada'), comment }, { service: 'delivery', purchase_id });
  const { purchase_id } = (await add('', null)).body as Cart;
  const counts: number[] = [];
  for (const comment of ['sin hielo', 'con hielo', ''])
    counts.push(await backend.countStatements(() => add(comment, purchase_id)));
  expect(counts).toEqual([counts[0], counts[0], counts[0]]);
});
