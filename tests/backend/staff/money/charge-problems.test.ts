import { NO_FAULTS } from '@/backend/sandbox/faults';
import type { ChargeProblem } from '@/lib/contract/staff/calls';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import { joinStaff } from '@/tests/support/shops/person';
import { keyOf } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: PayingShop;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying);
  paying.setFaults({ ...NO_FAULTS, muteEvents: true });
});
afterAll(() => paying.close());

/** The gateway is asked as often as it takes until it has told what it charged. */
async function askGateway(): Promise<void> {
  paying.pass(600_000);
  await paying.runJobs();
}

it('a charge that does not match is settled by a person, as it was read, and stays so when the gateway repeats it (rule staff/money)', async () => {
  const { backend } = paying;
  const [cashier, owner, waiter] = [
    await joinStaff({ backend, slug: shop.slug, role: 'cashier' }),
    await joinStaff({ backend, slug: shop.slug, role: 'owner' }),
    await joinStaff({ backend, slug: shop.slug, role: 'waiter' }),
  ];
  const ana = await shop.createDiner();
  const order = await shop.place(ana);
  await shop.pay(ana, order);
  const [charge] = shop.charges(order);
  if (!charge) throw new Error('nothing was charged');
  charge.amount_in_cents = (order.total - 1) * 100;
  paying.settle();
  await askGateway();
  const list = async () => (await owner.at({ path: '/staff/charge_problems.json' })).body as ChargeProblem[];
  const alarms = async () => JSON.stringify((await owner.at({ path: '/staff/alarms.json' })).body);
  const [problem] = await list();
  expect(problem).toMatchObject({ purchase_id: order.id, misfit: 'amount' });
  expect(await alarms()).toContain('"mismatch"');
  const settle = (by: typeof cashier, transaction = problem?.transaction) =>
    by.at({
      ...{ method: 'PUT', path: `/staff/charge_problems/${problem?.payment_id}.json` },
      body: { transaction, note: 'devuelto allá' },
    });
  expect((await settle(waiter)).status).toBe(403);
  expect(keyOf(await settle(cashier, 'another'))).toBe('conflict');
  expect(await settle(cashier)).toMatchObject({ status: 200, body: { purchase_id: order.id, by: null } });
  expect(await settle(owner)).toMatchObject({ status: 200, body: { by: 'Ana cashier' } });
  await askGateway();
  expect(await list()).toEqual([]);
  expect(await alarms()).not.toContain('"mismatch"');
  // Another amount is another charge to look at.
  charge.amount_in_cents = 100;
  await askGateway();
  expect(await list()).toHaveLength(1);
});
