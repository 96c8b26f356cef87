import { createBreaker } from '@/backend/providers/payments/breaker';
import { GatewayError } from '@/backend/providers/payments/port';
import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { createWompi } from '@/backend/providers/payments/wompi/create-wompi';
import { NO_FAULTS } from '@/backend/sandbox/faults';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
let order: Order;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying);
});
beforeEach(async () => {
  paying.backend.clock.now = new Date('2026-11-18T17:00:00Z');
  paying.setFaults({ ...NO_FAULTS, muteEvents: true });
  await paying.forgetDue();
  ana = await shop.createDiner();
  order = await shop.place(ana);
});
afterEach(() => paying.mendGateways());
afterAll(() => paying.close());

const now = () => shop.get<Order>(ana, `/orders/${order.id}.json`);
/** The job's turns, one each second. */
async function passSeconds(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    paying.pass(1_000);
    await paying.runJobs();
  }
}
const attempts = () =>
  paying.backend.db.tenant(shop.instanceId, (sql) =>
    sql<{ status: string; check_at: Date | null; finished_at: Date | null; checks: number }>(
      'select status, check_at, finished_at, checks from payments where instance_id = $1 and purchase_id = $2 order by attempt',
      [shop.instanceId, order.id],
    ),
  );
/** The charge that the gateway failed at appears there after all. */
async function chargeLate(): Promise<void> {
  const late = await shop.drawLateCharge(order);
  paying.state.transactions.set(late.id, { ...late, status: 'APPROVED' });
}

describe('a gateway that answers a charge with 500 (guarantee/failed-create)', () => {
  beforeEach(async () => {
    paying.setFaults({ failCreate: 1 });
    expect((await shop.pay(ana, order)).body).toMatchObject({ status: 'pending' });
  });

  it('is asked by reference for six seconds; another payment within ten is charged once', async () => {
    await passSeconds(5);
    expect((await now()).payment).toMatchObject({ status: 'pending', not_received: false });
    expect(keyOf(await shop.pay(ana, order))).toBe('payment_in_progress');
    await passSeconds(1);
    const freed = (await now()).payment;
    expect(freed).toMatchObject({
      status: 'expired',
      not_received: true,
      retry_until: expect.any(String),
    });
    await shop.pay(ana, order);
    paying.settle();
    await passSeconds(2);
    expect((await now()).payment?.status).toBe('success');
    expect(shop.charges(order)).toHaveLength(1);
  });

  it('that fails at the question as well is believed only when it has answered three times', async () => {
    paying.setFaults({ failAll: 2 });
    await passSeconds(14);
    expect((await now()).payment?.status).toBe('pending');
    await passSeconds(16);
    expect((await now()).payment?.status).toBe('expired');
  });

  it('and charges all the same before six seconds are over has paid the order', async () => {
    await passSeconds(3);
    await chargeLate();
    await passSeconds(3);
    expect((await now()).payment?.status).toBe('success');
  });

  it('and charges after its diner was freed owes that back, once, beside the payment that counts', async () => {
    await passSeconds(6);
    await shop.pay(ana, order);
    paying.settle();
    await chargeLate();
    await passSeconds(10);
    paying.pass(60_000);
    await paying.runJobs();
    expect(await shop.standingsOf(order)).toEqual(['refunded', 'success']);
    expect((await now()).status).toBe('in_progress');
  });

  it('and charges after its diner was freed gives that back one turn after the job has found it', async () => {
    await passSeconds(6);
    await chargeLate();
    const statusAfter = async (seconds: number) => {
      await passSeconds(seconds);
      return (await shop.standingsOf(order))[0];
    };
    let status = await statusAfter(1);
    for (let seconds = 0; seconds < 120 && status === 'expired'; seconds += 1) status = await statusAfter(1);
    expect([status, await statusAfter(1)]).toEqual(['refund_due', 'refunded']);
  });

  it('is asked until the attempt’s own time is over, and no longer', async () => {
    await passSeconds(6);
    expect(await attempts()).toMatchObject([{ finished_at: null, check_at: expect.any(Date) }]);
    paying.pass(17 * 60_000);
    await paying.runJobs();
    expect(await attempts()).toMatchObject([
      { status: 'expired', finished_at: expect.any(Date), check_at: null },
    ]);
  });
});

it('silence is no answer: it is asked about for the attempt’s whole time', async () => {
  paying.setFaults({ dropAnswer: 1 });
  await shop.pay(ana, order);
  paying.state.transactions.clear();
  await passSeconds(90);
  expect((await now()).payment?.status).toBe('pending');
  expect(keyOf(await shop.pay(ana, order))).toBe('payment_in_progress');
});

/** A gateway at which every charge fails this way. */
const failCharges = (...told: ConstructorParameters<typeof GatewayError>) =>
  paying.breakGateway(shop, () => ({
    create: async () => {
      throw new GatewayError(...told);
    },
  }));
/** Pays again and again while the only answer is that the gateway is away. @returns the first other refusal */
async function payUntilRefused(): Promise<{ tries: number; refusal: string }> {
  for (let tries = 0; ; tries += 1) {
    const refusal = keyOf(await shop.pay(ana, order));
    if (refusal !== 'gateway_unavailable') return { tries, refusal };
  }
}

it('a gateway that is too busy has answered: each time is one of the ten tries', async () => {
  failCharges('unavailable', '429', 'answered');
  expect(await payUntilRefused()).toEqual({ tries: 10, refusal: 'too_many_attempts' });
});

it('what never left holds the order no longer, and is tried fifty times at the most', async () => {
  failCharges('unavailable', 'no connection', 'not_sent');
  const end = new Date(paying.backend.clock.now.getTime() + 900_000).toISOString();
  paying.pass(10 * 60_000);
  await shop.pay(ana, order);
  expect((await now()).payment).toMatchObject({ status: 'error', retry_until: end });
  expect(await payUntilRefused()).toEqual({ tries: 49, refusal: 'too_many_attempts' });
  paying.pass(5 * 60_000);
  await paying.runJobs();
  expect((await now()).is_cart).toBe(true);
});

describe('an open circuit', () => {
  const failing = () => Promise.reject(new Error('down'));
  /** A gateway that nothing is sent to for half a minute. */
  async function openCircuit(): Promise<void> {
    const guarded = createBreaker(() => paying.backend.clock.now);
    for (let time = 0; time < 5; time += 1) await guarded(failing).catch(() => undefined);
    const account = { ...sandboxKeys(shop.slug), apiBase: paying.sandboxUrl, browserBase: paying.sandboxUrl };
    paying.breakGateway(shop, () => createWompi({ account, name: 'sandbox', guarded }));
  }

  it('ends the attempt as not sent, and takes none of the ten tries', async () => {
    await openCircuit();
    for (let time = 0; time < 12; time += 1)
      expect(keyOf(await shop.pay(ana, order))).toBe('gateway_unavailable');
    expect((await now()).payment).toMatchObject({ status: 'error', retry_until: expect.any(String) });
    expect(new Set((await attempts()).map(({ status }) => status))).toEqual(new Set(['error']));
    paying.mendGateways();
    expect((await shop.pay(ana, order)).body as Payment).toMatchObject({ status: 'pending' });
    expect(shop.charges(order)).toHaveLength(1);
  });

  it('leaves the other ways to pay', async () => {
    await openCircuit();
    await shop.pay(ana, order);
    expect((await shop.payInPerson(ana, order)).body).toMatchObject({
      payment: { method: 'cash', status: 'in_person' },
    });
  });

  it('asks nothing of a gateway, so the next question is as soon as before', async () => {
    await shop.pay(ana, order);
    await openCircuit();
    await passSeconds(29);
    expect(await attempts()).toMatchObject([{ status: 'pending', checks: 0 }]);
    await passSeconds(12);
    expect((await now()).payment?.status).toBe('success');
  });
});
