import { fromUnits, toUnits } from '@/backend/providers/payments/stripe/amounts';
import { isBankAddress } from '@/lib/domain/payments/bank-address';
import {
  kindOf,
  mexicanInput,
  openStripeBench,
  STRIPE_CARDS,
  type StripeBench,
} from '@/tests/support/shops/stripe/stripe-bench';

let bench: StripeBench;
beforeEach(async () => {
  bench = await openStripeBench();
});
afterEach(() => bench.close());

const begunAt = () => new Date(bench.clock.now);

describe('paying with a card', () => {
  it('is approved in one call, and known by its id and by our reference at once', async () => {
    const provider = bench.stripe();
    const created = await provider.create(await bench.card());
    expect(created).toEqual({
      status: 'approved',
      rawStatus: 'succeeded',
      providerRef: expect.stringMatching(/^pi_/),
      reference: '77-1',
      amountMinor: 32_500,
      currency: 'MXN',
      message: null,
      action: null,
    });
    expect(await provider.fetch(created.providerRef)).toEqual(created);
    expect(await provider.find('77-1', begunAt())).toEqual(created);
    expect(bench.intents()).toMatchObject([
      { amount: 32_500, currency: 'mxn', metadata: { reference: '77-1' } },
    ]);
  });

  it.each([STRIPE_CARDS.declined, STRIPE_CARDS.poor])('%s is declined, and stays so', async (number) => {
    const provider = bench.stripe();
    const created = await provider.create(await bench.card(number));
    expect(created).toMatchObject({
      status: 'declined',
      rawStatus: 'requires_payment_method',
      message: null,
    });
    expect(await provider.fetch(created.providerRef)).toEqual(created);
    expect(await provider.find('77-1', begunAt())).toEqual(created);
  });

  it('may stay pending, and ends by itself', async () => {
    bench.setFaults({ settleMs: 1_500 });
    const provider = bench.stripe();
    const { providerRef, status } = await provider.create(await bench.card());
    expect(status).toBe('pending');
    await bench.pass(1_500);
    expect(await provider.fetch(providerRef)).toMatchObject({ status: 'approved' });
  });

  it.each([
    ['approve', 'approved', 'succeeded'],
    ['fail', 'declined', 'failed'],
  ] as const)('that asks its holder leads there and back (%s)', async (answer, status, told) => {
    const provider = bench.stripe();
    const { providerRef, action, ...first } = await provider.create(await bench.card(STRIPE_CARDS.challenge));
    expect(first).toMatchObject({ status: 'pending', rawStatus: 'requires_action' });
    const url = action?.type === 'redirect' ? action.url : '';
    expect(isBankAddress({ url, to: provider.bankAddresses })).toBe(true);
    expect(await (await fetch(url)).text()).toContain('325.00 MXN');
    const back = await bench.challenge(url, answer);
    const { pathname, searchParams } = new URL(back.headers.get('location') ?? '');
    expect([back.status, pathname, searchParams.get('redirect_status')]).toEqual([
      303,
      '/restaurante/order/77',
      told,
    ]);
    expect(await provider.fetch(providerRef)).toMatchObject({ status, action: null });
  });

  it.each(['0', '-5', '1.5', 'NaN', '999'])('of %s charges nothing', async (amount) => {
    const amountMinor = Number(amount);
    expect(await kindOf(bench.stripe().create(await bench.card(undefined, { amountMinor })))).toBe('refused');
    expect(bench.intents()).toEqual([]);
  });

  it('with another way to pay, a strange card or a used one is refused', async () => {
    const provider = bench.stripe();
    const wallet = mexicanInput({ method: { type: 'nequi', phone: '3991111111' } });
    expect(await kindOf(provider.create(wallet))).toBe('refused');
    const input = await bench.card();
    await provider.create(input);
    expect(await kindOf(provider.create({ ...input, reference: '77-2' }))).toBe('refused');
    const token = await bench.tokenize(undefined, 'bar-cerro');
    const foreign = mexicanInput({ method: { type: 'card', token }, reference: '77-3' });
    expect(await kindOf(provider.create(foreign))).toBe('refused');
    expect(bench.intents()).toHaveLength(1);
  });

  it('sent again is the same charge; with another card it is unknown, never a second charge', async () => {
    const provider = bench.stripe();
    const input = await bench.card();
    const first = await provider.create(input);
    expect(await provider.create(input)).toEqual(first);
    expect(await kindOf(provider.create(await bench.card()))).toBe('unknown');
    expect(bench.intents()).toHaveLength(1);
  });
});

describe('a charge whose answer was lost (guarantee/lost-answer)', () => {
  it.each(['dropAnswer', 'hangAnswer'] as const)('by %s is unknown, found, and one', async (name) => {
    const provider = bench.stripe({ timeoutMs: name === 'hangAnswer' ? 1_000 : 5_000 });
    bench.setFaults({ [name]: 1 });
    expect(await kindOf(provider.create(await bench.card()))).toBe('unknown');
    expect(await provider.find('77-1', begunAt())).toMatchObject({ status: 'approved', amountMinor: 32_500 });
    expect(bench.intents()).toHaveLength(1);
  });

  it('is no charge when the gateway failed before it', async () => {
    bench.setFaults({ failCreate: 1 });
    const provider = bench.stripe();
    expect(await kindOf(provider.create(await bench.card()))).toBe('unknown');
    expect(await provider.find('77-1', begunAt())).toBeNull();
  });

  it('is found among many others, and only near its time', async () => {
    const provider = bench.stripe();
    await provider.create(await bench.card());
    const { intents } = bench.state.stripe;
    const [own] = intents.values();
    for (let more = 0; own && more < 250; more += 1)
      intents.set(`pi_${more}`, { ...own, id: `pi_${more}`, metadata: { reference: `78-${more}` } });
    expect(await provider.find('77-1', begunAt())).toMatchObject({ reference: '77-1' });
    expect(await provider.find('77-1', new Date(bench.clock.now + 3_600_000))).toBeNull();
  });
});

describe('what the gateway does not know', () => {
  it('is nothing', async () => {
    const provider = bench.stripe();
    expect(await provider.fetch('pi_none')).toBeNull();
    expect(await provider.find('77-1', begunAt())).toBeNull();
  });

  it("of one tenant is not another's, by reference or by id", async () => {
    const { providerRef } = await bench.stripe().create(await bench.card());
    const other = bench.stripe({ slug: 'bar-cerro' });
    expect(await other.find('77-1', begunAt())).toBeNull();
    expect(await other.fetch(providerRef)).toBeNull();
  });
});

describe('a challenge that nobody answers', () => {
  const LATE_MS = 16 * 60_000;

  it('is ended when its time is over, and brings no money later', async () => {
    const provider = bench.stripe();
    const expiresAt = new Date(bench.clock.now + LATE_MS - 60_000);
    const { providerRef, action } = await provider.create(
      await bench.card(STRIPE_CARDS.challenge, { expiresAt }),
    );
    expect(await provider.fetch(providerRef)).toMatchObject({ status: 'pending' });
    await bench.pass(LATE_MS);
    expect(await provider.fetch(providerRef)).toMatchObject({ status: 'expired', action: null });
    expect(bench.intents()).toMatchObject([{ status: 'canceled', cancellation_reason: 'abandoned' }]);
    await bench.challenge(action?.type === 'redirect' ? action.url : '', 'approve');
    expect(await provider.fetch(providerRef)).toMatchObject({ status: 'expired' });
  });

  it('that was lost is ended too when it is found', async () => {
    const provider = bench.stripe();
    const begun = begunAt();
    await provider.create(await bench.card(STRIPE_CARDS.challenge, { expiresAt: begun }));
    await bench.pass(1_000);
    expect(await provider.find('77-1', begun)).toMatchObject({ status: 'expired' });
  });
});

describe('a challenge that its payer leaves (rule payments/leaving)', () => {
  const begin = async (number?: string) =>
    (await bench.stripe().create(await bench.card(number))).providerRef;

  it('is cancelled, and every later look says so', async () => {
    const providerRef = await begin(STRIPE_CARDS.challenge);
    const cancelled = { status: 'expired', reason: 'cancelled', action: null };
    expect(await bench.stripe().cancel?.(providerRef)).toMatchObject(cancelled);
    expect(await bench.stripe().cancel?.(providerRef)).toMatchObject(cancelled);
    expect(await bench.stripe().fetch(providerRef)).toMatchObject(cancelled);
  });

  it('that has brought money is what it became', async () => {
    expect(await bench.stripe().cancel?.(await begin())).toMatchObject({ status: 'approved' });
    expect(bench.intents()).toMatchObject([{ status: 'succeeded' }]);
  });

  it('of another tenant is nothing', async () => {
    const providerRef = await begin(STRIPE_CARDS.challenge);
    expect(await bench.stripe({ slug: 'bar-cerro' }).cancel?.(providerRef)).toBeNull();
    expect(bench.intents()).toMatchObject([{ status: 'requires_action' }]);
  });
});

describe('giving back', () => {
  const refund = (providerRef: string, amountMinor: number, key: string) =>
    bench.stripe().refund?.({ providerRef, amountMinor, currency: 'MXN', key }) ?? Promise.resolve();
  const charge = async () => (await bench.stripe().create(await bench.card())).providerRef;

  it('in parts, each once however often it is asked, until all is back', async () => {
    const providerRef = await charge();
    await refund(providerRef, 10_000, 'refund-1');
    await refund(providerRef, 10_000, 'refund-1');
    expect(await bench.stripe().fetch(providerRef)).toMatchObject({ status: 'approved' });
    await refund(providerRef, 22_500, 'refund-2');
    expect(bench.intents()[0]?.refunds.map(({ amount }) => amount)).toEqual([10_000, 22_500]);
    expect(await bench.stripe().fetch(providerRef)).toMatchObject({
      status: 'voided',
      rawStatus: 'refunded',
    });
  });

  it('is not given twice after Stripe forgot the key (guarantee/given-back-once)', async () => {
    const providerRef = await charge();
    await refund(providerRef, 10_000, 'refund-1');
    bench.state.stripe.answers.clear();
    await refund(providerRef, 10_000, 'refund-1');
    expect(bench.intents()[0]?.refunds).toHaveLength(1);
  });

  it('refuses more than is left and what was never charged', async () => {
    const providerRef = await charge();
    expect(await kindOf(refund(providerRef, 32_501, 'refund-1'))).toBe('refused');
    expect(await kindOf(refund('pi_none', 1_000, 'refund-2'))).toBe('refused');
    expect(bench.intents()[0]?.refunds).toEqual([]);
  });
});

test.each([
  ['MXN', 2_490, 2_490],
  ['COP', 12_500, 1_250_000],
  ['CLP', 12_500, 12_500],
  ['BRL', 5_490, 5_490],
] as const)('%s: %d of ours are %d of Stripe’s (rule platform/amounts)', (currency, amountMinor, units) => {
  expect(toUnits({ amountMinor, currency })).toBe(units);
  expect(fromUnits({ units, code: currency.toLowerCase() })).toBe(amountMinor);
});

test('units of no money of ours equal no amount', () => {
  expect(fromUnits({ units: 1_250_050, code: 'cop' })).toBeNull();
  expect(fromUnits({ units: 100, code: 'eur' })).toBeNull();
});
