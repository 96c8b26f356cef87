import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { NO_FAULTS } from '@/backend/sandbox/faults';
import type { Transaction } from '@/backend/sandbox/gateway-state';
import { toEvent } from '@/backend/sandbox/sign-event';
import type { Order } from '@/lib/contract/orders/orders';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import type { Diner } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
let order: Order;
let asked = 0;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying);
});
/** A payment that the gateway has been asked about in vain until the next question is ten minutes away. */
beforeEach(async () => {
  paying.backend.clock.now = new Date('2026-11-18T17:00:00Z');
  paying.setFaults({ ...NO_FAULTS, muteEvents: true, settleMs: 2 ** 31 - 1 });
  await paying.forgetDue();
  ana = await shop.createDiner();
  order = await shop.place(ana);
  await shop.pay(ana, order);
  for (let turn = 0; turn < 5; turn += 1) {
    paying.pass(60_000);
    await paying.runJobs();
  }
  asked = 0;
  paying.breakGateway(shop, (sound) => ({
    fetch: async (ref) => {
      asked += 1;
      return sound.fetch(ref);
    },
  }));
});
afterEach(() => paying.mendGateways());
afterAll(() => paying.close());

const statusNow = async () => (await shop.get<Order>(ana, `/orders/${order.id}.json`)).payment?.status;
async function send(status: Transaction['status'] = 'APPROVED'): Promise<void> {
  const [transaction] = shop.charges(order);
  if (!transaction) throw new Error('nothing was charged');
  const event = toEvent({
    transaction: { ...transaction, status },
    secret: sandboxKeys(shop.slug).eventsSecret,
    now: paying.backend.clock.now.getTime(),
  });
  expect((await shop.ask({ method: 'POST', path: '/webhooks/sandbox', body: event })).status).toBe(200);
}
/** Every event that was received has been handled. */
async function untilHandled(): Promise<void> {
  const left = () =>
    paying.backend.db.tenant(shop.instanceId, (sql) =>
      sql('select 1 from webhook_inbox where instance_id = $1 and handled_at is null', [shop.instanceId]),
    );
  while ((await left()).length > 0) await new Promise((done) => setImmediate(done));
}
async function passSeconds(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    paying.pass(1_000);
    await paying.runJobs();
  }
}

it('an approval that the gateway does not confirm yet is asked about within a second, until it does', async () => {
  await send();
  await untilHandled();
  expect(await statusNow()).toBe('pending');
  await passSeconds(1);
  expect(await statusNow()).toBe('pending');
  for (const one of shop.charges(order)) one.settlesAt = 0;
  await passSeconds(2);
  expect(await statusNow()).toBe('success');
});

it('the questions grow apart again, and the same event a hundred times asks no more often', async () => {
  await send();
  await untilHandled();
  await passSeconds(30);
  const once = asked;
  // The event itself, then after 1, 3, 8 and 23 seconds.
  expect(once).toBe(5);
  for (let copy = 0; copy < 100; copy += 1) await send();
  await untilHandled();
  await passSeconds(30);
  expect(asked).toBe(once);
});

describe('of an attempt that is over', () => {
  beforeEach(async () => {
    paying.pass(26 * 3_600_000);
    await paying.runJobs();
    expect(await shop.movesOf(order)).toEqual(['unknown', 'pending', 'expired']);
    asked = 0;
  });

  it('an approval is asked about ever more slowly until the gateway confirms it, and the money is owed back', async () => {
    for (let copy = 0; copy < 100; copy += 1) await send();
    await passSeconds(60);
    // As it came, then after 5 and 35 seconds.
    expect(asked).toBe(3);
    for (const one of shop.charges(order)) one.settlesAt = 0;
    await passSeconds(40);
    expect(await shop.movesOf(order)).toContain('refund_due');
    await untilHandled();
  });

  it('an event that could change nothing is done with at once', async () => {
    await send('DECLINED');
    await untilHandled();
    expect(asked).toBe(1);
  });
});
