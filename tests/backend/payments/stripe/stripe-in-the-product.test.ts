import { sandboxStripeKeys } from '@/backend/providers/payments/sandbox-keys';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import type { Gateway } from '@/lib/contract/payments/gateway';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop } from '@/tests/support/shops/paying-shop';
import type { Diner } from '@/tests/support/shops/shop';
import { STRIPE_CARDS } from '@/tests/support/shops/stripe/stripe-bench';

let paying: PayingBackend;
let shop: Awaited<ReturnType<typeof openPayingShop>>;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying, { currency: 'MXN' });
});
afterEach(() => {
  paying.setFaults({ dropAnswer: 0, muteEvents: false, settleMs: null, failCreate: 0, copies: 1 });
});
afterAll(() => paying.close());

async function tokenize(number: string): Promise<string> {
  const response = await fetch(`${paying.sandboxUrl}/payment_methods`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxStripeKeys(shop.slug).publicKey}` },
    body: new URLSearchParams({
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '30',
      'card[cvc]': '123',
    }),
  });
  return ((await response.json()) as { id: string }).id;
}
const pay = async (diner: Diner, order: Order, number: string = STRIPE_CARDS.approved) =>
  shop.ask({
    method: 'POST',
    path: '/payments.json',
    headers: diner.headers,
    body: {
      purchase_id: order.id,
      method: 'card',
      card: { token: await tokenize(number) },
      acceptance: true,
    },
  });
const chargesOf = ({ id }: Order) =>
  [...paying.state.stripe.intents.values()].filter(({ metadata }) =>
    metadata.reference?.startsWith(`${id}-`),
  );
const begin = async () => {
  const diner = await shop.createDiner();
  return { diner, order: await shop.place(diner) };
};

/** Until the gateway has told all, and it was heard. */
async function untilHandled(): Promise<void> {
  const isOpen = async () => {
    const { instanceId } = shop;
    const open = await paying.backend.db.tenant(instanceId, (sql) =>
      sql('select 1 from webhook_inbox where instance_id = $1 and handled_at is null', [instanceId]),
    );
    return open.length > 0;
  };
  await paying.sender.idle();
  while (await isOpen()) await new Promise((done) => setImmediate(done));
}

test('the browser is told of the script that takes cards (rule payments/card-element)', async () => {
  const { diner, order } = await begin();
  const gateway = await shop.get<Gateway>(diner, `/payments/gateway.json?supplier_id=${order.supplier.id}`);
  const { origin } = new URL(paying.sandboxUrl);
  expect(gateway).toEqual({
    mode: 'element',
    script_url: `${origin}/stripe.js`,
    public_key: sandboxStripeKeys(shop.slug).publicKey,
    acceptance: [],
  });
  expect((await fetch(`${origin}/stripe.js`)).headers.get('content-type')).toMatch(/javascript/);
});

test('an approved card pays the order in the same call', async () => {
  const { diner, order } = await begin();
  expect((await pay(diner, order)).body).toMatchObject({ status: 'success', next_action: null });
  expect(chargesOf(order)).toMatchObject([
    { status: 'succeeded', currency: 'mxn', amount: order.total * 100 },
  ]);
});

test('money that a person gives back at Stripe itself is written down, and its order is over (rule payments/money-back)', async () => {
  const { diner, order } = await begin();
  await pay(diner, order);
  await untilHandled();
  const [intent] = chargesOf(order);
  await fetch(`${paying.sandboxUrl}/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxStripeKeys(shop.slug).secretKey}` },
    body: new URLSearchParams({ payment_intent: intent?.id ?? '' }),
  });
  expect(await shop.until(diner, order, 'refunded')).toMatchObject({
    status: 'cancelled',
    payment: { status: 'refunded' },
  });
});

test('a refused card leaves the order to be paid with another', async () => {
  const { diner, order } = await begin();
  expect((await pay(diner, order, STRIPE_CARDS.poor)).body).toMatchObject({ status: 'declined' });
  expect((await pay(diner, order)).body).toMatchObject({ status: 'success' });
  expect(chargesOf(order).map(({ status }) => status)).toEqual(['requires_payment_method', 'succeeded']);
});

test('a challenge leads to its page, and its event settles it', async () => {
  const { diner, order } = await begin();
  const { next_action } = (await pay(diner, order, STRIPE_CARDS.challenge)).body as Payment;
  const until = new Date(paying.backend.clock.now.getTime() + 15 * 60_000).toISOString();
  expect(next_action).toMatchObject({ type: 'redirect', until });
  const url = next_action?.type === 'redirect' ? next_action.url : '';
  expect(url).toMatch(/\/stripe\/authenticate\?intent=pi_/);
  const intent = new URL(url).searchParams.get('intent') ?? '';
  const body = new URLSearchParams({ intent, answer: 'approve' });
  paying.setFaults({ copies: 5 });
  await fetch(url, { method: 'POST', body, redirect: 'manual' });
  expect((await shop.until(diner, order, 'success')).payment).toMatchObject({ status: 'success' });
  expect(chargesOf(order)).toHaveLength(1);
});

test('a challenge that nobody answers ends with its time, and no money comes after it', async () => {
  const { diner, order } = await begin();
  // An event on its way would be handled on both sides of the quarter of an hour.
  paying.setFaults({ muteEvents: true });
  await pay(diner, order, STRIPE_CARDS.challenge);
  paying.pass(16 * 60_000);
  await paying.runJobs();
  expect((await shop.until(diner, order, 'expired')).payment?.status).toBe('expired');
  expect(chargesOf(order)).toMatchObject([{ status: 'canceled' }]);
});

test('a diner who comes late to a challenge reads at once that its time is over', async () => {
  const { diner, order } = await begin();
  paying.setFaults({ muteEvents: true });
  await pay(diner, order, STRIPE_CARDS.challenge);
  // The gateway is asked less and less often.
  for (let look = 0; look < 22; look += 1) {
    await paying.runJobs();
    paying.pass(40_000);
  }
  paying.pass(22_000);
  await paying.runJobs();
  expect((await shop.get<Order>(diner, `/orders/${order.id}.json`)).payment?.status).toBe('expired');
});

test('an event of nobody’s key changes nothing (guarantee/forged-events)', async () => {
  const { diner, order } = await begin();
  await pay(diner, order, STRIPE_CARDS.challenge);
  const raw = { type: 'payment_intent.succeeded', livemode: false, data: { object: chargesOf(order)[0] } };
  const headers = { 'stripe-signature': 't=1,v1=00' };
  const { status } = await shop.ask({ method: 'POST', path: '/webhooks/sandbox', headers, body: raw });
  expect(status).toBe(401);
});
