import { randomInt } from 'node:crypto';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { openDeals } from '@/tests/support/faults/deals/choose';
import { judgePrices } from '@/tests/support/faults/deals/judge';
import { DEALS } from '@/tests/support/faults/deals/menu';
import { chooseCount, faultSeed } from '@/tests/support/faults/fault-counts';
import { randomFrom } from '@/tests/support/faults/money/random-from';
import type { RaceShop } from '@/tests/support/faults/race-shop';
import { openRaces, type Races } from '@/tests/support/faults/races';
import { CARDS } from '@/tests/support/shops/gateway';
import type { Diner } from '@/tests/support/shops/shop';

/** Histories in the ordinary run and where faults are looked for; `FAULT_SEED` plays one again. */
const HISTORIES = chooseCount({ short: 1, full: 60 });
const FIRST_SEED = faultSeed(randomInt(2 ** 31));
const DINERS = 6;
const STEPS = 16;
const STOCK = 16;
const NOON = new Date('2026-11-18T17:00:00Z');

let races: Races;
let shop: RaceShop;
let addDeals: ReturnType<typeof openDeals>;
/** Prices of carts and orders that differ from the slow engine's. */
const wrong: string[] = [];
beforeAll(async () => {
  const branches = createBundle().branches.map((branch) => ({ ...branch, cancelMinutes: 5 }));
  races = await openRaces({ products: [...DEALS], branches });
  ({ shop } = races);
  addDeals = openDeals(shop);
});
afterAll(() => races.close());

type Play = { diner: Diner; random: () => number; cart: Cart | null; order: Order | null };
const pick = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;

/** Steps that somebody may take next; most are refused, as they should be. */
const ACTIONS: Record<string, (play: Play) => Promise<unknown>> = {
  fill: async (play) => {
    const settled = pick(play.random, [
      {},
      {},
      { payment_method: 'card' },
      { payment_method: 'card', count: 2 },
    ]);
    await addDeals({ diner: play.diner, pick: (list) => pick(play.random, list) });
    const filled = await shop.fill(play.diner, settled);
    // Nothing left to fill it with: there is no cart then.
    play.cart = filled.purchase_id === undefined ? null : filled;
    if (play.cart) wrong.push(...judgePrices(play.cart));
  },
  coupon: async (play) => {
    if (play.cart)
      await shop.coupon(play.diner, play.cart, pick(play.random, ['unica', 'una-por-diner', 'mesa', 'tope']));
  },
  change: async (play) => {
    if (play.cart?.products[0]) await shop.setCount(play.diner, play.cart, pick(play.random, [1, 2, 3]));
  },
  place: async (play) => {
    if (!play.cart) return;
    const cart = (await shop.getCart(play.diner, play.cart.purchase_id)).body as Cart;
    if (cart.purchase_id === undefined) return;
    const key = `${cart.purchase_id}-${cart.version}`;
    // The answer is lost now and then: the same press again must come to the same.
    const presses = await Promise.all(
      pick(play.random, [['a'], ['a', 'a'], ['a', 'b']]).map((press) =>
        shop.placeCart(play.diner, cart, key + press),
      ),
    );
    const again = await shop.placeCart(play.diner, cart, `${key}a`);
    const placed = [...presses, again].find(({ status }) => status === 201);
    if (!placed) return;
    play.order = placed.body as Order;
    wrong.push(...judgePrices(play.order));
  },
  pay: async ({ diner, order, random }) => {
    if (!order) return;
    const tokens = await Promise.all([shop.token(pick(random, Object.values(CARDS))), shop.token()]);
    await Promise.all(
      tokens.slice(0, pick(random, [1, 2])).map((token) => shop.payWith(diner, order, token)),
    );
  },
  cancel: async ({ diner, order, random }) =>
    order && shop.cancel(diner, order.id, pick(random, ['', '?reason=mistake'])),
  tip: async ({ diner, order, random }) =>
    order && shop.changeTip(diner, order, pick(random, [0, 1_250, 3_333, 90_000_000])),
  accept: async ({ order }) => order && shop.move(order.id, 'accepted'),
  refuse: async ({ order }) => order && shop.move(order.id, 'cancelled'),
  event: async ({ order }) => order && shop.charges(order).length > 0 && shop.deliver(order),
  settle: async () => races.paying.settle(),
  wait: async ({ random }) => races.paying.pass(pick(random, [2_000, 60_000, 300_000])),
  jobs: async () => races.paying.runJobs(),
};
/** Often enough that most orders are paid or handed over. */
const OFTEN = ['place', 'place', 'pay', 'pay', 'pay', 'settle', 'accept', 'tip', 'tip'];
const NAMES = [...Object.keys(ACTIONS), ...OFTEN];

/** Faults of the gateway for this history. */
const FAULTS = [
  {},
  { dropAnswer: 2 },
  { failCreate: 2 },
  { muteEvents: true },
  { copies: 3 },
  { eventFirst: true },
  { dropAnswer: 1, muteEvents: true },
];

/** Until nothing is on its way any more: the gateway ends what it has, jobs ask until they know. */
async function drain(): Promise<void> {
  races.paying.setFaults({ dropAnswer: 0, failCreate: 0, copies: 1, eventFirst: false });
  for (let turn = 0; turn < 60; turn += 1) {
    races.paying.settle();
    races.paying.pass(61_000);
    await races.paying.runJobs();
  }
}

test.each(Array.from({ length: HISTORIES }, (_, index) => (FIRST_SEED + index) % 2 ** 31))(
  'after whatever happened with seed %d, prices, money, stock and coupons are all accounted for (rule menu/promotions)',
  async (seed) => {
    const random = randomFrom(seed);
    races.paying.backend.clock.now = NOON;
    races.paying.setFaults(pick(random, FAULTS));
    await shop.setStock(STOCK);
    const plays = await Promise.all(
      Array.from({ length: DINERS }, async (_, index): Promise<Play> => {
        const diner = await shop.createDiner();
        return { diner, random: randomFrom(seed + index + 1), cart: null, order: null };
      }),
    );
    await Promise.all(
      plays.map(async (play) => {
        for (let step = 0; step < STEPS; step += 1) {
          // A cart first, else most of a history is about nothing.
          const name = play.cart ? pick(play.random, NAMES) : 'fill';
          await ACTIONS[name]?.(play);
        }
      }),
    );
    await drain();
    expect([...wrong, ...(await shop.findFaults())]).toEqual([]);
    const [open] = await shop.read<{ open: number }>(
      `select count(*)::int as open from payments where instance_id = $1 and status in ('unknown', 'pending')
         and provider is not null`,
    );
    expect(open).toEqual({ open: 0 });
  },
);
