import { NO_FAULTS } from '@/backend/sandbox/faults';
import type { Cart } from '@/lib/contract/cart/cart';
import { judgePrices } from '@/tests/support/faults/deals/judge';
import type { Provider } from '@/tests/support/shops/doubles/open-double';
import { answer, forget, giveBackThere, giveUp, pay, remember, tellEvent } from './card-actors';
import type { MoneyShops } from './money-shops';
import type { Play } from './play';
import { randomFrom } from './random-from';
import { readBooks, readTruth } from './read-books';
import { review, reviewAll, sendProof, takeProofBack } from './transfer-actors';

const NOON = new Date('2026-11-18T17:00:00Z');
const STEPS = 24;

/** Events are told by the history alone; a card at Stripe, too, is decided by `settle`. */
const QUIET = { ...NO_FAULTS, muteEvents: true };
const SLOW = { ...QUIET, settleMs: 1_500 };
const GATEWAY = [
  { dropAnswer: 1 },
  { failCreate: 1 },
  { failAll: 3 },
  { eventFirst: true },
  { settleMs: null },
  SLOW,
];

async function placeAgain({ shop, owner, order }: Play): Promise<void> {
  const cart = (await shop.getCart(owner, order.id)).body as Cart;
  if (cart.purchase_id !== undefined) await shop.placeCart(owner, cart);
}

/** A share of the order's total. Major units. */
const partOf = ({ order, unit }: Play, share: number) => Math.round(order.total * unit * share) / unit;

function refund(play: Play) {
  const { shop, order, pick, key } = play;
  const amounts = [{}, ...[0.08, 0.56].map((share) => ({ amount: partOf(play, share) }))];
  const keys = pick([[key], [key, key], [key, `${key}-other`]]);
  return Promise.all(keys.map((one) => shop.refund(order, { key: one, ...pick(amounts) })));
}

/** Staff give cash for what the gateway's own pages do not show as given back; our server may not reach it now. */
async function sayGiven({ shop, gateway, order, forgotten }: Play): Promise<number> {
  if (forgotten.length > 0) return 0;
  const back = gateway
    .charges(order)
    .filter(({ takenMinor, returnedMinor }) => takenMinor > 0 && returnedMinor === takenMinor)
    .map(({ reference }) => reference);
  return (await shop.sayGiven(order, (reference) => back.includes(reference))).status;
}

const payInPerson = ({ shop, owner, order }: Play) =>
  shop.payInPerson(owner, order, { method: 'cash', cash_amount: Math.ceil(order.total / 50) * 50 });

/** Steps that may come next for one purchase; most are refused, as they should be. */
const ACTIONS: Record<string, (play: Play) => unknown> = {
  pay,
  answer,
  giveUp,
  tellEvent,
  giveBackThere,
  forget,
  remember,
  sendProof,
  takeProofBack,
  review,
  placeAgain,
  gateway: ({ paying, pick }) => paying.setFaults(pick(GATEWAY)),
  cut: ({ cut }) => cut(),
  settle: ({ paying }) => paying.settle(),
  wait: ({ paying, pick }) => paying.pass(pick([2_000, 60_000, 600_000, 960_000])),
  jobs: ({ paying }) => paying.runJobs(),
  /** As the order's page waits. */
  look: ({ paying }) => {
    paying.pass(2_000);
    return paying.runJobs();
  },
  jobsTwice: ({ paying }) => Promise.all([paying.runJobs(), paying.runJobs()]),
  takeBack: ({ shop, owner, order, pick }) =>
    pick([true, false]) && shop.cancel(owner, order.id, pick(['', '?reason=too_late'])),
  tip: (play) =>
    play.shop.changeTip(play.owner, play.order, play.pick([0, partOf(play, 0.1), play.order.total * 3])),
  inPerson: (play) => play.pick([true, false, false]) && payInPerson(play),
  accept: ({ shop, order }) => shop.move(order.id, 'accepted'),
  refuse: ({ shop, order, pick }) => pick([true, false]) && shop.move(order.id, 'cancelled'),
  refund,
  sayGiven,
};
/** Often enough that most histories have money in them. */
const OFTEN = {
  pay: 8,
  look: 5,
  answer: 4,
  giveUp: 2,
  settle: 5,
  wait: 1,
  tellEvent: 5,
  giveBackThere: 1,
  refund: 4,
  sayGiven: 3,
  sendProof: 3,
  review: 3,
};
const NAMES = [
  ...Object.keys(ACTIONS),
  ...Object.entries(OFTEN).flatMap(([name, times]) => Array.from({ length: times }, () => name)),
];

/** Until nothing is on its way and staff have given what they must. */
async function finish(play: Play): Promise<void> {
  const { paying, shop, gateway, order } = play;
  remember(play);
  paying.setFaults(QUIET);
  await reviewAll(play);
  for (const ms of [2_000, 60_000, 600_000, 1_020_000, 600_000, 600_000, 600_000]) {
    paying.settle();
    paying.pass(ms);
    // The gateway tells what became of each charge until it is heard.
    for (const { id } of gateway.charges(order)) await shop.hear(gateway.tell(id));
    await paying.runJobs();
  }
  for (let left = 8; left > 0 && (await sayGiven(play)) === 200; left -= 1);
}

const COUPONS = [null, null, 'mesa', 'tope'] as const;

/** Every third seed is a shop at Stripe. */
const providerOf = (seed: number): Provider => (seed % 3 === 0 ? 'stripe' : 'wompi');

async function open({
  shops,
  seed,
  cut,
}: {
  shops: MoneyShops;
  seed: number;
  cut: () => void;
}): Promise<Play> {
  const { paying, proofs } = shops;
  const random = randomFrom(seed);
  paying.backend.clock.now = NOON;
  paying.setFaults(SLOW);
  const own = shops[providerOf(seed)];
  const [owner, guest] = [await own.shop.createDiner(), await own.shop.createDiner()];
  const pick: Play['pick'] = (list) => list[Math.floor(random() * list.length)] as (typeof list)[number];
  await own.addDeals({ diner: owner, pick, first: 'limonada' });
  const order = await own.shop.placeByCard(owner, pick(COUPONS));
  await own.shop.invite(order, guest);
  return {
    ...own,
    paying,
    proofs,
    owner,
    payers: [owner, guest],
    order,
    pick,
    key: '',
    forgotten: [],
    arrived: new Map(),
    cut,
  };
}

/** Plays one purchase to its end. @returns what its books and its gateway say, and what happened */
export async function playMoney({ shops, seed }: { shops: MoneyShops; seed: number }) {
  let isCut = false;
  const play = await open({
    shops,
    seed,
    cut: () => {
      isCut = true;
    },
  });
  Object.assign(shops.paying.backend.deps, {
    checkpoint: () => {
      if (!isCut) return;
      isCut = false;
      throw new Error('cut');
    },
  });
  const steps: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const name = play.pick(NAMES);
    steps.push(name);
    try {
      await ACTIONS[name]?.({ ...play, key: `${play.order.id}-${step - play.pick([0, 0, 1])}` });
    } catch (error) {
      if ((error as Error).message !== 'cut') throw error;
    }
  }
  isCut = false;
  await finish(play);
  const { provider, unit, order } = play;
  const wrong = judgePrices(order, unit);
  return { steps, provider, wrong, ...readTruth(play, await readBooks(play)) };
}
