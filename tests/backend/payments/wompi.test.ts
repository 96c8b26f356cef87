import type { GatewayError } from '@/backend/providers/payments/port';
import { signEvent } from '@/backend/providers/payments/wompi/signatures';
import { chargeInput, openSandbox, type SandboxBench, SETTLE_MS } from '@/tests/support/shops/sandbox-bench';

let bench: SandboxBench;
beforeEach(async () => {
  bench = await openSandbox();
});
afterEach(() => bench.close());

const card = async (number?: string, changes = {}) =>
  chargeInput({ method: { type: 'card', token: await bench.tokenize(number) }, ...changes });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: GatewayError) => `${error.kind} ${error.message}`,
  );

describe('paying with a card', () => {
  it('is pending first, and ends as the card is good for', async () => {
    const provider = bench.adapter();
    const created = await provider.create(await card());
    expect(created).toEqual({
      status: 'pending',
      rawStatus: 'PENDING',
      providerRef: expect.stringMatching(/^\d+-\d+-\d{5}$/),
      reference: '77-1',
      amountMinor: 32_500,
      currency: 'COP',
      message: null,
      action: null,
    });
    await bench.pass(SETTLE_MS);
    expect(await provider.fetch(created.providerRef)).toMatchObject({ status: 'approved' });
    expect(await provider.find('77-1')).toMatchObject({
      status: 'approved',
      providerRef: created.providerRef,
    });
  });

  it.each([
    ['4111111111111111', 'declined', 'La transacción fue rechazada (Sandbox)'],
    ['5555555555554444', 'error', 'Transacción con ERROR en Sandbox'],
  ])('%s is %s, with the words for the diner', async (number, status, message) => {
    const provider = bench.adapter();
    const { providerRef } = await provider.create(await card(number));
    await bench.pass(SETTLE_MS);
    expect(await provider.fetch(providerRef)).toMatchObject({ status, message });
  });

  it('fetches acceptance tokens for each attempt, so that another one is possible', async () => {
    const provider = bench.adapter();
    await provider.create(await card('4111111111111111'));
    expect(await provider.create(await card(undefined, { reference: '77-2' }))).toMatchObject({
      status: 'pending',
    });
    expect(bench.state.usedAcceptance.size).toBe(2);
  });

  it.each([
    ['COP', 32_500, 3_250_000],
    ['CLP', 9_990, 999_000],
    ['PEN', 2_490, 2_490],
    ['USD', 1_250, 1_250],
  ] as const)('in %s charges the amount that was meant', async (currency, amountMinor, cents) => {
    const outcome = await bench.adapter().create(await card(undefined, { currency, amountMinor }));
    expect(outcome).toMatchObject({ amountMinor, currency });
    expect([...bench.state.transactions.values()]).toMatchObject([{ amount_in_cents: cents, currency }]);
  });

  it.each([0, -5, 1.5, Number.NaN])('of %s asks the gateway for nothing', async (amountMinor) => {
    expect(await refusal(bench.adapter().create(chargeInput({ amountMinor })))).toMatch(/^refused/);
    expect(bench.state.transactions.size).toBe(0);
  });

  it('with a reference that is charged already is unknown, never refused and never another charge', async () => {
    const provider = bench.adapter();
    await provider.create(await card());
    expect(await refusal(provider.create(await card()))).toBe('unknown La referencia ya ha sido usada');
    expect(bench.state.transactions.size).toBe(1);
  });

  it('with a token of somebody else or used already is refused', async () => {
    const provider = bench.adapter();
    const input = await card();
    await provider.create(input);
    expect(await refusal(provider.create({ ...input, reference: '77-2' }))).toMatch(/^refused .*token/);
    const foreign = await bench.tokenize(undefined, 'bar-cerro');
    const method = { type: 'card', token: foreign } as const;
    expect(await refusal(provider.create(chargeInput({ method, reference: '77-3' })))).toMatch(/^refused/);
  });

  it('says what it asked for: the tenant’s return address, the expiry, one instalment', async () => {
    await bench.adapter().create(await card());
    expect([...bench.state.transactions.values()]).toMatchObject([
      {
        redirect_url: 'http://brasa-andina.localhost:3000/chapinero/order/77',
        customer_email: 'ana@example.com',
        payment_method: { installments: 1 },
      },
    ]);
    const late = await card(undefined, { reference: '77-2', expiresAt: new Date(bench.clock.now) });
    expect(await refusal(bench.adapter().create(late))).toMatch(/^refused .*expiration_time/);
  });
});

describe('what the gateway does not know', () => {
  it('is nothing', async () => {
    const provider = bench.adapter();
    expect(await provider.fetch('1-1-1')).toBeNull();
    expect(await provider.find('77-1')).toBeNull();
  });

  it("of one tenant is not another's, by reference or by id", async () => {
    const { providerRef } = await bench.adapter().create(await card());
    const other = bench.adapter({ slug: 'bar-cerro' });
    expect(await other.find('77-1')).toBeNull();
    expect(await other.fetch(providerRef)).toBeNull();
  });
});

describe('giving back', () => {
  it('voids a card’s charge of the same day', async () => {
    const provider = bench.adapter();
    const { providerRef } = await provider.create(await card());
    await bench.pass(SETTLE_MS);
    await provider.fetch(providerRef);
    expect(await provider.void(providerRef)).toMatchObject({ status: 'voided', rawStatus: 'VOIDED' });
  });

  it('refuses what was never charged, what is of yesterday and what it does not know', async () => {
    const provider = bench.adapter();
    const { providerRef } = await provider.create(await card());
    expect(await refusal(provider.void(providerRef))).toMatch(/^refused/);
    await bench.pass(86_400_000);
    await provider.fetch(providerRef);
    expect(await refusal(provider.void(providerRef))).toMatch(/^refused/);
    expect(await refusal(provider.void('1-1-1'))).toMatch(/^refused/);
  });
});

describe('a card’s bank that asks its holder (rule payments/challenge)', () => {
  const browser = {
    color_depth: '24',
    screen_height: '844',
    screen_width: '390',
    language: 'es-CO',
    user_agent: 'Mozilla/5.0',
    tz: '300',
  };
  const asking = async (facts: object) =>
    chargeInput({ method: { type: 'card', token: await bench.tokenize('4000000000003220'), ...facts } });

  it('needs the facts of the browser where the account has it, and nothing is charged without them', async () => {
    const provider = bench.adapter({ threeDs: 'required' });
    expect(await refusal(provider.create(await asking({})))).toMatch(/^refused/);
    expect(bench.state.transactions.size).toBe(0);
    const { providerRef } = await provider.create(await asking({ browser }));
    await bench.pass(SETTLE_MS);
    expect(await provider.fetch(providerRef)).toMatchObject({
      status: 'pending',
      action: { type: 'challenge', html: expect.stringContaining('/v1/3ds/fingerprint') },
    });
  });

  it('is told no facts where the account does not have it', async () => {
    const provider = bench.adapter({ threeDs: 'off' });
    const { providerRef } = await provider.create(await asking({ browser }));
    await bench.pass(SETTLE_MS);
    expect(await provider.fetch(providerRef)).toMatchObject({ status: 'declined', action: null });
    expect(await provider.clientConfig()).toMatchObject({ mode: 'tokenize', threeDs: false });
    expect(provider.browserOrigins.frame).toEqual([]);
    // Banks are anywhere (rule payments/challenge).
    expect(bench.adapter({ threeDs: 'required' }).browserOrigins.frame).toEqual(['https:']);
  });

  it('is refused by the sandbox if one of the six facts is missing', async () => {
    const { tz: _tz, ...five } = browser;
    const facts = { browser: { ...five, tz: '' } };
    expect(await refusal(bench.adapter().create(await asking(facts)))).toContain('browser_tz');
  });
});

describe('what a browser is told', () => {
  it('is the public key, the address and both documents, and nothing secret (rule payments/agreements)', async () => {
    const config = await bench.adapter().clientConfig();
    expect(config).toEqual({
      mode: 'tokenize',
      apiBase: `${bench.origin}/v1`,
      publicKey: bench.keys.publicKey,
      threeDs: true,
      acceptance: [{ url: `${bench.origin}/terms.html` }, { url: `${bench.origin}/personal-data.html` }],
    });
    for (const { url } of config.acceptance) expect((await fetch(url)).status).toBe(200);
  });

  it('are banks by name, without the placeholder', async () => {
    const banks = await bench.adapter().listBanks();
    expect(banks.map(({ code }) => code)).toEqual(['4', '1', '2', '5', '3']);
    expect(banks[1]).toEqual({ code: '1', name: 'Banco que aprueba' });
  });
});

describe('the other methods fit the same port', () => {
  it('a wallet waits for a push, then ends', async () => {
    const provider = bench.adapter();
    const method = { type: 'nequi', phone: '3991111111' } as const;
    const created = await provider.create(chargeInput({ method }));
    expect(created).toMatchObject({ status: 'pending', action: { type: 'wait', hint: 'push' } });
    await bench.pass(SETTLE_MS);
    expect(await provider.fetch(created.providerRef)).toMatchObject({ status: 'approved', action: null });
    const wrong = { type: 'nequi', phone: '+573991111111' } as const;
    expect(await refusal(provider.create(chargeInput({ method: wrong })))).toBe(
      'refused not a wallet number',
    );
  });

  it('a transfer sends the diner to the bank, and what was decided there is the outcome', async () => {
    const provider = bench.adapter();
    const method = {
      type: 'pse',
      bankCode: '2',
      person: 'natural',
      description: 'Pedido 77 de La Brasa Andina en Chapinero',
    } as const;
    const created = await provider.create(chargeInput({ method }));
    expect(created.action).toBeNull();
    await bench.pass(SETTLE_MS);
    const waiting = await provider.fetch(created.providerRef);
    expect(waiting).toMatchObject({ status: 'pending', action: { type: 'redirect' } });
    const url = waiting?.action?.type === 'redirect' ? waiting.action.url : '';
    expect(await (await fetch(url)).text()).toContain('325');
    const decided = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ticket_id: created.providerRef, answer: 'DECLINED' }),
    });
    expect(decided.headers.get('location')).toBe(
      `http://brasa-andina.localhost:3000/chapinero/order/77?id=${created.providerRef}&env=test`,
    );
    expect(await provider.fetch(created.providerRef)).toMatchObject({
      status: 'declined',
      action: null,
      message: 'Transacción RECHAZADA en Sandbox',
    });
  });
});

test('events that the gateway sends are believed, and only with the tenant’s own secret (guarantee/foreign-events)', async () => {
  const provider = bench.adapter();
  const { providerRef } = await provider.create(await card());
  await bench.pass(SETTLE_MS);
  await bench.sender.idle();
  const raw = bench.events.seen[0]?.body ?? '';
  const hint = { providerRef, status: 'approved', reference: '77-1', amountMinor: 32_500, currency: 'COP' };
  expect(provider.parseWebhook?.({ raw, headers: {} })).toMatchObject({ ok: true, events: [hint] });
  const other = bench.adapter({ slug: 'bar-cerro' });
  expect(other.parseWebhook?.({ raw, headers: {} })).toEqual({ ok: false, reason: 'bad_signature' });
  const closed = bench.adapter({ eventsSecret: null });
  expect(closed.parseWebhook?.({ raw, headers: {} })).toEqual({ ok: false, reason: 'no_secret' });
  // A checksum is made over what the event names, by the same rule on both sides.
  const { signature, timestamp } = JSON.parse(raw);
  const values = [providerRef, 'APPROVED', 3_250_000];
  expect(signature.checksum).toBe(signEvent({ values, timestamp, secret: bench.keys.eventsSecret }));
});
