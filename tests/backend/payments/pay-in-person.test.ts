import { createStaffKey } from '@/backend/staff';
import type { Order } from '@/lib/contract/orders/orders';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { moveOrderAsOperator } from '@/tests/support/backend/move-order';
import { CARDS, createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:00:00Z');
let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying);
});
beforeEach(async () => {
  paying.backend.clock.now = NOON;
  paying.backend.logged.length = 0;
  paying.setFaults({ failAll: 0, muteEvents: true, settleMs: null });
  ana = await shop.createDiner();
});
afterAll(() => paying.close());

const orderNow = ({ id }: Order) => shop.get<Order>(ana, `/orders/${id}.json`);
const read = <T extends Record<string, unknown>>(text: string, { id }: Order) =>
  paying.backend.db.tenant(shop.instanceId, (sql) => sql<T>(text, [shop.instanceId, id]));
const attemptsOf = (order: Order) =>
  read<{ method: string; status: string }>(
    'select method, status from payments where instance_id = $1 and purchase_id = $2 order by attempt',
    order,
  );
const historyOf = (order: Order) =>
  read<{ value: string; actor: string }>(
    `select value, actor from purchase_events where instance_id = $1 and purchase_id = $2 and kind = 'payment' order by id`,
    order,
  );
/** The order as staff have it. */
async function inKitchen({ id }: Order): Promise<StaffOrder | undefined> {
  const { key } = await createStaffKey({
    db: paying.backend.db,
    slug: shop.slug,
    label: 'x',
    scopes: ['orders:read'],
    now: NOON,
  });
  const seen = await shop.ask({ path: '/staff/orders.json', headers: { authorization: `Bearer ${key}` } });
  return (seen.body as StaffOrder[]).find((one) => one.id === id);
}
/** Log lines at the level of errors about an order. */
const alarmsOf = ({ id }: Order) =>
  paying.backend.logged
    .map((line) => JSON.parse(line) as { level: number; purchaseId?: number })
    .filter(({ level, purchaseId }) => level === 50 && purchaseId === id);
/** Turns of the job until everything that is due now and soon has been asked about. */
async function runJobs(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    paying.pass(60_000);
    await paying.runJobs();
  }
}
async function pendingOrder(card: string = CARDS.approved): Promise<Order> {
  const order = await shop.place(ana);
  await shop.pay(ana, order, card);
  return order;
}

describe('an order whose online payment is on its way', () => {
  it('is paid in person instead: its attempt is given up, the kitchen sees it, its diner did it', async () => {
    const order = await pendingOrder();
    const { status, body } = await shop.payInPerson(ana, order);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: order.id,
      status: 'in_progress',
      total: order.total,
      payment: {
        method: 'cash',
        online: false,
        status: 'in_person',
        cash_amount: 200_000,
        retry_until: null,
      },
      refunds: [],
    });
    expect(await attemptsOf(order)).toEqual([
      { method: 'card', status: 'expired' },
      { method: 'cash', status: 'pending' },
    ]);
    expect((await historyOf(order)).slice(2)).toEqual([
      { value: 'expired', actor: `diner:${ana.id}` },
      { value: 'in_person', actor: `diner:${ana.id}` },
    ]);
    expect(await inKitchen(order)).toMatchObject({
      paid: false,
      payment_method: 'cash',
      cash_amount: 200_000,
      refund_due: null,
    });
  });

  it('is changed once: the same again, another way and another card change nothing', async () => {
    const order = await pendingOrder();
    const { body } = await shop.payInPerson(ana, order);
    const again = await shop.payInPerson(ana, order);
    const other = await shop.payInPerson(ana, order, { method: 'card_reader' });
    expect([again.status, again.body, other.body]).toEqual([200, body, body]);
    expect(keyOf(await shop.pay(ana, order))).toBe('order_closed');
    expect(await attemptsOf(order)).toHaveLength(2);
    expect(shop.charges(order)).toHaveLength(1);
  });

  it('that the gateway has approved already stays paid online', async () => {
    const order = await pendingOrder();
    paying.settle();
    const { status, body } = await shop.payInPerson(ana, order);
    expect([status, body]).toMatchObject([200, { payment: { method: 'card', status: 'success' } }]);
    expect(await attemptsOf(order)).toEqual([{ method: 'card', status: 'success' }]);
  });

  it('that is approved afterwards gets the money back, once, and is cooked all the same (guarantee/late-approval)', async () => {
    const order = await pendingOrder();
    await shop.payInPerson(ana, order);
    paying.settle();
    await runJobs();
    await runJobs();
    expect(await orderNow(order)).toMatchObject({
      status: 'in_progress',
      payment: { method: 'cash', status: 'in_person' },
      refunds: [{ amount: order.total, given_at: expect.any(String) }],
    });
    expect((await historyOf(order)).map(({ value }) => value)).toEqual([
      'unknown',
      'pending',
      'expired',
      'in_person',
      'refund_due',
      'refunded',
    ]);
    expect(await inKitchen(order)).toMatchObject({ paid: false, refund_due: null });
    expect(alarmsOf(order)).toMatchObject([{ kind: 'refund_due', instance: shop.instanceId }]);
  });

  it('that is paid and then cancelled by staff owes the money back, and that is told too', async () => {
    const order = await pendingOrder();
    paying.settle();
    await runJobs();
    expect(alarmsOf(order)).toEqual([]);
    await moveOrderAsOperator({ deps: paying.backend.deps, id: String(order.id), status: 'cancelled' });
    expect(alarmsOf(order)).toMatchObject([{ kind: 'refund_due', instance: shop.instanceId }]);
    expect((await orderNow(order)).refunds).toMatchObject([{ given_at: null }]);
  });

  it('that is declined afterwards owes nothing, and nobody asks about it any more', async () => {
    const order = await pendingOrder(CARDS.declined);
    await shop.payInPerson(ana, order);
    paying.settle();
    await runJobs();
    expect((await orderNow(order)).refunds).toEqual([]);
    const asked = await read<{ check_at: Date | null; finished_at: Date | null }>(
      'select check_at, finished_at from payments where instance_id = $1 and purchase_id = $2 and attempt = 1',
      order,
    );
    expect(asked).toMatchObject([{ check_at: null, finished_at: expect.any(Date) }]);
  });

  it('is not held back by a gateway that is down; its money comes back when it speaks again', async () => {
    const order = await pendingOrder();
    paying.setFaults({ failAll: 9 });
    expect((await shop.payInPerson(ana, order)).body).toMatchObject({ payment: { status: 'in_person' } });
    paying.setFaults({ failAll: 0 });
    paying.settle();
    await runJobs();
    expect((await orderNow(order)).refunds).toMatchObject([{ given_at: expect.any(String) }]);
  });
});

describe('an order', () => {
  it('that was never paid for is paid in person: no gateway hears of it', async () => {
    const order = await shop.place(ana);
    expect((await shop.payInPerson(ana, order)).body).toMatchObject({ payment: { status: 'in_person' } });
    expect(await attemptsOf(order)).toEqual([
      { method: 'card', status: 'dropped' },
      { method: 'cash', status: 'pending' },
    ]);
    expect(shop.charges(order)).toHaveLength(0);
  });

  it.each([CARDS.declined, CARDS.error])('whose card %s failed is paid in person, and kept', async (card) => {
    const order = await pendingOrder(card);
    paying.settle();
    paying.pass(2_000);
    await paying.runJobs();
    expect((await shop.payInPerson(ana, order)).body).toMatchObject({ payment: { status: 'in_person' } });
    // Nothing runs out any more.
    paying.pass(30 * 60_000);
    await paying.runJobs();
    expect(await orderNow(order)).toMatchObject({ is_cart: false, payment: { status: 'in_person' } });
  });

  it('in person runs out no more when an old attempt is given back at the gateway', async () => {
    const order = await pendingOrder();
    await shop.payInPerson(ana, order);
    const [charge] = shop.charges(order);
    if (!charge) throw new Error('nothing was charged');
    Object.assign(charge, { status: 'VOIDED', settlesAt: 0 });
    await runJobs();
    expect(await orderNow(order)).toMatchObject({ refunds: [{ given_at: expect.any(String) }] });
    expect(await read('select hold_until from purchases where instance_id = $1 and id = $2', order)).toEqual([
      { hold_until: null },
    ]);
  });

  it('is its own diner’s to change, and no cart and no cancelled order can be', async () => {
    const order = await pendingOrder();
    expect((await shop.payInPerson(await shop.createDiner(), order)).status).toBe(404);
    const cart = await shop.fillCart(ana, { payment_method: 'card' });
    expect(keyOf(await shop.payInPerson(ana, { id: cart.purchase_id }))).toBe('order_closed');
    const other = await shop.place(ana, { payment_method: 'cash' });
    await shop.ask({ method: 'DELETE', path: `/orders/${other.id}.json`, headers: ana.headers });
    expect(keyOf(await shop.payInPerson(ana, other))).toBe('order_closed');
  });

  it.each([
    ['a way the branch has not', { method: 'card_reader' }, 'payment_method_required'],
    ['a way that is online', { method: 'card' }, 'invalid_input'],
    ['a note that is too small', { method: 'cash', cash_amount: 1 }, 'cash_amount_low'],
    ['half a peso', { method: 'cash', cash_amount: 99_999.5 }, 'invalid_input'],
  ])('is not changed to %s', async (_case, body, key) => {
    const order = await pendingOrder();
    expect(keyOf(await shop.payInPerson(ana, order, body))).toBe(key);
    expect(await attemptsOf(order)).toEqual([{ method: 'card', status: 'pending' }]);
  });

  it('is changed to cash without a note: the exact amount (rule payments/cash)', async () => {
    const order = await pendingOrder();
    expect((await shop.payInPerson(ana, order, { method: 'cash' })).body).toMatchObject({
      payment: { method: 'cash', status: 'in_person' },
    });
    expect(await inKitchen(order)).toMatchObject({ payment_method: 'cash', cash_amount: null });
  });

  it('is not handed to a kitchen that has closed meanwhile', async () => {
    const order = await pendingOrder();
    paying.backend.clock.now = new Date('2026-11-19T08:00:00Z');
    expect(keyOf(await shop.payInPerson(ana, order))).toBe('closed');
    expect(await attemptsOf(order)).toEqual([{ method: 'card', status: 'pending' }]);
  });
});
