import type { Order } from '@/lib/contract/orders/orders';
import type { RaceShop } from '@/tests/support/faults/race-shop';
import { openRaces, type Races, told } from '@/tests/support/faults/races';
import type { Diner } from '@/tests/support/shops/shop';

let races: Races;
let shop: RaceShop;
let raced: Races['raced'];
let meet: Races['meet'];
beforeAll(async () => {
  races = await openRaces();
  ({ shop, raced, meet } = races);
});
afterAll(() => races.close());

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
      refund: { status: 'refunded', amount: order.total },
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
      expect(told(second)).toBe('conflict');
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
