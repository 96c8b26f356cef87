import { createBreaker } from '@/backend/providers/payments/breaker';
import type { GatewayError } from '@/backend/providers/payments/port';
import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { createWompi } from '@/backend/providers/payments/wompi/create-wompi';
import { isBankAddress } from '@/lib/domain/payments/bank-address';
import { chargeInput, openSandbox, SLUG } from '@/tests/support/shops/sandbox-bench';
import { json, openStubGateway } from '@/tests/support/shops/stub-gateway';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

const merchant = {
  data: {
    presigned_acceptance: { acceptance_token: 'a.b.c', permalink: 'https://gateway.test/terms' },
    presigned_personal_data_auth: { acceptance_token: 'd.e.f', permalink: 'https://gateway.test/data' },
  },
};
const transaction = {
  id: '1-1-1',
  status: 'PENDING',
  reference: '77-1',
  amount_in_cents: 3_250_000,
  currency: 'COP',
};

/** An adapter at a gateway that knows its merchant and answers everything else as `answer` does. */
async function openStub(answer: Parameters<typeof openStubGateway>[0], timeoutMs = 5_000) {
  const gateway = await openStubGateway((response, seen) =>
    seen.path.startsWith('/v1/merchants/') ? json(200, merchant)(response, seen) : answer(response, seen),
  );
  open.push(gateway);
  const account = { ...sandboxKeys(SLUG), apiBase: gateway.base, browserBase: gateway.base };
  const clock = { now: 0 };
  const guarded = createBreaker(() => new Date(clock.now));
  return { gateway, clock, provider: createWompi({ account, guarded, timeoutMs }) };
}
const kindOf = (work: Promise<unknown>) =>
  work.then(
    (value) => (value === null ? 'null' : 'taken'),
    (error: GatewayError) => error.kind,
  );
const refused = (error: object) => json(422, { error });

describe('an answer of the gateway', () => {
  it.each<[string, Parameters<typeof openStubGateway>[0], create: string, fetch: string]>([
    ['500', json(500, {}), 'unknown', 'unavailable'],
    ['503 in HTML', (response) => response.writeHead(503).end('<h1>'), 'unknown', 'unavailable'],
    ['408', json(408, {}), 'unknown', 'unavailable'],
    ['429', json(429, {}), 'unavailable', 'unavailable'],
    ['another shape', json(201, { data: { id: 7 } }), 'unknown', 'unavailable'],
    ['no JSON', (response) => response.writeHead(201).end('{"data"'), 'unknown', 'unavailable'],
    ['nothing', (response) => response.writeHead(201).end(), 'unknown', 'unavailable'],
    ['a cut connection', (response) => response.destroy(), 'unknown', 'unavailable'],
    [
      'half an answer',
      (response) => {
        response.writeHead(201, { 'content-length': '900' });
        response.write('{"data":');
        setImmediate(() => response.destroy());
      },
      'unknown',
      'unavailable',
    ],
    [
      'a way to somewhere else',
      (response, seen) =>
        seen.path.endsWith('/elsewhere')
          ? json(200, { data: transaction })(response, seen)
          : response.writeHead(307, { location: '/v1/elsewhere' }).end(),
      'unknown',
      'unavailable',
    ],
    ['a refusal', refused({ type: 'UNPROCESSABLE', reason: 'no' }), 'refused', 'refused'],
    ['a wrong key', json(401, { error: { type: 'INVALID_ACCESS_TOKEN' } }), 'refused', 'refused'],
    ['a refusal that says nothing', json(422, {}), 'unknown', 'unavailable'],
    ["a stranger's 404 page", json(404, { message: 'no such app' }), 'unknown', 'unavailable'],
    ['its own 404', json(404, { error: { type: 'NOT_FOUND_ERROR' } }), 'refused', 'null'],
  ])('%s: creating is %s', async (_name, answer, created, fetched) => {
    const { provider } = await openStub(answer);
    expect(await kindOf(provider.create(chargeInput()))).toBe(created);
    expect(await kindOf(provider.fetch('1-1-1'))).toBe(fetched);
    expect(await kindOf(provider.find('77-1'))).toBe(fetched);
  });

  it.each([
    [429, 'answered'],
    [500, 'answered'],
    [502, 'unclear'],
  ])('%d: how far the charge came is %s', async (status, reach) => {
    const { provider } = await openStub(json(status, {}));
    await expect(provider.create(chargeInput())).rejects.toMatchObject({ reach });
  });

  it('is never waited for longer than the deadline, merchant and charge together (guarantee/gateway-outage)', async () => {
    const { provider, gateway } = await openStub(() => undefined, 1_000);
    expect(await kindOf(provider.create(chargeInput()))).toBe('unknown');
    expect(await kindOf(provider.fetch('1-1-1'))).toBe('unavailable');
    expect(gateway.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
    gateway.answer(() => undefined);
    // The time was used up before the charge was sent: nothing was taken.
    expect(await kindOf(provider.create(chargeInput()))).toBe('unavailable');
    expect(gateway.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is not there: nothing was taken', async () => {
    const { provider, gateway } = await openStub(json(200, {}));
    await gateway.close();
    open.splice(0);
    expect(await kindOf(provider.create(chargeInput()))).toBe('unavailable');
  });

  it('of a void that was cut is unknown', async () => {
    const { provider } = await openStub((response, seen) =>
      seen.method === 'POST' ? json(201, { data: {} })(response, seen) : response.destroy(),
    );
    expect(await kindOf(provider.void('1-1-1'))).toBe('unknown');
  });

  it.each([
    ['money before anything', ['DECLINED', 'PENDING', 'APPROVED'], 'approved'],
    ['what may still be money before what is not', ['DECLINED', 'PENDING', 'ERROR'], 'pending'],
    ['the latest of what failed', ['ERROR', 'DECLINED'], 'error'],
  ])('with several charges of one reference counts %s', async (_name, statuses, found) => {
    const data = statuses.map((status, index) => ({ ...transaction, id: `1-1-${index}`, status }));
    const foreign = { ...transaction, status: 'APPROVED', reference: '77-10' };
    const { provider } = await openStub(json(200, { data: [foreign, ...data] }));
    expect(await provider.find('77-1')).toMatchObject({ status: found, reference: '77-1' });
  });

  it.each([
    [{ currency: 'EUR' }, -1],
    [{ amount_in_cents: 3_250_050 }, -1],
    [{}, 32_500],
  ])('of another money (%j) equals no payment', async (changes, amountMinor) => {
    const { provider } = await openStub(json(200, { data: { ...transaction, ...changes } }));
    expect(await provider.fetch('1-1-1')).toMatchObject({ amountMinor });
  });

  it.each([
    ['https://registro.pse.com.co/PSEUserRegister/StartTransaction.htm?enc=1', true],
    ['https://evil.test/', false],
    ['javascript:alert(1)', false],
  ])('that names %s as the bank: it may lead there is %s (guarantee/bank-address)', async (url, leads) => {
    const extra = { async_payment_url: url };
    const { provider } = await openStub(json(200, { data: { ...transaction, payment_method: { extra } } }));
    expect((await provider.fetch('1-1-1'))?.action).toEqual({ type: 'redirect', url });
    expect(isBankAddress({ url, to: provider.bankAddresses })).toBe(leads);
  });

  it('that asks for a challenge hands it on as a document (rule payments/challenge)', async () => {
    const extra = { three_ds_auth: { three_ds_method_data: '&lt;p title=&quot;a&amp;lt;&quot;&gt;&#39;' } };
    const { provider } = await openStub(json(200, { data: { ...transaction, payment_method: { extra } } }));
    expect((await provider.fetch('1-1-1'))?.action).toEqual({
      type: 'challenge',
      html: `<p title="a&lt;">'`,
    });
  });
});

describe('the breaker of a gateway (guarantee/gateway-outage)', () => {
  it('spares it after five failures, and comes back after half a minute', async () => {
    const { provider, gateway, clock } = await openStub(json(500, {}));
    for (let time = 0; time < 5; time += 1) await kindOf(provider.fetch('1-1-1'));
    expect(await kindOf(provider.create(chargeInput()))).toBe('unavailable');
    expect(gateway.seen).toHaveLength(5);
    clock.now = 30_000;
    gateway.answer(json(200, { data: transaction }));
    expect(await kindOf(provider.fetch('1-1-1'))).toBe('taken');
  });

  it.each([
    ["an answer that only one tenant's charge has", json(200, { data: {} })],
    ['too many calls of one account', json(429, {})],
  ])('is not tired by %s', async (_name, answer) => {
    const { provider, gateway } = await openStub(answer);
    for (let time = 0; time < 6; time += 1) await kindOf(provider.fetch('1-1-1'));
    expect(gateway.seen).toHaveLength(6);
  });
});

describe('a charge whose answer was lost (guarantee/lost-answer)', () => {
  it.each(['dropAnswer', 'hangAnswer'] as const)(
    'by %s is unknown, found by reference, and one',
    async (name) => {
      const bench = await openSandbox();
      open.push(bench);
      const provider = bench.adapter({ timeoutMs: name === 'hangAnswer' ? 1_000 : 5_000 });
      bench.setFaults({ [name]: 1 });
      const method = { type: 'card', token: await bench.tokenize() } as const;
      expect(await kindOf(provider.create(chargeInput({ method })))).toBe('unknown');
      expect(await provider.find('77-1')).toMatchObject({ status: 'pending', amountMinor: 32_500 });
      // Asking again with the same reference takes nothing.
      const again = { type: 'card', token: await bench.tokenize() } as const;
      expect(await kindOf(provider.create(chargeInput({ method: again })))).toBe('unknown');
      expect(bench.state.transactions.size).toBe(1);
    },
  );

  it('is no charge when the gateway failed before it', async () => {
    const bench = await openSandbox();
    open.push(bench);
    bench.setFaults({ failCreate: 1 });
    const method = { type: 'card', token: await bench.tokenize() } as const;
    const provider = bench.adapter();
    expect(await kindOf(provider.create(chargeInput({ method })))).toBe('unknown');
    expect(await provider.find('77-1')).toBeNull();
    // Nothing was burnt: the same attempt, sent once more, is the first.
    expect(await kindOf(provider.create(chargeInput({ method })))).toBe('taken');
  });
});

test('what leaves for the gateway', async () => {
  const { provider, gateway } = await openStub(json(201, { data: transaction }));
  await provider.create(chargeInput());
  const [asked, sent] = gateway.seen;
  expect(asked).toMatchObject({ method: 'GET', path: `/v1/merchants/${sandboxKeys(SLUG).publicKey}` });
  expect(sent?.headers.authorization).toBe(`Bearer ${sandboxKeys(SLUG).privateKey}`);
  const body = JSON.parse(sent?.body ?? '{}');
  expect(body).toEqual({
    acceptance_token: 'a.b.c',
    accept_personal_auth: 'd.e.f',
    amount_in_cents: 3_250_000,
    currency: 'COP',
    reference: '77-1',
    expiration_time: '2026-11-18T17:15:00.000Z',
    signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    customer_email: 'ana@example.com',
    customer_data: {
      full_name: 'Ana Ruiz',
      phone_number: '573105550101',
      legal_id: '1020304050',
      legal_id_type: 'CC',
    },
    payment_method: { type: 'CARD', token: 'tok_test', installments: 1 },
    redirect_url: 'http://brasa-andina.localhost:3000/chapinero/order/77',
  });
  const { payer } = chargeInput();
  await provider.create(chargeInput({ payer: { ...payer, phone: null } }));
  expect(JSON.parse(gateway.seen.at(-1)?.body ?? '{}').customer_data).not.toHaveProperty('phone_number');
  await provider.create(
    chargeInput({ method: { type: 'pse', bankCode: '1', person: 'company', description: 'x'.repeat(80) } }),
  );
  expect(JSON.parse(gateway.seen.at(-1)?.body ?? '{}').payment_method).toEqual({
    type: 'PSE',
    user_type: 1,
    user_legal_id_type: 'CC',
    user_legal_id: '1020304050',
    financial_institution_code: '1',
    payment_description: 'x'.repeat(30),
  });
});
