import type { Order, Payment } from '@/lib/contract/orders/orders';
import type { Answer } from '@/tests/support/backend/backend';
import { CARDS, createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { joinAsGuest } from '@/tests/support/shops/join';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { BUYER, type Diner, keyOf } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
let eva: Diner;
let order: Order;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying);
});
beforeEach(async () => {
  paying.backend.clock.now = new Date('2026-11-18T17:00:00Z');
  paying.setFaults({ muteEvents: true });
  [ana, eva] = [await shop.createDiner(), await shop.createDiner()];
  order = await shop.place(ana);
  const { backend } = paying;
  await joinAsGuest({
    backend,
    instanceId: shop.instanceId,
    purchaseId: order.id,
    profileId: eva.id,
  });
});
afterAll(() => paying.close());

const own = <T extends Record<string, unknown>>(text: string, ...more: unknown[]) =>
  paying.backend.db.system((sql) => sql<T>(text, [shop.instanceId, order.id, ...more]));
const attempts = () =>
  own<{ payer_id: number; status: string; amount_minor: number }>(
    'select payer_id, status, amount_minor from payments where instance_id = $1 and purchase_id = $2 order by attempt',
  );
const orderNow = () => shop.get<Order>(ana, `/orders/${order.id}.json`);
const runJobs = async () => {
  paying.settle();
  paying.pass(60_000);
  await paying.runJobs();
};
/** A part that somebody paid already, as a share of the bill will be. */
const payPart = (amountMinor: number) =>
  own(
    `insert into payments (instance_id, purchase_id, attempt, method, provider, status, amount_minor, reference, payer_id,
       created_at) values ($1, $2, 90, 'card', 'sandbox', 'success', $3, 'part-' || $2::bigint, $4, now())`,
    amountMinor,
    eva.id,
  );

describe('one purchase and two payers (guarantee/one-charge)', () => {
  it('have one attempt for the whole of it: the other waits, and pays when it has failed', async () => {
    expect((await shop.pay(ana, order, CARDS.declined)).status).toBe(201);
    expect(keyOf(await shop.pay(eva, order))).toBe('payment_in_progress');
    await runJobs();
    expect((await shop.pay(eva, order)).status).toBe(201);
    expect(keyOf(await shop.pay(ana, order))).toBe('payment_in_progress');
    await runJobs();
    expect(await attempts()).toEqual([
      { payer_id: ana.id, status: 'declined', amount_minor: order.total },
      { payer_id: eva.id, status: 'success', amount_minor: order.total },
    ]);
    expect(shop.charges(order)).toHaveLength(2);
    expect(await orderNow()).toMatchObject({ status: 'in_progress', payment: { status: 'success' } });
  });

  it('share what nobody has begun: it is taken over by whoever begins', async () => {
    await shop.pay(eva, order);
    expect(await attempts()).toEqual([{ payer_id: eva.id, status: 'pending', amount_minor: order.total }]);
  });

  it('never find each other’s attempt by its key', async () => {
    const begin = async (diner: Diner): Promise<Answer> => {
      const token = await paying.tokenize(shop.slug, CARDS.approved);
      return shop.ask({
        method: 'POST',
        path: '/payments.json',
        headers: { ...diner.headers, 'idempotency-key': 'the-same-key' },
        body: {
          purchase_id: order.id,
          method: 'card',
          card: { token, holder_dni_type: 'CC', holder_dni: '1020304050' },
          acceptance: true,
          buyer: BUYER,
        },
      });
    };
    expect((await begin(ana)).status).toBe(201);
    expect(keyOf(await begin(eva))).toBe('payment_in_progress');
  });
});

describe('a purchase of which a part is paid', () => {
  it('is asked for the rest, and released when all of it is there (rule orders/kitchen)', async () => {
    await payPart(5_000);
    expect(((await shop.pay(ana, order)).body as Payment).amount).toBe(order.total - 5_000);
    expect((await shop.charges(order)).map(({ amount_in_cents }) => amount_in_cents)).toEqual([
      (order.total - 5_000) * 100,
    ]);
    await runJobs();
    const [row] = await own('select released_at from purchases where instance_id = $1 and id = $2');
    expect(row).toEqual({ released_at: expect.any(Date) });
    expect((await orderNow()).refunds).toEqual([]);
  });

  it('is not released by another part', async () => {
    await shop.pay(ana, order);
    await own(`update payments set amount_minor = 4000 where instance_id = $1 and purchase_id = $2`);
    Object.assign(shop.charges(order)[0] ?? {}, { amount_in_cents: 400_000 });
    await runJobs();
    expect(await attempts()).toMatchObject([{ status: 'success' }]);
    const released = 'select released_at from purchases where instance_id = $1 and id = $2';
    expect(await own(released)).toEqual([{ released_at: null }]);
    expect(((await shop.pay(eva, order)).body as Payment).amount).toBe(order.total - 4_000);
    await runJobs();
    expect(await own(released)).toEqual([{ released_at: expect.any(Date) }]);
  });

  it('gets back what comes beyond its bill (guarantee/late-approval)', async () => {
    await shop.pay(ana, order);
    await payPart(5_000);
    await runJobs();
    const refunds = await own(
      `select r.amount_minor, r.reason from refunds r join payments p on p.id = r.payment_id
       where r.instance_id = $1 and p.purchase_id = $2`,
    );
    expect(refunds).toEqual([{ amount_minor: 5_000, reason: 'unwanted' }]);
    expect((await shop.movesOf(order)).slice(-2)).toEqual(['success', 'refund_due']);
  });
});

test('what comes for an order that has ended meanwhile goes back, though its attempt had not (guarantee/late-approval)', async () => {
  await shop.pay(ana, order);
  await own(
    `update purchases set status = 'cancelled', hold_until = null where instance_id = $1 and id = $2`,
  );
  await runJobs();
  expect(await orderNow()).toMatchObject({
    status: 'cancelled',
    payment: { status: 'refund_due' },
    refunds: [{ amount: order.total }],
  });
});

test('the database refuses a second attempt of a payer at a time (guarantee/one-charge)', async () => {
  await shop.pay(ana, order);
  const second = own(
    `insert into payments (instance_id, purchase_id, attempt, method, status, amount_minor, reference, payer_id, created_at)
     values ($1, $2, 91, 'card', 'unknown', 1, 'second-' || $2::bigint, $3, now())`,
    ana.id,
  );
  await expect(second).rejects.toMatchObject({ code: '23505' });
});
