import type { Checkpoint } from '@/backend/platform/checkpoint';
import { GatewayError } from '@/backend/providers/payments/port';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import type { DoubleCard, GatewayDouble } from '@/tests/support/shops/doubles/gateway-double';
import { openStripeDouble } from '@/tests/support/shops/doubles/stripe-double';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { joinAsGuest } from '@/tests/support/shops/join';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: PayingShop;
let gateway: GatewayDouble;
let ana: Diner;
let order: Order;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying, { currency: 'MXN' });
  gateway = openStripeDouble({ paying, slug: shop.slug });
});
beforeEach(async () => {
  await paying.forgetDue();
  // Only the events that a test tells.
  paying.setFaults({ muteEvents: true });
  ana = await shop.createDiner();
  order = await shop.place(ana);
});
afterEach(() => {
  paying.mendGateways();
  Object.assign(paying.backend.deps, { checkpoint: () => undefined });
});
afterAll(() => paying.close());

async function pay(card: DoubleCard): Promise<Payment> {
  const answer = await shop.ask({
    method: 'POST',
    path: '/payments.json',
    headers: ana.headers,
    body: {
      purchase_id: order.id,
      method: 'card',
      card: { token: await gateway.tokenize(card) },
      acceptance: true,
    },
  });
  return answer.body as Payment;
}
const leave = ({ id }: Payment, diner = ana) =>
  shop.ask({ method: 'PUT', path: `/payments/given_up/${id}.json`, headers: diner.headers });
const now = () => shop.get<Order>(ana, `/orders/${order.id}.json`);
const statusesThere = () =>
  [...paying.state.stripe.intents.values()]
    .filter(({ metadata }) => metadata.reference?.startsWith(`${order.id}-`))
    .map(({ status }) => status);
const [CANCELLED, LEFT] = [
  { status: 'expired', cancelled: true, given_up: false, next_action: null },
  { status: 'expired', retry_until: expect.any(String) },
];
/** Does something once the gateway has cancelled, and before we write it down. */
function onceCancelled(work: () => unknown): void {
  const checkpoint = (name: Checkpoint) => (name === 'payment-cancelled' ? work() : undefined);
  Object.assign(paying.backend.deps, { checkpoint });
}

describe('a card left at its bank’s page (rule payments/leaving, guarantee/late-approval)', () => {
  it('is cancelled at the gateway, another card pays, and the page that is still open brings nothing', async () => {
    const asked = await pay('asking');
    expect(asked.next_action).toMatchObject({ type: 'redirect', can_leave: true });
    const [charge] = gateway.charges(order);
    const left = await leave(asked);
    expect([left.status, (left.body as Order).payment]).toMatchObject([200, { ...CANCELLED, ...LEFT }]);
    expect((await leave(asked)).body).toMatchObject({ payment: CANCELLED });
    expect(await pay('approved')).toMatchObject({ status: 'success' });
    await gateway.answer(charge?.id ?? '', true);
    expect(statusesThere()).toEqual(['canceled', 'succeeded']);
    expect(await shop.standingsOf(order)).toEqual(['expired', 'success']);
  });

  it('that was approved a moment before pays the order', async () => {
    const asked = await pay('asking');
    await gateway.answer(gateway.charges(order)[0]?.id ?? '', true);
    expect((await leave(asked)).body).toMatchObject({ payment: { status: 'success', cancelled: false } });
    expect(statusesThere()).toEqual(['succeeded']);
  });

  it('waits on while the gateway does not answer: nothing else is begun, and the next press leaves it', async () => {
    const asked = await pay('asking');
    const cancel = () => Promise.reject(new GatewayError('unavailable', 'silence'));
    paying.breakGateway(shop, () => ({ cancel }));
    expect(keyOf(await leave(asked))).toBe('payment_in_progress');
    expect((await now()).payment).toMatchObject({ status: 'pending', next_action: { can_leave: true } });
    expect(await pay('approved')).toMatchObject({ error: { key: 'payment_in_progress' } });
    paying.mendGateways();
    expect((await leave(asked)).body).toMatchObject({ payment: CANCELLED });
  });

  it('is said to be cancelled though the job hears of it first', async () => {
    const asked = await pay('asking');
    onceCancelled(() => {
      paying.pass(2_000);
      return paying.runJobs();
    });
    expect((await leave(asked)).body).toMatchObject({ payment: CANCELLED });
  });

  it('is said to be cancelled though the server died before it was written down', async () => {
    const asked = await pay('asking');
    onceCancelled(() => {
      throw new Error('cut');
    });
    expect((await leave(asked)).status).toBe(500);
    expect((await now()).payment).toMatchObject({ status: 'pending' });
    paying.pass(2_000);
    await paying.runJobs();
    expect((await now()).payment).toMatchObject({ ...CANCELLED, ...LEFT });
  });

  it('is left by its payer alone', async () => {
    const asked = await pay('asking');
    const other = await shop.createDiner();
    const { backend } = paying;
    await joinAsGuest({ backend, instanceId: shop.instanceId, purchaseId: order.id, profileId: other.id });
    expect(keyOf(await leave(asked, other))).toBe('not_found');
    expect(statusesThere()).toEqual(['requires_action']);
  });

  it('is cancelled too when its diner pays in person instead (rule payments/in-person)', async () => {
    await pay('asking');
    const [charge] = gateway.charges(order);
    expect((await shop.payInPerson(ana, order)).status).toBe(200);
    await gateway.answer(charge?.id ?? '', true);
    expect(statusesThere()).toEqual(['canceled']);
    expect(await shop.standingsOf(order)).toEqual(['expired', 'pending']);
  });
});
