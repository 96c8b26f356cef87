import { createStaffKey } from '@/backend/staff';
import type { Order } from '@/lib/contract/orders/orders';
import type { OwedRefund } from '@/lib/contract/staff/refund-calls';
import { createBranch } from '@/tests/support/backend/tenant-bundle';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

const MINUTE_MS = 60_000;

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
beforeAll(async () => {
  paying = await createPayingBackend();
  const [first, ...others] = (await openPayingShop(paying)).bundle.branches;
  if (!first) throw new Error('the bundle has no branch');
  const paymentMethods = [...first.paymentMethods, { method: 'pse' as const, services: first.services }];
  shop = await openPayingShop(paying, { branches: [createBranch({ ...first, paymentMethods }), ...others] });
});
beforeEach(async () => {
  await paying.forgetDue();
  ana = await shop.createDiner();
});
afterAll(() => paying.close());

const orderNow = ({ id }: Order) => shop.get<Order>(ana, `/orders/${id}.json`);
const passMinutes = async (minutes: number) => {
  paying.pass(minutes * MINUTE_MS);
  await paying.runJobs();
};
/** An order whose diner was led to the bank and did nothing there. @returns it, and the bank's page */
async function leaveAtBank(): Promise<{ order: Order; url: string }> {
  const order = await shop.place(ana, { payment_method: 'pse' });
  await shop.payByPse(ana, order, '1');
  paying.settle();
  await paying.runJobs();
  const action = (await orderNow(order)).payment?.next_action;
  if (action?.type !== 'redirect') throw new Error('no address was named');
  return { order, url: action.url };
}
function answerAt(url: string, answer: 'APPROVED' | 'DECLINED') {
  const body = new URLSearchParams({ ticket_id: new URL(url).searchParams.get('ticket_id') ?? '', answer });
  return fetch(url, { method: 'POST', body, redirect: 'manual' });
}
async function listOwed(order: Order): Promise<OwedRefund[]> {
  const { db } = paying.backend;
  const scopes = ['orders:read'] as const;
  const { key } = await createStaffKey({
    db,
    slug: shop.slug,
    label: 'x',
    now: new Date(),
    scopes: [...scopes],
  });
  const headers = { authorization: `Bearer ${key}` };
  const { body } = await shop.ask({ path: '/staff/refunds.json', headers });
  return (body as OwedRefund[]).filter(({ purchase_id }) => purchase_id === order.id);
}

describe('a payment that is left at the bank (rule payments/pse)', () => {
  it('waits for half an hour, and nothing else is paid meanwhile', async () => {
    const begun = paying.backend.clock.now.getTime();
    const { order, url } = await leaveAtBank();
    await passMinutes(29);
    const until = new Date(begun + 30 * MINUTE_MS).toISOString();
    expect((await orderNow(order)).payment).toMatchObject({ status: 'pending', next_action: { until } });
    expect(keyOf(await shop.pay(ana, order))).toBe('payment_in_progress');
    await answerAt(url, 'APPROVED');
    await passMinutes(0);
    expect((await shop.until(ana, order, 'success')).payment?.status).toBe('success');
    expect(await listOwed(order)).toEqual([]);
  });

  it('is left by no press: the bank’s page may be open elsewhere, and no gateway cancels it (rule payments/leaving)', async () => {
    const { order } = await leaveAtBank();
    const { payment } = await orderNow(order);
    expect(payment?.next_action).toMatchObject({ can_leave: false });
    const left = await shop.ask({
      method: 'PUT',
      path: `/payments/given_up/${payment?.id}.json`,
      headers: ana.headers,
    });
    expect(left.body).toMatchObject({ payment: { status: 'pending', given_up: false, cancelled: false } });
    expect(keyOf(await shop.pay(ana, order))).toBe('payment_in_progress');
  });

  it('is over then: its diner reads so, and pays another way', async () => {
    const { order } = await leaveAtBank();
    await passMinutes(29);
    await passMinutes(2);
    expect((await orderNow(order)).payment).toMatchObject({
      status: 'expired',
      next_action: null,
      retry_until: expect.any(String),
    });
    expect((await shop.pay(ana, order)).status).toBe(201);
    paying.settle();
    expect((await shop.until(ana, order, 'success')).payment).toMatchObject({ method: 'card' });
  });

  it.each([false, true])(
    'money of it that still comes is owed back, by hand where the gateway cannot (events lost: %s)',
    async (muteEvents) => {
      const { order, url } = await leaveAtBank();
      await passMinutes(29);
      await passMinutes(2);
      await shop.pay(ana, order);
      paying.settle();
      await shop.until(ana, order, 'success');
      paying.setFaults({ muteEvents });
      await answerAt(url, 'APPROVED');
      for (const minutes of [11, 11]) await passMinutes(minutes);
      expect(await shop.standingsOf(order)).toEqual(['refund_due', 'success']);
      expect(await listOwed(order)).toMatchObject([{ method: 'pse', amount: order.total, by_hand: true }]);
      paying.setFaults({ muteEvents: false });
    },
  );

  it('is over as well where the gateway names no page of a bank', async () => {
    paying.breakGateway(shop, ({ fetch: ask }) => ({
      fetch: async (ref) => {
        const charge = await ask(ref);
        return charge && { ...charge, action: null };
      },
    }));
    const order = await shop.place(ana, { payment_method: 'pse' });
    await shop.payByPse(ana, order, '1');
    for (const minutes of [0, 29]) await passMinutes(minutes);
    expect((await orderNow(order)).payment).toMatchObject({ status: 'pending', next_action: null });
    await passMinutes(2);
    expect((await orderNow(order)).payment).toMatchObject({ status: 'expired' });
    paying.mendGateways();
  });

  it('a bank that refuses later changes nothing', async () => {
    const { order, url } = await leaveAtBank();
    await passMinutes(29);
    await passMinutes(2);
    await answerAt(url, 'DECLINED');
    for (const minutes of [11, 11]) await passMinutes(minutes);
    expect(await shop.standingsOf(order)).toEqual(['expired']);
    expect(await listOwed(order)).toEqual([]);
  });
});
