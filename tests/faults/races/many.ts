import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { chooseCount } from '@/tests/support/faults/fault-counts';
import { races, shop } from '@/tests/support/faults/open-shop';
import { outcomeOf, PLENTY } from '@/tests/support/faults/races';
import type { Diner } from '@/tests/support/shops/shop';

/** In `npm test` and in `npm run test:faults`. */
const ROUNDS = chooseCount({ short: 1, full: 50 });
const RACERS = chooseCount({ short: 20, full: 200 });
const COUPON_RACERS = chooseCount({ short: 10, full: 50 });
const PAIRS = chooseCount({ short: 2, full: 1_000 });
const EVENTS = chooseCount({ short: 20, full: 10_000 });
const AT_ONCE = 20;

beforeAll(() => races.paying.setFaults({ muteEvents: true }));

type Racer = { diner: Diner; cart: Cart };

async function gather(count: number, fill: (diner: Diner) => Promise<Cart>): Promise<Racer[]> {
  const racers: Racer[] = [];
  while (racers.length < count) {
    const diner = await shop.createDiner();
    racers.push({ diner, cart: await fill(diner) });
  }
  return racers;
}

/** Where there are more at once than the machine has connections for, some hear so, have got nothing and ask again. */
async function placeUntilAnswered({ diner, cart }: Racer) {
  for (;;) {
    const answer = await shop.placeCart(diner, cart);
    if (outcomeOf(answer) !== 'unavailable') return answer;
  }
}

/** Everybody orders at once; who wins takes it back and comes again with a new cart. @returns what the losers heard */
async function race(racers: Racer[], winners: number, fill: (diner: Diner) => Promise<Cart>) {
  const answers = await Promise.all(racers.map(placeUntilAnswered));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(winners);
  expect(await shop.findFaults()).toEqual([]);
  const lost: unknown[] = [];
  for (const [index, answer] of answers.entries()) {
    const racer = racers[index];
    if (!racer) continue;
    if (answer.status !== 201) {
      lost.push(outcomeOf(answer));
      continue;
    }
    expect(outcomeOf(await shop.cancel(racer.diner, (answer.body as Order).id))).toBe(200);
    racer.cart = await fill(racer.diner);
  }
  return new Set(lost);
}

test(`${ROUNDS} rounds of ${RACERS} racers for five units: five orders each, and never one more (guarantee/no-oversell)`, async () => {
  const fill = (diner: Diner) => shop.fill(diner);
  const racers = await gather(RACERS, fill);
  for (let round = 0; round < ROUNDS; round += 1) {
    await shop.setStock(5);
    expect(await race(racers, 5, fill)).toEqual(new Set(['out_of_stock']));
    expect(await shop.stockLeft()).toBe(5);
  }
  await shop.setStock(PLENTY);
});

test(`${ROUNDS} rounds of ${COUPON_RACERS} racers for the last use of a coupon: one has it (guarantee/coupon-limit)`, async () => {
  const fill = (diner: Diner) => shop.fillWith(diner, 'unica');
  const racers = await gather(COUPON_RACERS, fill);
  for (let round = 0; round < ROUNDS; round += 1) {
    expect(await race(racers, 1, fill)).toEqual(new Set(['coupon_used']));
  }
});

test(`${PAIRS} double clicks and as many pairs of tabs: one order and one charge each (guarantee/one-charge)`, async () => {
  for (let pair = 0; pair < PAIRS; pair += 1) {
    for (const keys of [
      ['press', 'press'],
      ['one tab', 'another'],
    ]) {
      const diner = await shop.createDiner();
      const cart = await shop.fill(diner, { payment_method: 'card' });
      const placed = await Promise.all(keys.map((key) => shop.placeCart(diner, cart, key)));
      const order = placed.find(({ status }) => status === 201)?.body as Order;
      // A double click sends what it sent before; another tab has a card's token of its own.
      const tokens = new Map<string, string>();
      for (const key of new Set(keys)) tokens.set(key, await shop.token());
      await Promise.all(keys.map((key) => shop.payWith(diner, order, tokens.get(key) ?? '', `pay ${key}`)));
      expect(shop.charges(order)).toHaveLength(1);
    }
  }
  races.paying.settle();
  for (let turn = 0; turn < 2 + PAIRS / 20; turn += 1) {
    races.paying.pass(61_000);
    await races.paying.runJobs();
  }
  expect(await shop.findFaults()).toEqual([]);
});

test(`${EVENTS} of the same event: one change (guarantee/duplicate-events)`, async () => {
  const diner = await shop.createDiner();
  const order = await shop.placeByCard(diner);
  await shop.payWith(diner, order, await shop.token());
  races.paying.settle();
  for (let sent = 0; sent < EVENTS; sent += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => shop.deliver(order)));
  }
  expect(await shop.movesOf(order)).toEqual(['unknown', 'pending', 'success']);
  expect(await shop.findFaults()).toEqual([]);
});
