import { sandboxStripeKeys } from '@/backend/providers/payments/sandbox-keys';
import { HOTEL, kindOf, mexicanInput, openStripeAdapter } from '@/tests/support/shops/stripe/stripe-bench';
import { json, openStubGateway } from '@/tests/support/shops/stub-gateway';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const intent = {
  id: 'pi_1',
  object: 'payment_intent',
  status: 'processing',
  amount: 32_500,
  currency: 'mxn',
  metadata: { reference: '77-1' },
};

async function openStub(answer: Parameters<typeof openStubGateway>[0], timeoutMs = 5_000) {
  const gateway = await openStubGateway(answer);
  open.push(gateway);
  const clock = { now: 0 };
  const { origin } = new URL(gateway.base);
  return { gateway, clock, provider: openStripeAdapter({ origin, clock, timeoutMs }) };
}
const failed = (status: number, error: object) => json(status, { error });
const BEGUN = new Date('2026-11-18T17:00:00Z');

describe('an answer of the gateway', () => {
  it.each<[string, Parameters<typeof openStubGateway>[0], create: string, fetch: string, find: string]>([
    ['500', failed(500, { type: 'api_error' }), 'unknown', 'unavailable', 'unavailable'],
    ['503 in HTML', (r) => r.writeHead(503).end('<h1>'), 'unknown', 'unavailable', 'unavailable'],
    ['429', failed(429, { type: 'rate_limit' }), 'unavailable', 'unavailable', 'unavailable'],
    ['409', failed(409, { code: 'lock_timeout' }), 'unknown', 'unavailable', 'unavailable'],
    ['another shape', json(200, { id: 7 }), 'unknown', 'unavailable', 'unavailable'],
    ['no JSON', (r) => r.writeHead(200).end('{"id"'), 'unknown', 'unavailable', 'unavailable'],
    ['a cut connection', (r) => r.destroy(), 'unknown', 'unavailable', 'unavailable'],
    [
      'a way to somewhere else',
      (response, seen) =>
        seen.path.endsWith('/elsewhere')
          ? json(200, intent)(response, seen)
          : response.writeHead(307, { location: '/v1/elsewhere' }).end(),
      'unknown',
      'unavailable',
      'unavailable',
    ],
    ['a refusal', failed(400, { type: 'invalid_request_error' }), 'refused', 'refused', 'refused'],
    ['a wrong key', failed(401, { type: 'invalid_request_error' }), 'refused', 'refused', 'refused'],
    ['a card without its charge', failed(402, { code: 'card_declined' }), 'refused', 'refused', 'refused'],
    ['a used reference', failed(400, { type: 'idempotency_error' }), 'unknown', 'unavailable', 'unavailable'],
    ["a stranger's 404 page", (r) => r.writeHead(404).end('<h1>'), 'unknown', 'unavailable', 'unavailable'],
    [
      'its own 404',
      failed(404, { type: 'invalid_request_error', code: 'resource_missing' }),
      'refused',
      'null',
      'refused',
    ],
  ])('%s: creating is %s', async (_name, answer, created, fetched, found) => {
    const { provider } = await openStub(answer);
    expect(await kindOf(provider.create(mexicanInput()))).toBe(created);
    expect(await kindOf(provider.fetch('pi_1'))).toBe(fetched);
    expect(await kindOf(provider.find('77-1', BEGUN))).toBe(found);
  });

  it.each([
    [429, 'answered'],
    [500, 'answered'],
    [502, 'unclear'],
  ])('%d: how far the charge came is %s', async (status, reach) => {
    const { provider } = await openStub(failed(status, { type: 'api_error' }));
    await expect(provider.create(mexicanInput())).rejects.toMatchObject({ reach });
  });

  it('is not waited for longer than the deadline, and asked for once (guarantee/gateway-outage)', async () => {
    const { provider, gateway } = await openStub(() => undefined, 500);
    expect(await kindOf(provider.create(mexicanInput()))).toBe('unknown');
    expect(await kindOf(provider.fetch('pi_1'))).toBe('unavailable');
    expect(gateway.seen).toHaveLength(2);
  });

  it('that was cut is asked for once: no library sends a charge again', async () => {
    const { provider, gateway } = await openStub((response) => response.destroy());
    await kindOf(provider.create(mexicanInput()));
    expect(gateway.seen).toHaveLength(1);
  });

  it('is not there: nothing was taken', async () => {
    const { provider, gateway } = await openStub(json(200, intent));
    await gateway.close();
    open.splice(0);
    await expect(provider.create(mexicanInput())).rejects.toMatchObject({
      kind: 'unavailable',
      reach: 'not_sent',
    });
  });

  it('never repeats in a fault what it was given', async () => {
    const { provider } = await openStub(
      failed(400, { code: 'parameter_invalid', param: 'return_url', message: 'Not a URL: ana@example.com' }),
    );
    await expect(provider.create(mexicanInput())).rejects.toThrow(/^parameter_invalid return_url$/);
  });
});

test('the breaker spares it after five failures, and comes back (guarantee/gateway-outage)', async () => {
  const { provider, gateway, clock } = await openStub(failed(500, { type: 'api_error' }));
  for (let time = 0; time < 5; time += 1) await kindOf(provider.fetch('pi_1'));
  await expect(provider.create(mexicanInput())).rejects.toMatchObject({ reach: 'not_sent' });
  expect(gateway.seen).toHaveLength(5);
  clock.now = 30_000;
  gateway.answer(json(200, intent));
  expect(await kindOf(provider.fetch('pi_1'))).toBe('taken');
});

test.each<[string, Parameters<typeof openStubGateway>[0]]>([
  ['too many calls', failed(429, { type: 'rate_limit' })],
  ['a lock', failed(409, { code: 'lock_timeout' })],
  ['another shape', json(200, { id: 7 })],
  ["a stranger's 404 page", (r) => r.writeHead(404).end('<h1>')],
])(
  '%s of one account tires no breaker: it is all tenants’ (guarantee/gateway-outage)',
  async (_name, answer) => {
    const { provider, gateway } = await openStub(answer);
    for (let time = 0; time < 6; time += 1) await kindOf(provider.fetch('pi_1'));
    expect(gateway.seen).toHaveLength(6);
  },
);

test('a failure in HTML tires the breaker (guarantee/gateway-outage)', async () => {
  const { provider, gateway } = await openStub((r) => r.writeHead(503).end('<h1>'));
  for (let time = 0; time < 6; time += 1) await kindOf(provider.fetch('pi_1'));
  expect(gateway.seen).toHaveLength(5);
});

test('cards of one diner after the other tire no breaker', async () => {
  const { provider, gateway } = await openStub(
    failed(402, {
      type: 'card_error',
      code: 'card_declined',
      payment_intent: { ...intent, status: 'requires_payment_method', last_payment_error: {} },
    }),
  );
  for (let time = 0; time < 6; time += 1)
    expect(await provider.create(mexicanInput())).toMatchObject({ status: 'declined' });
  expect(gateway.seen).toHaveLength(6);
});

test('what leaves for the gateway', async () => {
  const { provider, gateway } = await openStub(json(200, intent));
  await provider.create(mexicanInput());
  const [sent] = gateway.seen;
  expect(sent).toMatchObject({
    method: 'POST',
    path: '/v1/payment_intents',
    headers: {
      authorization: `Bearer ${sandboxStripeKeys(HOTEL).secretKey}`,
      'idempotency-key': '77-1',
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  expect(sent?.headers['x-stripe-client-telemetry']).toBeUndefined();
  expect(Object.fromEntries(new URLSearchParams(sent?.body))).toEqual({
    amount: '32500',
    currency: 'mxn',
    payment_method: 'pm_test',
    'allowed_payment_method_types[0]': 'card',
    confirm: 'true',
    return_url: 'http://hotel-marlina.localhost:3000/restaurante/order/77',
    'metadata[reference]': '77-1',
    'metadata[expires_at]': '2026-11-18T17:15:00.000Z',
    'expand[0]': 'latest_charge',
  });
});
