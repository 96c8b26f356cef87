import type { Order } from '@/lib/contract/orders/orders';
import { meet, raced, shop } from '@/tests/support/faults/open-shop';
import { outcomeOf } from '@/tests/support/faults/races';
import type { Diner } from '@/tests/support/shops/shop';

/** In cash, ready to be fetched. */
async function packedOrder(diner: Diner): Promise<Order> {
  const order = (await shop.placeCart(diner, await shop.fill(diner))).body as Order;
  for (const status of ['accepted', 'preparation', 'packed']) await shop.move(order.id, status);
  return order;
}
const sumsOf = ({ total, payment }: Order) => [total, payment?.amount];

describe('a tip that changes while its order moves (rule orders/tip)', () => {
  it('staff hand it over first: the change waits, and is refused', () =>
    raced(async ({ ana }) => {
      const order = await packedOrder(ana);
      const { first, second, waited } = await meet(
        'order-moved',
        () => shop.move(order.id, 'delivered'),
        () => shop.changeTip(ana, order, 1_250),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 'order_closed', true]);
      expect(sumsOf(await shop.orderNow(ana, order))).toEqual([12_500, 12_500]);
    }));

  it('it changes first: staff wait, and hand it over at the new total', () =>
    raced(async ({ ana }) => {
      const order = await packedOrder(ana);
      const { first, second, waited } = await meet(
        'tip-changed',
        () => shop.changeTip(ana, order, 1_250),
        () => shop.move(order.id, 'delivered'),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 200, true]);
      expect(sumsOf(await shop.orderNow(ana, order))).toEqual([13_750, 13_750]);
    }));

  it('two tabs change it at once: the later one counts, in bill and payment alike', () =>
    raced(async ({ ana }) => {
      const order = await packedOrder(ana);
      const { first, second, waited } = await meet(
        'tip-changed',
        () => shop.changeTip(ana, order, 1_250),
        () => shop.changeTip(ana, order, 500),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 200, true]);
      expect(second.body).toMatchObject({ total: 13_000, payment: { amount: 13_000 } });
      expect(sumsOf(await shop.orderNow(ana, order))).toEqual([13_000, 13_000]);
    }));

  it('an online payment turns to cash meanwhile: the change waits for it, and counts', () =>
    raced(async ({ ana }) => {
      const order = await shop.placeByCard(ana);
      const { first, second, waited } = await meet(
        'in-person-settled',
        () => shop.payInPerson(ana, order),
        () => shop.changeTip(ana, order, 1_250),
      );
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([200, 200, true]);
      expect(sumsOf(await shop.orderNow(ana, order))).toEqual([13_750, 13_750]);
    }));

  it('the order is cancelled meanwhile: nothing changes, and nothing is to be paid', () =>
    raced(async ({ ana }) => {
      const order = await packedOrder(ana);
      const { second, waited } = await meet(
        'order-moved',
        () => shop.move(order.id, 'cancelled'),
        () => shop.changeTip(ana, order, 1_250),
      );
      expect([outcomeOf(second), waited]).toEqual(['order_closed', true]);
    }));
});
