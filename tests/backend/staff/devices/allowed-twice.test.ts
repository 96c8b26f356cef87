import type { OrderRefunds } from '@/lib/contract/staff/refund-calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop } from '@/tests/support/shops/paying-shop';
import { joinStaff } from '@/tests/support/shops/person';
import { keyOf } from '@/tests/support/shops/shop';
import { givePin, openTablet } from '@/tests/support/shops/tablet';

const PIN = '4826';
let paying: PayingBackend;
beforeAll(async () => {
  paying = await createPayingBackend();
});
afterAll(() => paying.close());

it('is one refund, though its answer was lost and somebody else allows the same call (rule staff/allowing)', async () => {
  const { backend } = paying;
  const shop = await openPayingShop(paying);
  const { slug } = shop;
  const ana = await shop.createDiner();
  const order = await shop.place(ana);
  await shop.pay(ana, order);
  paying.settle();
  paying.pass(2_000);
  await paying.runJobs();
  const owner = await joinStaff({ backend, slug, role: 'owner' });
  const tablet = await openTablet({ backend, slug, by: owner, branchId: shop.branchId() });
  const allower = async (role: StaffRole) => {
    const { mail } = await joinStaff({ backend, slug, role });
    await givePin({ backend, slug, mail, pin: PIN });
    const [row] = await backend.db.lookUp<{ id: number }>('select id from staff_people where mail = $1', [
      mail,
    ]);
    return `${row?.id}:${PIN}`;
  };
  const giveBack = (allowed: string | null) =>
    tablet.at({
      ...{ method: 'POST', path: `/staff/orders/${order.id}/refunds.json` },
      body: { amount: 1, reason: 'Faltó una bebida' },
      headers: { 'idempotency-key': 'one-tap', ...(allowed !== null && { 'x-allowed-by': allowed }) },
    });
  const first = await giveBack(await allower('cashier'));
  const again = await giveBack(await allower('manager'));
  expect([first.status, again.status]).toEqual([201, 201]);
  expect((again.body as OrderRefunds).refunds).toEqual((first.body as OrderRefunds).refunds);
  const taken = await backend.db.lookUp("select 1 from refunds where reason = 'staff' and instance_id = $1", [
    shop.instanceId,
  ]);
  expect(taken).toHaveLength(1);
  // The tablet alone gets no answer by the key.
  expect(keyOf(await giveBack(null))).toBe('forbidden');
});
