import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { toEvent } from '@/backend/sandbox/sign-event';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import { CARDS, createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import type { Diner } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying);
});
beforeEach(async () => {
  paying.backend.clock.now = new Date('2026-11-18T17:00:00Z');
  paying.setFaults({
    failCreate: 0,
    dropAnswer: 0,
    copies: 1,
    muteEvents: false,
    eventFirst: false,
    settleMs: null,
  });
  ana = await shop.createDiner();
});
afterAll(() => paying.close());

const orderNow = (order: Order) => shop.get<Order>(ana, `/orders/${order.id}.json`);

test('the same call after its server died finds its attempt, and charges nothing (guarantee/killed-backend)', async () => {
  const order = await shop.place(ana);
  const token = await paying.tokenize(shop.slug, CARDS.approved);
  const key = `died-${order.id}`;
  const call = async () => {
    const { status, body } = await shop.ask({
      method: 'POST',
      path: '/payments.json',
      headers: { ...ana.headers, 'idempotency-key': key },
      body: {
        purchase_id: order.id,
        method: 'card',
        card: { token, holder_dni_type: 'CC', holder_dni: '1020304050' },
        acceptance: true,
      },
    });
    return [status, (body as Payment).id];
  };
  const first = await call();
  await paying.backend.db.tenant(shop.instanceId, (sql) =>
    sql(
      'update idempotency_keys set status = null, answer = null, lease_until = $3 where instance_id = $1 and key = $2',
      [shop.instanceId, key, paying.backend.clock.now],
    ),
  );
  expect([first[0], await call()]).toEqual([201, first]);
  expect(shop.charges(order)).toHaveLength(1);
});

test('a gateway that fails is asked by reference before another attempt (guarantee/gateway-outage)', async () => {
  paying.setFaults({ failCreate: 1 });
  const order = await shop.place(ana);
  expect((await shop.pay(ana, order)).body).toMatchObject({ status: 'pending' });
  expect(shop.charges(order)).toHaveLength(0);
  // It never heard of the attempt; when its time is over, it is over (rule payments/attempt).
  paying.pass(17 * 60_000);
  await paying.runJobs();
  expect((await orderNow(order)).payment?.status).toBe('expired');
});

test('an attempt that nobody ever ends is expired after a day and an hour (guarantee/lost-answer)', async () => {
  paying.setFaults({ muteEvents: true, settleMs: 2 ** 31 - 1 });
  const order = await shop.place(ana);
  await shop.pay(ana, order);
  paying.pass(25 * 3_600_000);
  await paying.runJobs();
  expect((await orderNow(order)).payment?.status).toBe('pending');
  paying.pass(600_000);
  await paying.runJobs();
  expect(await shop.movesOf(order)).toEqual(['unknown', 'pending', 'expired']);
  // The money comes all the same, and is owed back.
  paying.state.transactions.forEach((one) => {
    if (one.reference.startsWith(`${order.id}-`)) one.settlesAt = 0;
  });
  paying.setFaults({ muteEvents: false });
  const [late] = shop.charges(order);
  await fetch(`${paying.sandboxUrl}/transactions/${late?.id}`);
  await shop.until(ana, order, 'refund_due');
  expect((await shop.movesOf(order)).at(-1)).toBe('refund_due');
});

test('an approval after the order went back is money to give back, and stock is not taken again (guarantee/late-approval)', async () => {
  paying.setFaults({ muteEvents: true });
  const order = await shop.place(ana);
  await shop.pay(ana, order);
  // The gateway forgets the attempt for a while, so it is given up and the order is a cart again.
  const [transaction] = shop.charges(order);
  if (!transaction) throw new Error('nothing was charged');
  paying.state.transactions.delete(transaction.id);
  const lost = { ...transaction };
  await paying.backend.db.tenant(shop.instanceId, (sql) =>
    sql('update payments set provider_ref = null where instance_id = $1 and purchase_id = $2', [
      shop.instanceId,
      order.id,
    ]),
  );
  paying.pass(17 * 60_000);
  await paying.runJobs();
  paying.pass(16 * 60_000);
  await paying.runJobs();
  expect((await orderNow(order)).is_cart).toBe(true);
  paying.state.transactions.set(lost.id, { ...lost, status: 'PENDING', settlesAt: 0 });
  paying.setFaults({ muteEvents: false });
  await fetch(`${paying.sandboxUrl}/transactions/${lost.id}`);
  for (let tries = 0; tries < 200 && !(await shop.movesOf(order)).includes('refund_due'); tries += 1) {
    await new Promise((done) => setImmediate(done));
  }
  expect((await shop.movesOf(order)).at(-1)).toBe('refund_due');
  // The diner sees it on what is a cart again.
  const refunds = [{ amount: order.total, given_at: null }];
  expect(await orderNow(order)).toMatchObject({ is_cart: true, payment: null, refunds });
});

describe('an event', () => {
  const send = (body: unknown, headers: Record<string, string> = {}, host = shop.host) =>
    paying.backend.ask({ method: 'POST', path: '/webhooks/sandbox', host, headers, body });
  const forged = (changes: object = {}) => ({
    event: 'transaction.updated',
    data: { transaction: { id: '1-1-1', status: 'APPROVED', amount_in_cents: 4_490_000, ...changes } },
    timestamp: 1_530_291_411,
    signature: {
      properties: ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'],
      checksum: 'a'.repeat(64),
    },
  });

  it.each([
    ['without a signature', { ...forged(), signature: undefined }],
    ['with a wrong one', forged()],
    ['with no properties', { ...forged(), signature: { properties: [], checksum: 'a'.repeat(64) } }],
    ['with text for an amount (guarantee/event-time)', forged({ amount_in_cents: '449' })],
    ['that is no event', []],
  ])('%s is refused (guarantee/forged-events)', async (_case, body) => {
    expect((await send(body)).status).toBe(401);
  });

  it('signed for another tenant is refused (guarantee/foreign-events)', async () => {
    const other = await openPayingShop(paying);
    const eva = await other.createDiner();
    const order = await other.place(eva);
    await other.pay(eva, order);
    const [transaction] = other.charges(order);
    if (!transaction) throw new Error('nothing was charged');
    const secret = sandboxKeys(other.slug).eventsSecret;
    const event = toEvent({
      transaction: { ...transaction, status: 'APPROVED' },
      secret,
      now: paying.backend.clock.now.getTime(),
    });
    expect((await send(event)).status).toBe(401);
    // On its own tenant it is only a hint: the gateway still says pending.
    expect((await send(event, {}, other.host)).status).toBe(200);
    expect((await other.get<Order>(eva, `/orders/${order.id}.json`)).payment?.status).toBe('pending');
  });

  it('to a provider that the tenant has not is not found', async () => {
    const answer = await paying.backend.ask({
      method: 'POST',
      path: '/webhooks/wompi',
      host: shop.host,
      body: {},
    });
    expect(answer.status).toBe(404);
  });
});
