import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { NO_FAULTS } from '@/backend/sandbox/faults';
import { toEvent } from '@/backend/sandbox/sign-event';
import type { Order } from '@/lib/contract/orders/orders';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import type { Diner } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying);
});
beforeEach(async () => {
  paying.backend.clock.now = new Date('2026-11-18T17:00:00Z');
  paying.setFaults(NO_FAULTS);
  ana = await shop.createDiner();
});
afterAll(() => paying.close());

const chargeOf = (order: Order) => {
  const [charge] = shop.charges(order);
  if (!charge) throw new Error('nothing was charged');
  return charge;
};
const voidCharge = (order: Order) =>
  fetch(`${paying.sandboxUrl}/transactions/${chargeOf(order).id}/void`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxKeys(shop.slug).privateKey}` },
  });

test('110 events of one charge are all answered and change it once (guarantee/duplicate-events)', async () => {
  paying.setFaults({ holdEvents: true, copies: 110 });
  const order = await shop.place(ana);
  await shop.pay(ana, order);
  paying.settle();
  expect(await paying.sender.release('kept')).toEqual(Array(110).fill(true));
  await shop.until(ana, order, 'success');
  expect(await shop.movesOf(order)).toEqual(['unknown', 'pending', 'success']);
});

test.each(['kept', 'reversed'] as const)(
  'an approval and its void, %s, end at the gateway’s truth (guarantee/event-order)',
  async (released) => {
    paying.setFaults({ holdEvents: true });
    const order = await shop.place(ana);
    await shop.pay(ana, order);
    paying.settle();
    expect((await voidCharge(order)).status).toBe(201);
    await paying.sender.release(released);
    await shop.until(ana, order, 'refunded');
    expect(await shop.movesOf(order)).toEqual(['unknown', 'pending', 'refunded']);
  },
);

test('a charge that was voided after its success is refunded, and its order cancelled: nobody cooks what is not paid', async () => {
  const order = await shop.place(ana);
  await shop.pay(ana, order);
  paying.settle();
  await shop.until(ana, order, 'success');
  await voidCharge(order);
  await shop.until(ana, order, 'refunded');
  expect(await shop.movesOf(order)).toEqual(['unknown', 'pending', 'success', 'refunded']);
  expect(await shop.get<Order>(ana, `/orders/${order.id}.json`)).toMatchObject({
    status: 'cancelled',
    refunds: [{ amount: order.total, given_at: expect.any(String) }],
  });
});

test('a charge of another amount than the order’s pays nothing (guarantee/events-are-hints)', async () => {
  paying.setFaults({ muteEvents: true });
  const order = await shop.place(ana);
  await shop.pay(ana, order);
  chargeOf(order).amount_in_cents -= 100;
  paying.settle();
  paying.pass(2_000);
  await paying.runJobs();
  expect((await shop.get<Order>(ana, `/orders/${order.id}.json`)).payment?.status).toBe('pending');
  expect(await shop.movesOf(order)).toEqual(['unknown', 'pending', 'misfit']);
});

test('an event whose reference was swapped pays its own order and no other (guarantee/events-are-hints)', async () => {
  paying.setFaults({ muteEvents: true });
  const [mine, other] = [await shop.place(ana), await shop.place(await shop.createDiner())];
  await shop.pay(ana, mine);
  paying.settle();
  const charge = chargeOf(mine);
  await fetch(`${paying.sandboxUrl}/transactions/${charge.id}`);
  const secret = sandboxKeys(shop.slug).eventsSecret;
  const event = toEvent({
    transaction: { ...charge, reference: `${other.id}-1` },
    secret,
    now: paying.backend.clock.now.getTime(),
  });
  const answer = await paying.backend.ask({
    method: 'POST',
    path: '/webhooks/sandbox',
    host: shop.host,
    body: event,
  });
  expect(answer.status).toBe(200);
  await shop.until(ana, mine, 'success');
  expect(await shop.movesOf(other)).toEqual([]);
});
