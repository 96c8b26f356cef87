import type { Order } from '@/lib/contract/orders/orders';
import { meet, raced, races, shop } from '@/tests/support/faults/open-shop';
import { outcomeOf } from '@/tests/support/faults/races';
import type { Diner } from '@/tests/support/shops/shop';

describe('what runs out and what is taken back', () => {
  const expired = async (diner: Diner) => {
    const order = await shop.placeByCard(diner);
    races.paying.pass(15 * 60_000);
    return order;
  };

  it('the hold ends first: nothing is charged', () =>
    raced(async ({ ana }) => {
      const order = await expired(ana);
      const token = await shop.token();
      const { first, second, waited } = await meet(
        'order-moved',
        () => shop.release(order),
        () => shop.payWith(ana, order, token),
      );
      expect([first, outcomeOf(second), waited]).toEqual([true, 'order_closed', true]);
      expect(shop.charges(order)).toHaveLength(0);
    }));

  it('the payment begins first: the hold stays', () =>
    raced(async ({ ana }) => {
      const order = await expired(ana);
      const token = await shop.token();
      const { first, second, waited } = await meet(
        'payment-claimed',
        () => shop.payWith(ana, order, token),
        () => shop.release(order),
      );
      expect([outcomeOf(first), second, waited]).toEqual([201, false, true]);
      expect((await shop.orderNow(ana, order)).status).toBe('in_progress');
    }));

  it('the diner takes it back first: nothing is charged', () =>
    raced(async ({ ana }) => {
      const order = await shop.placeByCard(ana);
      const token = await shop.token();
      const { first, second, waited } = await meet(
        'order-moved',
        () => shop.cancel(ana, order.id),
        () => shop.payWith(ana, order, token),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 'order_closed', true]);
      expect(shop.charges(order)).toHaveLength(0);
    }));

  it('the payment begins first: the order cannot be taken back any more', () =>
    raced(async ({ ana }) => {
      const order = await shop.placeByCard(ana);
      const token = await shop.token();
      const { first, second, waited } = await meet(
        'payment-claimed',
        () => shop.payWith(ana, order, token),
        () => shop.cancel(ana, order.id),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([201, 'payment_in_progress', true]);
    }));

  it.each<['diner' | 'staff', string]>([
    ['diner', 'cancelled'],
    ['staff', 'accepted'],
  ])('the %s first, the other finds it %s (guarantee/legal-moves)', (leader, status) =>
    raced(async ({ ana }) => {
      const cart = await shop.fill(ana);
      const { id } = (await shop.placeCart(ana, cart)).body as Order;
      const [diner, staff] = [() => shop.cancel(ana, id), () => shop.move(id, 'accepted')];
      const { first, second, waited } = await (leader === 'diner'
        ? meet('order-moved', diner, staff)
        : meet('order-moved', staff, diner));
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 'illegal_transition', true]);
      expect((await shop.orderNow(ana, { id })).status).toBe(status);
    }),
  );

  it('two cancel it: its stock comes back once', () =>
    raced(async ({ ana }) => {
      const { id } = (await shop.placeCart(ana, await shop.fill(ana))).body as Order;
      const left = (await shop.stockLeft()) ?? 0;
      const { first, second } = await meet(
        'order-moved',
        () => shop.move(id, 'cancelled'),
        () => shop.cancel(ana, id),
      );
      expect([outcomeOf(first), outcomeOf(second)]).toEqual([200, 'illegal_transition']);
      expect(await shop.stockLeft()).toBe(left + 1);
    }));
});
