import type { Order } from '@/lib/contract/orders/orders';
import type { RaceShop } from '@/tests/support/faults/race-shop';
import { openRaces, PLENTY, type Races } from '@/tests/support/faults/races';
import type { Diner } from '@/tests/support/shops/shop';

let races: Races;
let shop: RaceShop;
let ana: Diner;
beforeAll(async () => {
  races = await openRaces();
  ({ shop } = races);
  races.paying.setFaults({ muteEvents: true });
});
beforeEach(async () => {
  ana = await shop.createDiner();
  await shop.setStock(PLENTY);
});
afterAll(() => races.close());

/** An order that is paid by card, and every book in order. */
async function paidOrder(): Promise<Order> {
  const order = await shop.placeByCard(ana);
  await shop.payWith(ana, order, await shop.token());
  races.paying.settle();
  await shop.deliver(order);
  expect(await shop.findFaults()).toEqual([]);
  return order;
}

/** Breaks a book, looks, and mends it again. */
async function faultsOf({ id }: Order, breakIt: string, mendIt: string): Promise<string[]> {
  await shop.own(breakIt, [id]);
  const faults = await shop.findFaults();
  await shop.own(mendIt, [id]);
  expect(await shop.findFaults()).toEqual([]);
  return faults;
}

describe('the checker finds', () => {
  it.each([
    [
      'stock that is missing',
      `update supplier_products set stock = stock - 1 where instance_id = $1 and $2 > 0 and stock > 9`,
      `update supplier_products set stock = stock + 1 where instance_id = $1 and $2 > 0 and stock > 9`,
      /at the start, \d+ sold/,
    ],
    [
      'money without an order',
      `update payments set status = 'declined' where instance_id = $1 and purchase_id = $2`,
      `update payments set status = 'success' where instance_id = $1 and purchase_id = $2`,
      /neither paid nor owed back/,
    ],
    [
      'an order that costs another amount than it pays',
      `update payments set amount_minor = 1 where instance_id = $1 and purchase_id = $2`,
      `update payments p set amount_minor = c.total_minor from purchases c
       where p.instance_id = $1 and p.purchase_id = $2 and c.instance_id = $1 and c.id = $2`,
      /pays another amount/,
    ],
    [
      'lines that do not add up',
      `update purchase_lines set unit_minor = unit_minor + 1 where instance_id = $1 and purchase_id = $2`,
      `update purchase_lines set unit_minor = unit_minor - 1 where instance_id = $1 and purchase_id = $2`,
      /do not add up/,
    ],
    [
      'a paid order that the kitchen does not see',
      `update purchases set released_at = null where instance_id = $1 and id = $2`,
      `update purchases set released_at = placed_at where instance_id = $1 and id = $2`,
      /kitchen does not see/,
    ],
    [
      'an order that stands where its history does not end',
      `update purchases set status = 'packed' where instance_id = $1 and id = $2`,
      `update purchases set status = 'in_progress' where instance_id = $1 and id = $2`,
      /its history ends with/,
    ],
    [
      'a coupon counted and not used',
      `update coupons set used = used + 1 where instance_id = $1 and $2 > 0 and code = 'mesa'`,
      `update coupons set used = used - 1 where instance_id = $1 and $2 > 0 and code = 'mesa'`,
      /count is not its uses/,
    ],
  ])('%s', async (_case, breakIt, mendIt, fault) => {
    const order = await paidOrder();
    const faults = await faultsOf(order, breakIt, mendIt);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.join('\n')).toMatch(fault);
  });

  it('a jump that no table allows', async () => {
    const { id } = await paidOrder();
    await shop.own(
      `insert into purchase_events (instance_id, purchase_id, kind, value, actor, created_at)
       values ($1, $2, 'status', 'delivered', 'job', now())`,
      [id],
    );
    expect(await shop.findFaults()).toContain(`order ${id} went in_progress → delivered`);
    await shop.own(
      `delete from purchase_events where instance_id = $1 and purchase_id = $2 and value = 'delivered'`,
      [id],
    );
  });

  it('an acknowledged order that is not there', async () => {
    const order = await paidOrder();
    shop.acknowledged.push({ key: 'lost', purchaseId: order.id });
    expect(await shop.findFaults()).toEqual([
      `order ${order.id} was acknowledged to 2 presses and placed 1 times`,
    ]);
    shop.acknowledged.pop();
  });

  it('a charge that nobody here knows of', async () => {
    const order = await paidOrder();
    const [charge] = shop.charges(order);
    if (!charge) throw new Error('nothing was charged');
    races.paying.state.transactions.set('stray', { ...charge, id: 'stray', reference: 'stray' });
    expect(await shop.findFaults()).toEqual(['money of stray was taken and is neither paid nor owed back']);
    races.paying.state.transactions.delete('stray');
  });
});
