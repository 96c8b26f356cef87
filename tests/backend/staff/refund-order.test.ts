import { randomUUID } from 'node:crypto';
import { createStaffKey } from '@/backend/staff';
import type { Order } from '@/lib/contract/orders/orders';
import type { OrderRefunds } from '@/lib/contract/staff/refund-calls';
import type { StaffScope } from '@/lib/domain/staff/scopes';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
let order: Order;
let writer: Record<string, string>;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying);
  writer = await bearer('refunds:write', 'orders:write');
});
beforeEach(async () => {
  paying.backend.clock.now = new Date('2026-11-18T17:00:00Z');
  paying.setFaults({ muteEvents: true });
  await paying.forgetDue();
  ana = await shop.createDiner();
  order = await shop.place(ana);
  await shop.pay(ana, order);
  paying.settle();
  await runJobs();
});
afterEach(() => paying.mendGateways());
afterAll(() => paying.close());

async function bearer(...scopes: StaffScope[]) {
  const { backend } = paying;
  const { key } = await createStaffKey({
    db: backend.db,
    slug: shop.slug,
    label: 'x',
    scopes,
    now: backend.clock.now,
  });
  return { authorization: `Bearer ${key}` };
}
const runJobs = async () => {
  paying.pass(2_000);
  await paying.runJobs();
};
const refund = (body: object, headers: Record<string, string> = writer, { id }: { id: number } = order) =>
  shop.ask({
    method: 'POST',
    path: `/staff/orders/${id}/refunds.json`,
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: { reason: 'Faltó una bebida', ...body },
  });
const sayGiven = (part: OrderRefunds['refunds'][number] | undefined) =>
  shop.ask({
    method: 'PUT',
    path: `/staff/refunds/${part?.id}.json`,
    headers: writer,
    body: { status: 'refunded', note: 'en efectivo' },
  });
const orderNow = () => shop.get<Order>(ana, `/orders/${order.id}.json`);
const own = <T extends Record<string, unknown>>(text: string) =>
  paying.backend.db.tenant(shop.instanceId, (sql) => sql<T>(text, [shop.instanceId]));
/** A gateway that gives parts back. */
const allowParts = () => {
  const asked: { amountMinor: number }[] = [];
  paying.breakGateway(shop, () => ({
    capabilities: { void: true, refund: 'partial', webhook: true },
    refund: async (request) => void asked.push(request),
  }));
  return asked;
};

test('the words about a refund hold no card number (guarantee/no-card-data)', async () => {
  const card = '4242 4242 4242 4242';
  const [reason, words] = [await refund({ reason: card }), await refund({ words: card })];
  expect([reason, words].map(keyOf)).toEqual(['card_data_not_accepted', 'card_data_not_accepted']);
  const said = await shop.ask({
    ...{ method: 'PUT', path: '/staff/refunds/1.json', headers: writer },
    body: { status: 'refunded', note: card },
  });
  expect(keyOf(said)).toBe('card_data_not_accepted');
});

describe('staff give back (rule payments/staff-refunds)', () => {
  it('all of it: the gateway voids it, and the order goes on', async () => {
    const { status, body } = await refund({});
    expect(status).toBe(201);
    const given = { id: expect.any(Number), payment_id: expect.any(Number), amount: order.total };
    expect(body).toEqual({
      purchase_id: order.id,
      number: order.number,
      refunds: [{ ...given, status: 'refund_due', by_hand: false }],
    });
    expect(await orderNow()).toMatchObject({
      payment: { status: 'refund_due' },
      refunds: [{ amount: order.total, by_hand: false, given_at: null }],
    });
    await runJobs();
    expect(shop.charges(order)).toMatchObject([{ status: 'VOIDED' }]);
    expect(await orderNow()).toMatchObject({
      status: 'in_progress',
      total: order.total,
      payment: { status: 'refunded' },
      refunds: [{ given_at: paying.backend.clock.now.toISOString() }],
    });
  });

  it('a part: by hand where the gateway gives no parts, and staff say so with a note', async () => {
    const { body } = await refund({ amount: 2_500 });
    const [part] = (body as OrderRefunds).refunds;
    expect(part).toMatchObject({ amount: 2_500, by_hand: true });
    await runJobs();
    expect(shop.charges(order)).toMatchObject([{ status: 'APPROVED' }]);
    expect((await sayGiven(part)).status).toBe(200);
    expect(await orderNow()).toMatchObject({
      payment: { status: 'success', amount: order.total },
      refunds: [
        {
          amount: 2_500,
          by_hand: true,
          given_at: expect.any(String),
          reason: 'staff',
          words: null,
        },
      ],
    });
    const actions = await own<{ action: string; details: object }>(
      'select action, details from staff_actions where instance_id = $1 order by id desc limit 2',
    );
    expect(actions).toMatchObject([
      { action: 'refund.given', details: { id: part?.id, note: 'en efectivo' } },
      {
        action: 'order.refund',
        details: { purchase: order.id, amount: 2_500, reason: 'Faltó una bebida' },
      },
    ]);
  });

  it('nothing by hand that somebody gave back at the gateway meanwhile (guarantee/given-back-once)', async () => {
    const { body } = await refund({ amount: 2_500 });
    const [charge] = shop.charges(order);
    Object.assign(charge ?? {}, { status: 'VOIDED' });
    expect((await sayGiven((body as OrderRefunds).refunds[0])).status).toBe(409);
    const { payment, refunds } = await orderNow();
    expect(payment?.status).toBe('refunded');
    expect(refunds.map(({ amount, by_hand }) => [amount, by_hand])).toEqual([
      [2_500, false],
      [order.total - 2_500, false],
    ]);
  });

  it('by hand while the gateway is out of reach', async () => {
    const { body } = await refund({ amount: 2_500 });
    paying.setFaults({ muteEvents: true, failAll: 1 });
    expect((await sayGiven((body as OrderRefunds).refunds[0])).status).toBe(200);
  });

  it('a part: by the gateway where it gives parts', async () => {
    const asked = allowParts();
    await refund({ amount: 2_500 });
    await runJobs();
    expect(asked).toMatchObject([{ amountMinor: 2_500 }]);
    expect((await orderNow()).refunds).toMatchObject([{ by_hand: false, given_at: expect.any(String) }]);
  });

  it('parts, until nothing is left, and what is left when the order is cancelled', async () => {
    await refund({ amount: 2_000 });
    await refund({ amount: 500 });
    const high = await refund({ amount: order.total - 2_499 });
    expect([high.status, high.body]).toMatchObject([
      422,
      { error: { key: 'invalid_input', fields: { amount: 'above_paid' } } },
    ]);
    await shop.ask({
      method: 'PUT',
      path: `/staff/orders/${order.id}/status.json`,
      headers: writer,
      body: { status: 'cancelled' },
    });
    expect((await orderNow()).refunds.map(({ amount }) => amount)).toEqual([2_000, 500, order.total - 2_500]);
    expect(keyOf(await refund({}))).toBe('invalid_input');
  });

  it('by whoever may, of an order of their own that was paid online', async () => {
    expect(keyOf(await refund({}, await bearer('orders:read', 'orders:write')))).toBe('forbidden');
    expect(keyOf(await refund({}, writer, { id: order.id + 9_999 }))).toBe('not_found');
    const cash = await shop.place(ana, { payment_method: 'cash' });
    expect(keyOf(await refund({}, writer, cash))).toBe('invalid_input');
    const waiting = await shop.place(ana);
    await shop.pay(ana, waiting);
    expect(keyOf(await refund({}, writer, waiting))).toBe('invalid_input');
  });

  it.each([
    ['nothing', { amount: 0 }],
    ['less than nothing', { amount: -1 }],
    ['half a peso', { amount: 0.5 }],
    ['without a reason', { reason: ' ' }],
    ['with a reason as long as a letter', { reason: 'x'.repeat(201) }],
  ])('never %s', async (_what, body) => {
    expect(keyOf(await refund(body))).toBe('invalid_input');
    expect((await orderNow()).refunds).toEqual([]);
  });

  it('once for a call, though its server died before it answered', async () => {
    const call = (reason: string) =>
      shop.ask({
        method: 'POST',
        path: `/staff/orders/${order.id}/refunds.json`,
        headers: { ...writer, 'idempotency-key': `once-${order.id}` },
        body: { amount: 1_000, reason },
      });
    const first = await call('una');
    await paying.backend.db.system((sql) =>
      sql('delete from idempotency_keys where instance_id = $1', [shop.instanceId]),
    );
    expect((await call('una')).body).toEqual(first.body);
    expect((await orderNow()).refunds).toHaveLength(1);
  });

  it('only with a key', async () => {
    const keyless = await shop.ask({
      method: 'POST',
      path: `/staff/orders/${order.id}/refunds.json`,
      headers: { ...writer, 'idempotency-key': '' },
      body: { reason: 'x' },
    });
    expect(keyOf(keyless)).toBe('idempotency_key_required');
  });

  it('with words for the diner, who never reads the reason', async () => {
    await refund({ amount: 1_000, reason: 'cliente difícil', words: 'Faltó una bebida' });
    const { text } = await shop.ask({ path: `/orders/${order.id}.json`, headers: ana.headers });
    expect(text).not.toContain('difícil');
    expect((await orderNow()).refunds).toMatchObject([{ reason: 'staff', words: 'Faltó una bebida' }]);
  });
});
