import type { Checkpoint } from '@/backend/platform/checkpoint';
import type { Order } from '@/lib/contract/orders/orders';
import { meet, raced, races, shop } from '@/tests/support/faults/open-shop';
import { outcomeOf } from '@/tests/support/faults/races';
import type { Diner } from '@/tests/support/shops/shop';

/** An order whose money is on its way, and that the gateway has approved by now when it says so. */
async function onItsWay(diner: Diner): Promise<Order> {
  const order = await shop.placeByCard(diner);
  await shop.payWith(diner, order, await shop.token());
  return order;
}
const settleAll = async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    races.paying.pass(60_000);
    await races.paying.runJobs();
  }
};

describe('paying in person and the gateway’s approval (rule payments/in-person)', () => {
  it('the approval is written first: the change waits, and the order stays paid online', () =>
    raced(async ({ ana }) => {
      const order = await onItsWay(ana);
      races.paying.settle();
      const { second, waited } = await meet(
        'payment-settled',
        () => shop.deliver(order),
        () => shop.payInPerson(ana, order),
      );
      expect(waited).toBe(true);
      expect(second.body).toMatchObject({ payment: { method: 'card', status: 'success' } });
      expect(await shop.standingsOf(order)).toEqual(['success']);
    }));

  it('the approval comes after the gateway was asked and before the change: the order stays paid online', () =>
    raced(async ({ ana }) => {
      const order = await onItsWay(ana);
      const { first } = await meet(
        'in-person-asked',
        () => shop.payInPerson(ana, order),
        async () => {
          races.paying.settle();
          await shop.deliver(order);
        },
      );
      expect(first.body).toMatchObject({ payment: { method: 'card', status: 'success' } });
      expect(await shop.standingsOf(order)).toEqual(['success']);
    }));

  it('the change is written first: the approval waits, and its money is owed back', () =>
    raced(async ({ ana }) => {
      const order = await onItsWay(ana);
      const { first, waited } = await meet(
        'in-person-settled',
        () => shop.payInPerson(ana, order),
        async () => {
          races.paying.settle();
          await shop.deliver(order);
        },
      );
      expect([outcomeOf(first), waited]).toEqual([200, true]);
      expect(await shop.standingsOf(order)).toEqual(['refund_due', 'pending']);
      expect(await shop.orderNow(ana, order)).toMatchObject({
        payment: { status: 'in_person' },
        refunds: [{ amount: order.total, given_at: null }],
      });
    }));

  it.each<Checkpoint>(['payment-before-charge', 'payment-after-charge'])(
    'changed while the charge is held at %s: whatever is charged is found and given back, events or none',
    (at) =>
      raced(async ({ ana }) => {
        const order = await shop.placeByCard(ana);
        const token = await shop.token();
        const { second } = await meet(
          at,
          () => shop.payWith(ana, order, token),
          () => shop.payInPerson(ana, order),
        );
        expect(second.body).toMatchObject({ payment: { status: 'in_person' } });
        races.paying.settle();
        await settleAll();
        expect(await shop.standingsOf(order)).toEqual(['refunded', 'pending']);
      }),
  );

  it('changed while an attempt is claimed: one of the two, never both', () =>
    raced(async ({ ana }) => {
      const order = await shop.placeByCard(ana);
      const token = await shop.token();
      const { first, second, waited } = await meet(
        'in-person-settled',
        () => shop.payInPerson(ana, order),
        () => shop.payWith(ana, order, token),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 'order_closed', true]);
      expect(shop.charges(order)).toHaveLength(0);
    }));

  it('asked for twice at once: one attempt in person', () =>
    raced(async ({ ana }) => {
      const order = await onItsWay(ana);
      const change = () => shop.payInPerson(ana, order);
      const { first, second } = await meet('in-person-settled', change, change);
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 200]);
      expect(await shop.standingsOf(order)).toEqual(['expired', 'pending']);
    }));

  it('taken back at the same time: either all of it or none', () =>
    raced(async ({ ana }) => {
      const order = await shop.placeByCard(ana);
      const { first, second, waited } = await meet(
        'order-moved',
        () => shop.cancel(ana, order.id),
        () => shop.payInPerson(ana, order),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 'order_closed', true]);
      expect(await shop.orderNow(ana, order)).toMatchObject({ is_cart: true, payment: null });
    }));
});
