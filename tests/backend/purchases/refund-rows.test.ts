import type { Context } from '@/backend/context';
import { makeContext } from '@/backend/make-context';
import { lockOrder } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import { addRefund, markGiven } from '@/backend/purchases/payments';
import { findInstanceById } from '@/backend/tenant';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import { createPayingBackend, type PayingBackend } from '@/tests/support/shops/gateway';
import { openPayingShop, type PayingShop } from '@/tests/support/shops/paying-shop';
import type { Diner } from '@/tests/support/shops/shop';

let paying: PayingBackend;
let shop: PayingShop;
let ana: Diner;
let ctx: Context;
beforeAll(async () => {
  paying = await createPayingBackend();
  shop = await openPayingShop(paying);
  ana = await shop.createDiner();
  const instance = await findInstanceById({ db: paying.backend.db, instanceId: shop.instanceId });
  if (!instance) throw new Error('the shop is gone');
  ctx = makeContext({ deps: paying.backend.deps, instance, actor: { kind: 'job' } });
});
afterAll(() => paying.close());

async function paidOrder() {
  const order = await shop.place(ana);
  const { body } = await shop.pay(ana, order);
  paying.settle();
  paying.pass(2_000);
  await paying.runJobs();
  const payment = { id: (body as Payment).id, purchase_id: order.id };
  return { order, payment, totalMinor: order.total };
}
const inShop = <T>(work: (sql: Sql) => Promise<T>) => paying.backend.db.tenant(shop.instanceId, work);
type Named = { id: number; purchase_id: number };
/** With the purchase locked, as every caller has it. */
const inOrder = <T>({ purchase_id: purchaseId }: Named, work: (sql: Sql) => Promise<T>) =>
  inShop(async (sql) => {
    await lockOrder({ sql, ctx, purchaseId });
    return work(sql);
  });
const owe = (payment: Named, amountMinor: number) =>
  inOrder(payment, (sql) => addRefund({ sql, ctx, payment, amountMinor, reason: 'cancelled' }));
const orderNow = ({ id }: Order) => shop.get<Order>(ana, `/orders/${id}.json`);

test('refunds of a payment never add up to more than was paid (guarantee/no-more-back-than-paid)', async () => {
  const { order, payment, totalMinor } = await paidOrder();
  await owe(payment, totalMinor - 1_000);
  await expect(owe(payment, 1_001)).rejects.toThrow('more is owed back');
  expect(await orderNow(order)).toMatchObject({ payment: { status: 'success' } });
  await owe(payment, 1_000);
  expect(await orderNow(order)).toMatchObject({ payment: { status: 'refund_due' } });
  await expect(owe(payment, 1)).rejects.toThrow('more is owed back');
});

test.each([
  ['more than was paid', 'refunds_minor = amount_minor + 1'],
  ['more given than owed', 'given_minor = refunds_minor + 1'],
  ['money back that never came', `refunds_minor = 1, status = 'declined'`],
])('the database refuses %s (guarantee/no-more-back-than-paid)', async (_what, change) => {
  const { payment } = await paidOrder();
  const write = inShop((sql) =>
    sql(`update payments set ${change} where instance_id = $1 and id = $2`, [shop.instanceId, payment.id]),
  );
  await expect(write).rejects.toMatchObject({ code: '23514' });
});

test('what was given is written down once, part by part (guarantee/given-back-once)', async () => {
  const { order, payment, totalMinor } = await paidOrder();
  await owe(payment, 2_000);
  await owe(payment, totalMinor - 2_000);
  const rows = await inShop((sql) =>
    sql<{ id: number }>('select id from refunds where instance_id = $1 and payment_id = $2 order by id', [
      shop.instanceId,
      payment.id,
    ]),
  );
  const give = (refundId: number | null) =>
    inOrder(payment, (sql) => markGiven({ sql, ctx, payment, refundId, by: 'hand' }));
  expect([await give(rows[0]?.id ?? 0), await give(rows[0]?.id ?? 0)]).toEqual([true, false]);
  const given_at = expect.any(String);
  const [first, second] = [{ amount: 2_000 }, { amount: totalMinor - 2_000 }];
  expect((await orderNow(order)).refunds).toMatchObject([
    { ...first, given_at, by_hand: true },
    { ...second, given_at: null, by_hand: false },
  ]);
  expect([await give(null), await give(null)]).toEqual([true, false]);
  expect((await orderNow(order)).refunds).toMatchObject([
    { ...first, given_at },
    { ...second, given_at },
  ]);
});
