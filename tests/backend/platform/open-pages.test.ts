import type { Order } from '@/lib/contract/orders/orders';
import { watchOrder } from '@/tests/support/backend/watch';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import type { Diner } from '@/tests/support/shops/shop';

const TURN_MS = 5_000;
let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying);
});
beforeEach(async () => {
  paying.backend.clock.now = new Date('2026-11-18T17:00:00Z');
  ana = await shop.createDiner();
});
afterEach(() => jest.useRealTimers());
afterAll(() => paying.close());

const orderNow = (order: Order) => shop.get<Order>(ana, `/orders/${order.id}.json`);
/** Lets time pass in turns of the job; what a page does, it does in each. @returns how long it took to be paid */
async function waitFor(order: Order, look: () => Promise<unknown>): Promise<number> {
  for (let waited = 0; waited <= 900_000; waited += TURN_MS) {
    await look();
    if ((await statusOf(order)) === 'success') return waited;
    paying.pass(TURN_MS);
    await paying.runJobs();
  }
  return Number.POSITIVE_INFINITY;
}
const rowOf = async ({ id }: Order) => {
  const [row] = await paying.backend.db.tenant(shop.instanceId, (sql) =>
    sql<{ id: number; status: string; checks: number; check_at: Date; written: string }>(
      `select id, status, checks, check_at, xmin::text as written from payments
       where instance_id = $1 and purchase_id = $2`,
      [shop.instanceId, id],
    ),
  );
  if (!row) throw new Error('nothing was paid');
  return row;
};
const statusOf = async (order: Order) => (await rowOf(order)).status;

/** An attempt that has been pending for minutes, so that its next check is minutes away. */
async function payLate(): Promise<Order> {
  paying.setFaults({ muteEvents: true, settleMs: 2 ** 31 - 1 });
  const order = await shop.place(ana);
  await shop.pay(ana, order);
  for (const ms of [2_000, 2_000, 5_000, 15_000, 60_000]) {
    paying.pass(ms);
    await paying.runJobs();
  }
  expect((await rowOf(order)).check_at).toEqual(new Date(paying.backend.clock.now.getTime() + 600_000));
  return order;
}
const approve = (order: Order) => {
  for (const one of shop.charges(order)) one.settlesAt = 0;
};
describe('with every event lost, a page that waits (guarantee/lost-events)', () => {
  it('finds a late approval within a minute', async () => {
    const order = await payLate();
    await orderNow(order);
    approve(order);
    expect(await waitFor(order, () => orderNow(order))).toBeLessThanOrEqual(60_000);
  });

  it('without a page it is found within ten minutes', async () => {
    const order = await payLate();
    approve(order);
    const waited = await waitFor(order, async () => undefined);
    expect(waited).toBeGreaterThan(60_000);
    expect(waited).toBeLessThanOrEqual(600_000);
  });

  it('however often it asks, the gateway is asked twice a minute and nothing else is written', async () => {
    const order = await payLate();
    await orderNow(order);
    const { written, checks } = await rowOf(order);
    await Promise.all(Array.from({ length: 20 }, () => orderNow(order)));
    paying.pass(29_000);
    await paying.runJobs();
    await orderNow(order);
    expect(await rowOf(order)).toMatchObject({ written, checks });
    paying.pass(1_000);
    await paying.runJobs();
    expect((await rowOf(order)).checks).toBe(checks + 1);
  });

  it('somebody else’s page brings nothing forward', async () => {
    const order = await payLate();
    const { written } = await rowOf(order);
    const eva = await shop.createDiner();
    const other = await openPayingShop(paying);
    const path = `/orders/${order.id}.json`;
    expect((await shop.ask({ path, headers: eva.headers })).status).toBe(404);
    const stranger = await other.createDiner();
    expect((await other.ask({ path, headers: stranger.headers })).status).toBe(404);
    expect((await rowOf(order)).written).toBe(written);
  });

  it('a live page that hears of nothing brings it forward by itself', async () => {
    const order = await payLate();
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] });
    const { app } = paying.backend;
    const page = await watchOrder({ app, host: shop.host, id: order.id, headers: ana.headers });
    await page.read();
    paying.pass(30_000);
    await paying.runJobs();
    const { check_at: later } = await rowOf(order);
    expect(later.getTime()).toBe(paying.backend.clock.now.getTime() + 600_000);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await page.read()).toBe(': \n\n');
    for (
      let tries = 0;
      tries < 200 && (await rowOf(order)).check_at.getTime() === later.getTime();
      tries += 1
    );
    expect((await rowOf(order)).check_at.getTime()).toBe(paying.backend.clock.now.getTime() + 30_000);
    await page.close();
  });
});
