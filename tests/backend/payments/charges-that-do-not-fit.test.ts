import { createMetrics } from '@/backend/platform/metrics';
import { sandboxKeys } from '@/backend/providers/payments/sandbox-keys';
import { NO_FAULTS } from '@/backend/sandbox/faults';
import { createStaffKey } from '@/backend/staff';
import type { Order } from '@/lib/contract/orders/orders';
import type { ChargeProblem, StaffOrder } from '@/lib/contract/staff/calls';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { type Diner, keyOf } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
let staff: Record<string, string>;
let readMetrics: () => Promise<string>;
beforeAll(async () => {
  paying = await createPayingBackend();
  const metrics = createMetrics({ readPool: paying.backend.db.readPool });
  Object.assign(paying.backend.deps, { metrics });
  readMetrics = async () => (await metrics.print()).text;
  shop = await openPayingShop(paying);
  const key = { db: paying.backend.db, slug: shop.slug, label: 'x', now: new Date() };
  staff = {
    authorization: `Bearer ${(await createStaffKey({ ...key, scopes: ['orders:read'] })).key}`,
  };
});
beforeEach(async () => {
  paying.backend.clock.now = new Date('2026-11-18T17:00:00Z');
  paying.setFaults({ ...NO_FAULTS, muteEvents: true });
  paying.backend.logged.length = 0;
  ana = await shop.createDiner();
});
afterAll(() => paying.close());

const orderNow = ({ id }: Order) => shop.get<Order>(ana, `/orders/${id}.json`);
const chargeOf = (order: Order) => {
  const [charge] = shop.charges(order);
  if (!charge) throw new Error('nothing was charged');
  return charge;
};
const listProblems = async ({ id }: Order) =>
  ((await shop.ask({ path: '/staff/charge_problems.json', headers: staff })).body as ChargeProblem[]).filter(
    ({ purchase_id }) => purchase_id === id,
  );
const listInKitchen = async ({ id }: Order) =>
  ((await shop.ask({ path: '/staff/orders.json', headers: staff })).body as StaffOrder[]).filter(
    (one) => one.id === id,
  );
const alarms = () =>
  paying.backend.logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ level }) => level === 50);
const countOf = async (misfit: string) =>
  Number((await readMetrics()).match(`payment_misfits_total{misfit="${misfit}"} (\\d+)`)?.[1] ?? 0);
async function ask(times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    paying.pass(600_000);
    await paying.runJobs();
  }
}
/** An order whose charge is approved, of something else than was asked for. */
async function chargeOtherwise(changes: { amount_in_cents?: number; currency?: string }): Promise<Order> {
  const order = await shop.place(ana);
  await shop.pay(ana, order);
  Object.assign(chargeOf(order), changes);
  paying.settle();
  await ask();
  return order;
}

it.each([
  ['amount', (order: Order) => ({ amount_in_cents: (order.total - 1) * 100 }), -1, 'COP'],
  ['currency', () => ({ currency: 'PEN' }), null, 'PEN'],
] as const)(
  'a charge of another %s pays nothing, and operators hear of it once',
  async (misfit, change, less, code) => {
    const before = await countOf(misfit);
    const order = await shop.place(ana);
    await shop.pay(ana, order);
    Object.assign(chargeOf(order), change(order));
    paying.settle();
    await ask(3);
    expect(await orderNow(order)).toMatchObject({ status: 'in_progress', payment: { status: 'pending' } });
    expect(await listInKitchen(order)).toEqual([]);
    const [problem, ...others] = await listProblems(order);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      misfit,
      status: 'approved',
      transaction: chargeOf(order).id,
      reference: chargeOf(order).reference,
      asked: { amount: order.total, currency: 'COP' },
      charged: { currency: code, ...(less === null ? {} : { amount: order.total + less }) },
    });
    expect(alarms()).toMatchObject([
      { instance: shop.instanceId, misfit, status: 'approved', purchaseId: order.id },
    ]);
    expect(await countOf(misfit)).toBe(before + 1);
  },
);

it('one that is pending is told of, and again when it is approved', async () => {
  paying.setFaults({ ...NO_FAULTS, muteEvents: true, settleMs: 900_000 });
  const order = await shop.place(ana);
  await shop.pay(ana, order);
  Object.assign(chargeOf(order), { amount_in_cents: 150_000 });
  await ask();
  expect(await listProblems(order)).toMatchObject([{ status: 'pending' }]);
  await ask();
  expect(await listProblems(order)).toMatchObject([{ status: 'approved' }]);
  expect(alarms().map(({ status }) => status)).toEqual(['pending', 'approved']);
});

it('stands beside an order that its diner pays in person meanwhile, and the kitchen cooks it', async () => {
  const order = await chargeOtherwise({ amount_in_cents: 150_000 });
  expect((await shop.payInPerson(ana, order)).body).toMatchObject({ payment: { status: 'in_person' } });
  await ask(2);
  expect(await listInKitchen(order)).toMatchObject([
    { id: order.id, paid: false, charge_problems: [{ misfit: 'amount', charged: { amount: 1_500 } }] },
  ]);
  expect((await orderNow(order)).refunds).toEqual([]);
});

it('that was voided holds no money: its mark goes, its attempt is an error, and its diner pays again', async () => {
  const order = await chargeOtherwise({ amount_in_cents: 150_000 });
  expect(keyOf(await shop.pay(ana, order))).toBe('payment_in_progress');
  const voided = await fetch(`${paying.sandboxUrl}/transactions/${chargeOf(order).id}/void`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxKeys(shop.slug).privateKey}` },
  });
  expect(voided.status).toBe(201);
  await ask();
  expect(await listProblems(order)).toEqual([]);
  expect(await orderNow(order)).toMatchObject({ payment: { status: 'error' }, refunds: [] });
  expect((await shop.pay(ana, order)).status).toBe(201);
});
