import type { Order } from '@/lib/contract/orders/orders';
import { meet, raced, races, shop } from '@/tests/support/faults/open-shop';
import { outcomeOf } from '@/tests/support/faults/races';
import type { Diner } from '@/tests/support/shops/shop';

describe('money that is owed back (guarantee/given-back-once)', () => {
  /** Paid by card, then cancelled by the kitchen. */
  async function owedOrder(diner: Diner): Promise<Order> {
    const order = await shop.placeByCard(diner);
    await shop.payWith(diner, order, await shop.token());
    races.paying.settle();
    await shop.deliver(order);
    await shop.move(order.id, 'cancelled');
    return order;
  }
  const given = async (diner: Diner, order: Order) => {
    expect(await shop.orderNow(diner, order)).toMatchObject({
      payment: { status: 'refunded' },
      refunds: [{ amount: order.total, given_at: expect.any(String) }],
    });
    expect((await shop.movesOf(order)).filter((one) => one === 'refunded')).toHaveLength(1);
  };

  it('a person says that they gave it while the gateway is asked: refused', () =>
    raced(async ({ ana }) => {
      const order = await owedOrder(ana);
      const { second } = await meet(
        'refund-asked',
        () => shop.giveBack(order),
        () => shop.sayGiven(order),
      );
      expect(outcomeOf(second)).toBe('conflict');
      await given(ana, order);
    }));

  it('two jobs at once: given once', () =>
    raced(async ({ ana }) => {
      const order = await owedOrder(ana);
      const give = () => shop.giveBack(order);
      await meet('refund-asked', give, give);
      await given(ana, order);
      expect(shop.charges(order)).toMatchObject([{ status: 'VOIDED' }]);
    }));

  it('the gateway gives it back by itself while the job asks: given once', () =>
    raced(async ({ ana }) => {
      const order = await owedOrder(ana);
      await meet(
        'refund-asked',
        () => shop.giveBack(order),
        async () => {
          Object.assign(shop.charges(order)[0] ?? {}, { status: 'VOIDED' });
          await shop.deliver(order);
        },
      );
      await given(ana, order);
    }));

  it('a person takes a paid order back while its charge is voided: its money goes back once', () =>
    raced(async ({ ana }) => {
      const order = await shop.placeByCard(ana);
      await shop.payWith(ana, order, await shop.token());
      races.paying.settle();
      await shop.deliver(order);
      Object.assign(shop.charges(order)[0] ?? {}, { status: 'VOIDED' });
      await meet(
        'order-moved',
        () => shop.move(order.id, 'cancelled'),
        () => shop.deliver(order),
      );
      await given(ana, order);
    }));
});

describe('what staff give back (rule payments/staff-refunds)', () => {
  async function paidOrder(diner: Diner): Promise<Order> {
    const order = await shop.placeByCard(diner);
    await shop.payWith(diner, order, await shop.token());
    races.paying.settle();
    await shop.deliver(order);
    return order;
  }
  const sumOf = async (diner: Diner, order: Order) =>
    (await shop.orderNow(diner, order)).refunds.reduce((sum, { amount }) => sum + amount, 0);

  it('two refunds of more than half at once: one of them, the other hears what is left', () =>
    raced(async ({ ana }) => {
      const order = await paidOrder(ana);
      const give = () => shop.refund(order, { amount: order.total - 1_000 });
      const { first, second, waited } = await meet('refund-taken', give, give);
      expect([outcomeOf(first), outcomeOf(second), waited]).toEqual([201, 'invalid_input', true]);
      expect(await sumOf(ana, order)).toBe(order.total - 1_000);
    }));

  it('one call twice at once, and again: one refund (guarantee/idempotency-keys)', () =>
    raced(async ({ ana }) => {
      const order = await paidOrder(ana);
      const give = () => shop.refund(order, { amount: 1_000, key: `refund-${order.id}` });
      const { first, second } = await meet('refund-taken', give, give);
      expect(outcomeOf(first)).toBe(201);
      // The embedded database runs one transaction at a time, so there it hears the first's answer.
      expect(['idempotency_in_flight', 201]).toContain(outcomeOf(second));
      expect((await give()).text).toBe(first.text);
      expect(await sumOf(ana, order)).toBe(1_000);
    }));

  it('a refund while the order is cancelled: everything goes back, once', () =>
    raced(async ({ ana }) => {
      const order = await paidOrder(ana);
      await meet(
        'refund-taken',
        () => shop.refund(order, { amount: 1_000 }),
        () => shop.move(order.id, 'cancelled'),
      );
      expect(await sumOf(ana, order)).toBe(order.total);
    }));

  it('an order that is cancelled meanwhile: nothing is left to be given', () =>
    raced(async ({ ana }) => {
      const order = await paidOrder(ana);
      const { second, waited } = await meet(
        'order-moved',
        () => shop.move(order.id, 'cancelled'),
        () => shop.refund(order),
      );
      expect([outcomeOf(second), waited]).toEqual(['invalid_input', true]);
      expect(await sumOf(ana, order)).toBe(order.total);
    }));

  it('all of it is voided while the kitchen cooks: the order goes on', () =>
    raced(async ({ ana }) => {
      const order = await paidOrder(ana);
      expect(outcomeOf(await shop.refund(order))).toBe(201);
      await shop.giveBack(order);
      await shop.deliver(order);
      expect(await shop.orderNow(ana, order)).toMatchObject({
        status: 'in_progress',
        payment: { status: 'refunded' },
      });
    }));
});
