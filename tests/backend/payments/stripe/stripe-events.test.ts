import { sandboxStripeKeys } from '@/backend/providers/payments/sandbox-keys';
import { toStripeEvent } from '@/backend/sandbox/stripe/sign-event';
import {
  HOTEL,
  openStripeBench,
  STRIPE_CARDS,
  type StripeBench,
} from '@/tests/support/shops/stripe/stripe-bench';

let bench: StripeBench;
beforeEach(async () => {
  bench = await openStripeBench();
});
afterEach(() => bench.close());

async function takeEvent(number?: string, changes: Parameters<typeof toStripeEvent>[0]['changes'] = {}) {
  await bench.stripe().create(await bench.card(number));
  const [intent] = bench.intents();
  if (!intent) throw new Error('nothing was charged');
  const secret = sandboxStripeKeys(HOTEL).webhookSecret;
  const { body: raw, headers } = toStripeEvent({ intent, secret, now: bench.clock.now, changes });
  return { raw, headers, id: intent.id };
}
const parse = (event: { raw: string; headers: Record<string, string> }, changes = {}) =>
  bench.stripe(changes).parseWebhook?.(event);

test('an event says what its charge says, and the double sends it so', async () => {
  const event = await takeEvent();
  await bench.sender.idle();
  const [sent] = bench.events.seen;
  expect(sent?.headers['x-forwarded-host']).toBe('hotel-marlina.localhost');
  const headers = { 'stripe-signature': String(sent?.headers['stripe-signature']) };
  const hint = {
    providerRef: event.id,
    status: 'approved',
    rawStatus: 'succeeded',
    reference: '77-1',
    amountMinor: 32_500,
    currency: 'MXN',
  };
  expect(parse({ raw: sent?.body ?? '', headers })).toEqual({ ok: true, events: [hint] });
  expect(parse(event)).toEqual({ ok: true, events: [hint] });
});

test('a refused card’s event is declined', async () => {
  expect(parse(await takeEvent(STRIPE_CARDS.declined))).toMatchObject({
    ok: true,
    events: [{ status: 'declined' }],
  });
});

test('a forged event is believed by nobody (guarantee/forged-events)', async () => {
  const event = await takeEvent();
  const forged = { ok: false, reason: 'bad_signature' };
  expect(parse({ ...event, raw: event.raw.replace('32500', '99999') })).toEqual(forged);
  expect(parse({ ...event, headers: {} })).toEqual(forged);
  expect(parse(event, { slug: 'bar-cerro' })).toEqual(forged);
  expect(parse(event, { secret: false })).toEqual({ ok: false, reason: 'no_secret' });
});

test('an old event is repeated by nobody (guarantee/event-time)', async () => {
  const event = await takeEvent();
  bench.clock.now += 299_000;
  expect(parse(event)).toMatchObject({ ok: true });
  bench.clock.now += 2_000;
  expect(parse(event)).toEqual({ ok: false, reason: 'bad_signature' });
});

test('an event of real money is none of a test account (guarantee/foreign-events)', async () => {
  expect(parse(await takeEvent(undefined, { livemode: true }))).toEqual({
    ok: false,
    reason: 'wrong_environment',
  });
});

test('an event of another kind is right and empty', async () => {
  expect(parse(await takeEvent(undefined, { type: 'charge.updated' }))).toEqual({ ok: true, events: [] });
});

describe('money that somebody gives back at Stripe itself (rule payments/money-back)', () => {
  async function takeRefund(changes: object = {}) {
    const { id } = await takeEvent();
    await bench.post('/v1/refunds', { payment_intent: id, ...changes });
    await bench.sender.idle();
    const sent = bench.events.seen.at(-1);
    const headers = { 'stripe-signature': String(sent?.headers['stripe-signature']) };
    return { id, raw: sent?.body ?? '', headers };
  }

  it('is told of its charge', async () => {
    const { id, ...event } = await takeRefund();
    const hint = { providerRef: id, status: 'voided', rawStatus: 'refunded', reference: '77-1' };
    expect(parse(event)).toEqual({
      ok: true,
      events: [{ ...hint, amountMinor: 32_500, currency: 'MXN' }],
    });
  });

  it('in part is right and empty', async () => {
    expect(parse(await takeRefund({ amount: '1000' }))).toEqual({ ok: true, events: [] });
  });

  it('of a charge without an intent is right and empty', async () => {
    const object = { payment_intent: null, refunded: true, amount: 500, currency: 'mxn', metadata: {} };
    const other = await takeEvent(undefined, { type: 'charge.refunded', data: { object } });
    expect(parse(other)).toEqual({ ok: true, events: [] });
  });

  it('in another shape is refused', async () => {
    const strange = await takeEvent(undefined, { type: 'charge.refunded', data: { object: {} } });
    expect(parse(strange)).toEqual({
      ok: false,
      reason: 'malformed',
    });
  });
});
