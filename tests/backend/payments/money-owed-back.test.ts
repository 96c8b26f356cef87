import { GatewayError, type PaymentProvider } from '@/backend/providers/payments/port';
import { NO_FAULTS } from '@/backend/sandbox/faults';
import { createStaffKey } from '@/backend/staff';
import type { Order } from '@/lib/contract/orders/orders';
import type { OwedRefund } from '@/lib/contract/staff/refund-calls';
import type { StaffScope } from '@/lib/domain/staff/scopes';
import { moveOrderAsOperator } from '@/tests/support/backend/move-order';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

const HOUR_MS = 3_600_000;
let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
let reader: Record<string, string>;
let writer: Record<string, string>;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying);
  const key = { db: paying.backend.db, slug: shop.slug, label: 'x', now: new Date() };
  const bearer = async (...scopes: StaffScope[]) => ({
    authorization: `Bearer ${(await createStaffKey({ ...key, scopes })).key}`,
  });
  reader = await bearer('orders:read');
  writer = await bearer('orders:write', 'refunds:write');
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

const after = async (ms: number) => {
  paying.pass(ms);
  await paying.runJobs();
};
const orderNow = ({ id }: Order) => shop.get<Order>(ana, `/orders/${id}.json`);
const listOwed = async ({ id }: Order) =>
  ((await shop.ask({ path: '/staff/refunds.json', headers: reader })).body as OwedRefund[]).filter(
    ({ purchase_id }) => purchase_id === id,
  );
const setRefunded = (refundId: number, headers = writer) =>
  shop.ask({
    method: 'PUT',
    path: `/staff/refunds/${refundId}.json`,
    headers,
    body: { status: 'refunded' },
  });
const refusals = () =>
  paying.backend.logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ call }) => call === 'void');
/** How often the gateway was asked to give something back; what it does then may be another thing. */
function countVoids(instead?: () => never) {
  let voids = 0;
  paying.breakGateway(shop, (sound: PaymentProvider) => ({
    async void(providerRef) {
      voids += 1;
      instead?.();
      if (!sound.void) throw new Error('this gateway voids nothing');
      return sound.void(providerRef);
    },
  }));
  return () => voids;
}
/** An order that was paid by card and that the kitchen then cannot cook. */
async function owedOrder(): Promise<Order> {
  const order = await shop.place(ana);
  await shop.pay(ana, order);
  paying.settle();
  await after(2_000);
  await moveOrderAsOperator({ deps: paying.backend.deps, id: String(order.id), status: 'cancelled' });
  return order;
}
async function owedRefund(order: Order): Promise<OwedRefund> {
  const [owed] = await listOwed(order);
  if (!owed) throw new Error('nothing is owed');
  return owed;
}

it('is in the staff’s list whatever became of the order, and the gateway gives it back (rule payments/money-back)', async () => {
  const voids = countVoids();
  const order = await owedOrder();
  expect(await listOwed(order)).toEqual([
    {
      id: expect.any(Number),
      name: 'Ana María Ruiz',
      payment_id: expect.any(Number),
      purchase_id: order.id,
      number: order.number,
      supplier_id: expect.any(Number),
      method: 'card',
      reference: shop.charges(order)[0]?.reference,
      transaction: shop.charges(order)[0]?.id,
      amount: order.total,
      since: paying.backend.clock.now.toISOString(),
      cancel_reason: null,
      by_hand: false,
    },
  ]);
  await after(0);
  expect(shop.charges(order)).toMatchObject([{ status: 'VOIDED' }]);
  expect((await orderNow(order)).refunds).toMatchObject([
    { amount: order.total, given_at: expect.any(String) },
  ]);
  expect((await shop.movesOf(order)).slice(-2)).toEqual(['refund_due', 'refunded']);
  expect(await listOwed(order)).toEqual([]);
  await after(HOUR_MS);
  expect(voids()).toBe(1);
});

it('waits for a person where the gateway will not, who is told once; what they do there is seen', async () => {
  const voids = countVoids();
  const order = await owedOrder();
  // Cards are voided on their own day alone.
  await after(24 * HOUR_MS);
  expect(await listOwed(order)).toMatchObject([{ by_hand: true }]);
  expect(refusals()).toMatchObject([{ level: 50, kind: 'gateway', failure: 'refused' }]);
  await after(7 * HOUR_MS);
  await after(7 * HOUR_MS);
  expect([voids(), refusals().length]).toEqual([1, 1]);
  Object.assign(shop.charges(order)[0] ?? {}, { status: 'VOIDED' });
  await after(7 * HOUR_MS);
  expect((await orderNow(order)).refunds).toMatchObject([{ given_at: expect.any(String) }]);
});

it('is asked for again where nobody knows whether it was given back', async () => {
  const voids = countVoids(() => {
    throw new GatewayError('unknown', 'no answer');
  });
  const order = await owedOrder();
  await after(0);
  expect((await orderNow(order)).refunds).toMatchObject([{ given_at: null }]);
  expect(await listOwed(order)).toMatchObject([{ by_hand: false }]);
  await after(HOUR_MS);
  expect(voids()).toBe(2);
  paying.mendGateways();
  await after(HOUR_MS);
  expect((await orderNow(order)).refunds).toMatchObject([{ given_at: expect.any(String) }]);
});

it('is given back by hand by whoever may, once, and that is written down', async () => {
  const order = await owedOrder();
  const { id, payment_id } = await owedRefund(order);
  expect(keyOf(await setRefunded(id, reader))).toBe('forbidden');
  const first = await setRefunded(id);
  expect([first.status, first.body]).toEqual([200, { id, status: 'refunded', by: null }]);
  expect((await setRefunded(id)).body).toEqual(first.body);
  expect((await orderNow(order)).refunds).toMatchObject([
    { amount: order.total, given_at: expect.any(String) },
  ]);
  expect((await shop.movesOf(order)).filter((move) => move === 'refunded')).toHaveLength(1);
  const actions = await paying.backend.db.tenant(shop.instanceId, (sql) =>
    sql<{ details: object }>(
      `select details from staff_actions where instance_id = $1 and action = 'refund.given'`,
      [shop.instanceId],
    ),
  );
  expect(actions.map(({ details }) => details)).toEqual([{ id, payment: payment_id, purchase: order.id }]);
});

it('is not given by hand while the gateway may be giving it (guarantee/given-back-once)', async () => {
  countVoids(() => {
    throw new GatewayError('unknown', 'no answer');
  });
  const order = await owedOrder();
  await after(0);
  const { id } = await owedRefund(order);
  expect(keyOf(await setRefunded(id))).toBe('conflict');
  paying.mendGateways();
  await after(HOUR_MS);
  expect((await orderNow(order)).refunds).toMatchObject([{ given_at: expect.any(String) }]);
  expect(keyOf(await setRefunded(id))).toBe('conflict');
});

it('is asked for no more once a person has given it (guarantee/given-back-once)', async () => {
  const voids = countVoids();
  const order = await owedOrder();
  await setRefunded((await owedRefund(order)).id);
  await after(HOUR_MS);
  expect(voids()).toBe(0);
});

it('is not asked for when a person gives it while the gateway says what the charge is (guarantee/given-back-once)', async () => {
  const order = await owedOrder();
  const { id } = await owedRefund(order);
  let [looks, voids] = [0, 0];
  paying.breakGateway(shop, (sound: PaymentProvider) => ({
    async fetch(providerRef) {
      looks += 1;
      // The person's call looks there too.
      if (looks === 1) await setRefunded(id);
      return sound.fetch(providerRef);
    },
    void: () => {
      voids += 1;
      return Promise.reject(new GatewayError('unknown', 'no answer'));
    },
  }));
  await after(0);
  expect(voids).toBe(0);
  expect(paying.backend.logged.filter((line) => line.includes('job failed'))).toEqual([]);
  expect((await orderNow(order)).refunds).toMatchObject([{ by_hand: true, given_at: expect.any(String) }]);
});

it('waits for a person after thirty days without a word of the gateway', async () => {
  countVoids(() => {
    throw new GatewayError('unknown', 'no answer');
  });
  const order = await owedOrder();
  await after(31 * 24 * HOUR_MS);
  expect(await listOwed(order)).toMatchObject([{ by_hand: true }]);
  expect((await setRefunded((await owedRefund(order)).id)).status).toBe(200);
});

it('is refunded where the gateway voids no more, once however often it is asked', async () => {
  const asked: object[] = [];
  const order = await owedOrder();
  paying.breakGateway(shop, () => ({
    capabilities: { void: false, refund: 'full', webhook: true },
    void: () => Promise.reject(new GatewayError('refused', 'too late')),
    async refund(request) {
      asked.push(request);
      if (asked.length === 1) throw new GatewayError('unknown', 'no answer');
    },
  }));
  await after(0);
  await after(HOUR_MS);
  const [charge] = shop.charges(order);
  const request = {
    providerRef: charge?.id,
    amountMinor: order.total,
    currency: 'COP',
    key: expect.any(String),
  };
  expect(asked).toEqual([request, request]);
  expect(asked[0]).toEqual(asked[1]);
  expect((await orderNow(order)).refunds).toMatchObject([
    { amount: order.total, given_at: expect.any(String) },
  ]);
});

it('is not said of money that nobody owes', async () => {
  const order = await shop.place(ana);
  const { body } = await shop.pay(ana, order);
  paying.settle();
  await after(2_000);
  expect(keyOf(await setRefunded((body as { id: number }).id))).toBe('not_found');
  expect((await orderNow(order)).payment?.status).toBe('success');
});
