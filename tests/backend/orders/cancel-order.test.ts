import { NO_FAULTS } from '@/backend/sandbox/faults';
import { createStaffKey } from '@/backend/staff';
import type { Order } from '@/lib/contract/orders/orders';
import type { OwedRefund } from '@/lib/contract/staff/refund-calls';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { CASH, type Diner, keyOf } from '@/tests/support/shops/shop';

const MINUTE_MS = 60_000;
let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
let staff: Record<string, string>;
beforeAll(async () => {
  paying = await createPayingBackend();
});
beforeEach(async () => {
  paying.backend.clock.now = new Date('2026-11-18T17:00:00Z');
  paying.setFaults({ ...NO_FAULTS, muteEvents: true });
  await openShop(5);
});
afterEach(() => paying.mendGateways());
afterAll(() => paying.close());

async function openShop(cancelMinutes: number) {
  const { branches } = createBundle();
  shop = await openPayingShop(paying, { branches: branches.map((branch) => ({ ...branch, cancelMinutes })) });
  const { key } = await createStaffKey({
    ...{ db: paying.backend.db, slug: shop.slug, label: 'x', now: new Date() },
    scopes: ['orders:read', 'orders:write'],
  });
  staff = { authorization: `Bearer ${key}` };
  ana = await shop.createDiner();
}
async function paid(): Promise<Order> {
  const order = await shop.place(ana);
  await shop.pay(ana, order);
  paying.pass(2_000);
  await paying.runJobs();
  return shop.get<Order>(ana, `/orders/${order.id}.json`);
}
const cancel = ({ id }: Order, query = '?reason=mistake') =>
  shop.ask({ method: 'DELETE', path: `/orders/${id}.json${query}`, headers: ana.headers });
const move = ({ id }: Order, status: string) =>
  shop.ask({ method: 'PUT', path: `/staff/orders/${id}/status.json`, headers: staff, body: { status } });
const owed = async () =>
  (await shop.ask({ path: '/staff/refunds.json', headers: staff })).body as OwedRefund[];

describe('an order that the kitchen has (rule orders/cancel)', () => {
  it('is cancelled by its owner within the minutes of the branch, and what was paid goes back, all of it', async () => {
    const order = await paid();
    expect(order.cancel_until).toBe('2026-11-18T17:05:02.000Z');
    await move(order, 'accepted');
    const { body } = await cancel(order);
    expect(body).toMatchObject({
      ...{ status: 'cancelled', cancel_until: null, cancel_reason: 'mistake' },
      refunds: [{ amount: order.total, reason: 'cancelled' }],
    });
    expect(await owed()).toMatchObject([
      { purchase_id: order.id, amount: order.total, cancel_reason: 'mistake' },
    ]);
    await paying.runJobs();
    expect(await shop.standingsOf(order)).toEqual(['refunded']);
    expect(keyOf(await cancel(order))).toBe('illegal_transition');
  });

  it('is not once they are over, nor once it is being prepared', async () => {
    const late = await paid();
    paying.pass(5 * MINUTE_MS);
    expect((await shop.get<Order>(ana, `/orders/${late.id}.json`)).cancel_until).toBeNull();
    expect(keyOf(await cancel(late))).toBe('order_closed');
    const cooked = await paid();
    for (const status of ['accepted', 'preparation']) await move(cooked, status);
    expect(keyOf(await cancel(cooked))).toBe('illegal_transition');
    expect(await owed()).toEqual([]);
  });

  it('and is to be paid in person is, once it was accepted too', async () => {
    const order = await shop.place(ana, CASH);
    await move(order, 'accepted');
    expect((await cancel(order, '')).body).toMatchObject({ status: 'cancelled', cancel_reason: null });
    expect(await owed()).toEqual([]);
  });

  it('is not where the branch gives no minutes', async () => {
    await openShop(0);
    const order = await paid();
    expect(order.cancel_until).toBeNull();
    expect(keyOf(await cancel(order))).toBe('order_closed');
  });

  it('is either prepared or cancelled, whoever comes first', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await paid();
      await move(order, 'accepted');
      const [moved, cancelled] = await Promise.all([move(order, 'preparation'), cancel(order)]);
      const isCancelled = cancelled.status === 200;
      expect([moved.status === 200, isCancelled].filter(Boolean)).toHaveLength(1);
      const now = await shop.get<Order>(ana, `/orders/${order.id}.json`);
      expect([now.status, now.refunds.length]).toEqual(isCancelled ? ['cancelled', 1] : ['preparation', 0]);
    }
  });

  it('is not cancelled for a reason of their own, nor for one of another service', async () => {
    const order = await paid();
    for (const reason of ['porque%20si', 'other_place'])
      expect(keyOf(await cancel(order, `?reason=${reason}`))).toBe('invalid_input');
  });
});
