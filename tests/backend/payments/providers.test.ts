import { parseBackendConfig, parseSandboxConfig } from '@/backend/config';
import { createProviders } from '@/backend/providers/payments/providers';
import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { CURRENCY_CODES } from '@/lib/domain/money/currencies';
import { json, openStubGateway } from '@/tests/support/shops/stub-gateway';

const KEYS = {
  WOMPI_BRASA_ANDINA_PUBLIC_KEY: 'pub_test_abc',
  WOMPI_BRASA_ANDINA_PRIVATE_KEY: 'prv_test_abc',
  WOMPI_BRASA_ANDINA_INTEGRITY_SECRET: 'test_integrity_abc',
  WOMPI_BRASA_ANDINA_EVENTS_SECRET: 'test_events_abc',
};
const REAL = Object.fromEntries(
  Object.entries(KEYS).map(([name, value]) => [name, value.replace('test', 'prod')]),
);
const open = (env: Record<string, string>) => {
  const { payments } = parseBackendConfig(env);
  return createProviders({ config: payments, clock: () => new Date(0) });
};
const wompi = { name: 'wompi', slug: 'brasa-andina', currency: 'COP', account: null } as const;
const sandbox = { ...wompi, name: 'sandbox' } as const;

describe("a tenant's gateway", () => {
  it('is the real one when all its keys are there', () => {
    expect(open(KEYS)(wompi)).toMatchObject({
      name: 'wompi',
      capabilities: { refund: 'none' },
    });
  });

  it.each(['PUBLIC_KEY', 'PRIVATE_KEY', 'INTEGRITY_SECRET'])('is not configured without its %s', (name) => {
    expect(open({ ...KEYS, [`WOMPI_BRASA_ANDINA_${name}`]: '' })(wompi)).toBeNull();
  });

  it('is not configured with keys of two environments', () => {
    expect(open({ ...KEYS, WOMPI_BRASA_ANDINA_PRIVATE_KEY: 'prv_prod_abc' })(wompi)).toBeNull();
    expect(open({ ...KEYS, WOMPI_BRASA_ANDINA_INTEGRITY_SECRET: 'test_events_abc' })(wompi)).toBeNull();
  });

  it('charges without its events secret, and believes no event', () => {
    const provider = open({ ...KEYS, WOMPI_BRASA_ANDINA_EVENTS_SECRET: '' })(wompi);
    expect(provider?.parseWebhook?.({ raw: '{}', headers: {} })).toEqual({ ok: false, reason: 'no_secret' });
  });

  it("is never another tenant's", () => {
    expect(open(KEYS)({ ...wompi, slug: 'bar-cerro' })).toBeNull();
    expect(open(KEYS)({ ...wompi, slug: 'brasa' })).toBeNull();
  });

  it('takes pesos only when it is the real one, and every currency when it is the sandbox', () => {
    const find = open({ ...KEYS, PAYMENTS_SANDBOX: 'on' });
    const taken = (input: typeof wompi | typeof sandbox) =>
      CURRENCY_CODES.filter((currency) => find({ ...input, currency }) !== null);
    expect(taken(wompi)).toEqual(['COP']);
    expect(taken(sandbox)).toEqual(CURRENCY_CODES);
  });

  it.each([null, '', 'stripe', '__proto__'])('is none when the branch names %j', (name) => {
    expect(open({ ...KEYS, PAYMENTS_SANDBOX: 'on' })({ ...wompi, name })).toBeNull();
  });

  it('is Stripe with its own keys, all of one mode, and only for its currency', () => {
    const env = {
      STRIPE_HOTEL_MARLINA_PUBLIC_KEY: 'pk_test_abc',
      STRIPE_HOTEL_MARLINA_SECRET_KEY: 'sk_test_abc',
    };
    const stripe = { name: 'stripe', slug: 'hotel-marlina', currency: 'MXN', account: null } as const;
    expect(open(env)(stripe)).toMatchObject({
      name: 'stripe',
      capabilities: { void: false, refund: 'partial' },
      browserOrigins: { script: ['https://js.stripe.com'], connect: ['https://api.stripe.com'] },
      bankAddresses: { domains: ['hooks.stripe.com'], ownOrigin: null },
    });
    expect(open(env)({ ...stripe, currency: 'COP' })).toBeNull();
    expect(open(env)({ ...stripe, slug: 'hotel' })).toBeNull();
    expect(open({ ...env, STRIPE_HOTEL_MARLINA_SECRET_KEY: 'sk_live_abc' })(stripe)).toBeNull();
    const noted = open(env)(stripe)?.parseWebhook?.({ raw: '{}', headers: {} });
    expect(noted).toEqual({ ok: false, reason: 'no_secret' });
  });

  it.each([
    [KEYS, 'https://sandbox.wompi.co/v1'],
    [REAL, 'https://production.wompi.co/v1'],
    [{ ...REAL, WOMPI_URL: 'https://gateway.test/v1/' }, 'https://gateway.test/v1'],
  ])('is where its keys belong', (env, base) => {
    const account = parseBackendConfig(env).payments.wompiAccount('brasa-andina');
    expect(account).toMatchObject({ apiBase: base, browserBase: base });
  });
});

describe('the sandbox', () => {
  it.each([
    [{}, /only with PAYMENTS_SANDBOX=on/],
    [{ PAYMENTS_SANDBOX: 'off' }, /only with PAYMENTS_SANDBOX=on/],
    [{ PAYMENTS_SANDBOX: 'on', PUBLIC_ORIGIN: 'https://{host}' }, /production/],
    [{ PAYMENTS_SANDBOX: 'on', ...REAL }, /real money/],
    [{ PAYMENTS_SANDBOX: 'on', STRIPE_HOTEL_MARLINA_SECRET_KEY: 'rk_live_abc' }, /real money/],
  ])('does not exist with %j', (env, why) => {
    expect(() => parseSandboxConfig(env)).toThrow(why);
    expect(open(env)(sandbox)).toBeNull();
  });

  it('stands beside test keys, at the port that both sides read', () => {
    const env = { PAYMENTS_SANDBOX: 'on', SANDBOX_PORT: '4017', BACKEND_PORT: '4018', ...KEYS };
    expect(parseSandboxConfig(env)).toMatchObject({
      port: 4017,
      eventsUrl: 'http://127.0.0.1:4018/webhooks/sandbox',
    });
    expect(parseBackendConfig(env).payments.sandbox?.apiBase).toBe('http://127.0.0.1:4017/v1');
    expect(open(env)(sandbox)?.name).toBe('sandbox');
  });
});

describe('what a browser is told of a gateway', () => {
  let gateway: Awaited<ReturnType<typeof openStubGateway>>;
  beforeEach(async () => {
    gateway = await openStubGateway(json(200, { data: merchant }));
  });
  afterEach(() => gateway.close());
  const merchant = {
    presigned_acceptance: { acceptance_token: 'a.b.c', permalink: 'https://wompi.test/terms.pdf' },
    presigned_personal_data_auth: { acceptance_token: 'd.e.f', permalink: 'https://wompi.test/data.pdf' },
  };

  it('has the gateway asked once a minute for an account, however many want to know (guarantee/noisy-neighbour)', async () => {
    const { payments } = parseBackendConfig({});
    const clock = { now: 0 };
    const find = createProviders({
      config: {
        ...payments,
        wompiAccount: (slug) => ({
          ...sandboxKeys(slug),
          apiBase: gateway.base,
          browserBase: gateway.base,
        }),
      },
      clock: () => new Date(clock.now),
    });
    const ask = (slug = 'brasa-andina') => find({ ...wompi, slug })?.clientConfig();
    const [first] = await Promise.all([ask(), ask()]);
    expect(first?.publicKey).toBe(sandboxKeys('brasa-andina').publicKey);
    clock.now = 59_999;
    await ask();
    expect(gateway.seen).toHaveLength(1);
    expect((await ask('bar-cerro'))?.publicKey).toBe(sandboxKeys('bar-cerro').publicKey);
    clock.now = 60_000;
    await ask();
    expect(gateway.seen).toHaveLength(3);
  });
});
