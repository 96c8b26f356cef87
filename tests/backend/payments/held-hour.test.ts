import type { Order } from '@/lib/contract/orders/orders';
import { CARDS, createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop } from '@/tests/support/shops/paying-shop';

let paying: PayingBackend;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());

it('tries that are declined keep an order for an hour from its placing at the most (rule orders/hold)', async () => {
  paying.backend.clock.now = new Date('2026-11-18T17:00:00Z');
  const shop = await openPayingShop(paying);
  const ana = await shop.createDiner();
  const order = await shop.place(ana);
  const ends = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await shop.pay(ana, order, CARDS.declined);
    paying.settle();
    const { payment } = await shop.until(ana, order, 'declined');
    ends.push(payment?.retry_until?.slice(11, 16));
    paying.pass(13 * 60_000);
  }
  expect(ends).toEqual(['17:15', '17:28', '17:41', '17:54', '18:00']);
  const now = await shop.get<Order>(ana, `/orders/${order.id}.json`);
  expect(now.payment?.status).toBe('declined');
});
