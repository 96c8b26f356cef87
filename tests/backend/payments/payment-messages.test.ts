import { GatewayError } from '@/backend/providers/payments/port';
import { NO_FAULTS } from '@/backend/sandbox/faults';
import type { Order } from '@/lib/contract/orders/orders';
import { paymentMessage } from '@/lib/domain/payments/payment-message';
import { createBranch, createBundle } from '@/tests/support/backend/tenant-bundle';
import { CARDS, createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import type { Diner } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
beforeAll(async () => {
  paying = await createPayingBackend();
  const branches = createBundle().branches.map((one) => {
    const pse = { method: 'pse' as const, services: one.services };
    return createBranch({ ...one, paymentMethods: [...one.paymentMethods, pse] });
  });
  shop = await openPayingShop(paying, { branches });
});
beforeEach(async () => {
  paying.setFaults({ ...NO_FAULTS, muteEvents: true });
  await paying.forgetDue();
  ana = await shop.createDiner();
});
afterAll(() => paying.close());

/** The message that the diner is shown about the payment, after that many seconds of the job. */
async function messageAfter(seconds: number, order: Order) {
  for (let second = 0; second < seconds; second += 1) {
    paying.pass(1_000);
    await paying.runJobs();
  }
  const { payment } = await shop.get<Order>(ana, `/orders/${order.id}.json`);
  return payment && paymentMessage(payment);
}

describe('what a diner is told of a payment is raised by what it names (rule payments/results)', () => {
  it.each([
    ['payment_declined', CARDS.declined],
    ['payment_error', CARDS.error],
  ] as const)('payment_pending, then %s', async (message, card) => {
    const order = await shop.place(ana);
    await shop.pay(ana, order, card);
    expect(await messageAfter(0, order)).toBe('payment_pending');
    expect(await messageAfter(3, order)).toBe(message);
  });

  it('payment_rejected', async () => {
    const order = await shop.place(ana, { payment_method: 'pse' });
    await shop.payByPse(ana, order, '2');
    await messageAfter(3, order);
    const { payment } = await shop.get<Order>(ana, `/orders/${order.id}.json`);
    const url = payment?.next_action?.type === 'redirect' ? payment.next_action.url : '';
    const ticket = new URL(url).searchParams.get('ticket_id') ?? '';
    const body = new URLSearchParams({ ticket_id: ticket, answer: 'DECLINED' });
    await fetch(url, { method: 'POST', body, redirect: 'manual' });
    expect(await messageAfter(60, order)).toBe('payment_rejected');
  });

  it('payment_not_processed', async () => {
    const order = await shop.place(ana);
    paying.setFaults({ failCreate: 1 });
    await shop.pay(ana, order);
    expect(await messageAfter(0, order)).toBe('payment_pending');
    expect(await messageAfter(6, order)).toBe('payment_not_processed');
  });

  it('transaction_failed', async () => {
    const order = await shop.place(ana);
    const token = 'tok_test_nobody_made_this';
    const card = { token, holder_dni_type: 'CC', holder_dni: '1020304050' };
    const body = { purchase_id: order.id, method: 'card', card, acceptance: true };
    await shop.ask({ method: 'POST', path: '/payments.json', headers: ana.headers, body });
    expect(shop.charges(order)).toEqual([]);
    expect(await messageAfter(0, order)).toBe('transaction_failed');
  });

  it('transaction_failed, where the gateway was out of reach', async () => {
    const order = await shop.place(ana);
    paying.breakGateway(shop, () => ({
      create: async () => {
        throw new GatewayError('unavailable', 'no connection', 'not_sent');
      },
    }));
    await shop.pay(ana, order);
    paying.mendGateways();
    expect(await messageAfter(0, order)).toBe('transaction_failed');
  });
});
