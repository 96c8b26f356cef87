import { createMetrics } from '@/backend/platform/metrics';
import { GatewayError } from '@/backend/providers/payments/port';
import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { createWompi } from '@/backend/providers/payments/wompi/create-wompi';
import { NO_FAULTS } from '@/backend/sandbox/faults';
import { toEvent } from '@/backend/sandbox/sign-event';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { CONTACT, type Diner, keyOf } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
let readMetrics: () => Promise<string>;
beforeAll(async () => {
  paying = await createPayingBackend();
  const { readPool } = paying.backend.db;
  const metrics = createMetrics({ readPool });
  Object.assign(paying.backend.deps, { metrics });
  readMetrics = async () => (await metrics.print()).text;
  shop = await openPayingShop(paying);
});
beforeEach(async () => {
  paying.backend.clock.now = new Date('2026-11-18T17:00:00Z');
  paying.setFaults({ ...NO_FAULTS, muteEvents: true });
  await paying.forgetDue();
  paying.backend.logged.length = 0;
  ana = await shop.createDiner();
});
afterEach(() => paying.mendGateways());
afterAll(() => paying.close());

/** The store's gateway, but for what a test changes. */
const breakGateway = (change: Parameters<PayingBackend['breakGateway']>[1]) =>
  paying.breakGateway(shop, change);
const refuse = (message: string) => async () => {
  throw new GatewayError('refused', message);
};
const told = () =>
  paying.backend.logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ kind }) => kind === 'gateway');
const countOf = async (call: string, failure: string) => {
  const series = `payment_gateway_failures_total{call="${call}",failure="${failure}"} `;
  const line = (await readMetrics()).split('\n').find((one) => one.startsWith(series));
  return Number(line?.slice(series.length) ?? 0);
};
const sendEvent = (order: Order, secret: string) => {
  const [transaction] = shop.charges(order);
  if (!transaction) throw new Error('nothing was charged');
  const body = toEvent({ transaction, secret, now: paying.backend.clock.now.getTime() });
  return shop.ask({ method: 'POST', path: '/webhooks/sandbox', body });
};

it('a wrong secret of a store is told to whoever runs it, in the gateway’s words', async () => {
  const account = { ...sandboxKeys(shop.slug), apiBase: paying.sandboxUrl, browserBase: paying.sandboxUrl };
  const wrong = { ...account, integritySecret: 'test_integrity_of_another_store' };
  breakGateway(() => createWompi({ account: wrong, name: 'sandbox', guarded: (work) => work() }));
  const before = await countOf('create', 'refused');
  const { body } = await shop.pay(ana, await shop.place(ana));
  const { id, status } = body as Payment;
  expect(status).toBe('error');
  expect(told()).toEqual([
    expect.objectContaining({
      level: 50,
      instance: shop.instanceId,
      call: 'create',
      provider: 'sandbox',
      failure: 'refused',
      message: 'INPUT_VALIDATION_ERROR signature: La firma es inválida',
      paymentId: id,
    }),
  ]);
  expect(await countOf('create', 'refused')).toBe(before + 1);
});

it('what a gateway quotes of a diner or of a key is not told', async () => {
  const key = 'prv_test_abcdefgh';
  const quoted = [CONTACT.email, CONTACT.name, CONTACT.phone, '1020304050', key];
  breakGateway(() => ({ create: refuse(`customer_email: "${quoted.join('", "')}" no es válido`) }));
  await shop.pay(ana, await shop.place(ana));
  const [line] = told();
  expect(line?.message).toMatch(/^customer_email: "…",.* no es válido$/);
  for (const one of [...quoted, ...CONTACT.name.split(' ')])
    expect(paying.backend.logged.join('')).not.toContain(one);
});

it('a fault of ours is pending as before, and told without its message', async () => {
  breakGateway(() => ({
    create: async () => {
      throw new TypeError(CONTACT.email);
    },
  }));
  const { body } = await shop.pay(ana, await shop.place(ana));
  expect(body).toMatchObject({ status: 'pending' });
  expect(told()).toMatchObject([
    { level: 50, call: 'create', failure: 'fault', error: { name: 'TypeError' } },
  ]);
  expect(paying.backend.logged.join('')).not.toContain(CONTACT.email);
});

it('what passes by itself is told more quietly, with what the network said', async () => {
  paying.setFaults({ dropAnswer: 1 });
  await shop.pay(ana, await shop.place(ana));
  expect(told()).toMatchObject([{ level: 40, call: 'create', failure: 'unknown' }]);
  expect(told()[0]?.message).toMatch(/^the gateway did not answer: \w+/);
});

it('a store whose public key is not known says so when a card is to be typed', async () => {
  breakGateway(() => ({ clientConfig: refuse('the gateway does not know this merchant') }));
  const answer = await shop.ask({ path: `/payments/gateway.json?supplier_id=${shop.branchId()}` });
  expect(keyOf(answer)).toBe('gateway_unavailable');
  expect(told()).toMatchObject([{ level: 50, call: 'config', failure: 'refused' }]);
});

it('the job that asks tells what it was answered', async () => {
  const before = await countOf('fetch', 'refused');
  await shop.pay(ana, await shop.place(ana));
  breakGateway(() => ({ fetch: refuse('Llave no válida') }));
  paying.pass(2_000);
  await paying.runJobs();
  expect(told()).toMatchObject([{ level: 50, call: 'fetch', message: 'Llave no válida' }]);
  expect(await countOf('fetch', 'refused')).toBe(before + 1);
});

it('an event that cannot be confirmed is told, and one that is not the gateway’s', async () => {
  const order = await shop.place(ana);
  await shop.pay(ana, order);
  breakGateway(() => ({ fetch: refuse('Llave no válida') }));
  expect((await sendEvent(order, sandboxKeys(shop.slug).eventsSecret)).status).toBe(200);
  // It is handled after its answer.
  for (let tries = 0; tries < 200 && told().length === 0; tries += 1) await shop.createDiner();
  expect(told()).toMatchObject([{ level: 50, call: 'event', failure: 'refused' }]);
  paying.backend.logged.length = 0;
  expect((await sendEvent(order, 'test_events_of_another_store')).status).toBe(401);
  expect(told()).toMatchObject([{ level: 40, call: 'event', failure: 'bad_signature' }]);
});

it('a gateway that answers nobody any more holds an order for a day and an hour, not for ever', async () => {
  const order = await shop.place(ana);
  await shop.pay(ana, order);
  breakGateway(() => ({ fetch: refuse('this key was changed'), find: refuse('this key was changed') }));
  const statusAfter = async (ms: number) => {
    paying.pass(ms);
    await paying.runJobs();
    return (await shop.get<Order>(ana, `/orders/${order.id}.json`)).payment?.status;
  };
  expect(await statusAfter(25 * 3_600_000)).toBe('pending');
  expect(await statusAfter(600_000)).toBe('expired');
});
