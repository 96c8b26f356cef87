import type { Transaction } from '@/backend/sandbox/gateway-state';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { CARDS } from '@/tests/support/shops/gateway';
import type { Diner } from '@/tests/support/shops/shop';
import type { Races } from './races';

const NOON = new Date('2026-11-18T17:00:00Z');
const STEPS = 18;

/** A stream of numbers from 0 to 1 that a seed repeats (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Play = {
  races: Races;
  owner: Diner;
  payers: Diner[];
  order: Order;
  /** One of a list, by the seed. */
  pick: <T>(list: readonly T[]) => T;
  key: string;
  /** Charges that the gateway does not know of for a while. */
  forgotten: Transaction[];
  /** Ends the next work that reaches a checkpoint, as a killed server would. */
  cut: () => void;
};

const GATEWAY = [
  { dropAnswer: 1 },
  { failCreate: 1 },
  { failAll: 3 },
  { eventFirst: true },
  { dropAnswer: 0, failCreate: 0, failAll: 0, eventFirst: false },
];

/** A call by a payer, perhaps the last one again. */
async function pay({ races: { shop, paying }, payers, order, pick, key }: Play): Promise<void> {
  const { failAll } = paying.state.faults;
  // A card's token is the browser's own business.
  paying.setFaults({ failAll: 0 });
  const token = await shop.token(pick([CARDS.approved, CARDS.approved, CARDS.declined, CARDS.error]));
  const another = await shop.token();
  paying.setFaults({ failAll });
  const [one, other] = [pick(payers), pick(payers)];
  const first = () => shop.payWith(one, order, token, key);
  const second = pick([first, () => shop.payWith(other, order, another, `${key}-other`)]);
  await Promise.all(pick([[first], [first, second]]).map((call) => call()));
}

async function placeAgain({ races: { shop }, owner, order }: Play): Promise<void> {
  const cart = (await shop.getCart(owner, order.id)).body as Cart;
  if (cart.purchase_id !== undefined) await shop.placeCart(owner, cart);
}

/** Of any of its charges, in any order and again. */
async function tellEvent({ races: { shop }, order, pick }: Play): Promise<void> {
  const charges = shop.charges(order);
  if (charges.length > 0) await shop.deliver(order, pick(charges));
}

/** Somebody voids a charge at the gateway itself, of which nothing was given by hand. */
async function voidAtGateway({ races: { shop }, order, pick }: Play): Promise<void> {
  const charges = shop.charges(order).filter(({ status }) => status === 'APPROVED');
  const byHand = await shop.read(
    `select 1 from refunds r join payments p on p.instance_id = r.instance_id and p.id = r.payment_id
     where r.instance_id = $1 and p.purchase_id = $2 and r.given_by = 'hand'`,
    [order.id],
  );
  if (charges.length === 0 || byHand.length > 0) return;
  const charge = pick(charges);
  Object.assign(charge, { status: 'VOIDED' });
  await shop.deliver(order, charge);
}

function remember({ races, forgotten }: Play): void {
  for (const charge of forgotten.splice(0)) races.paying.state.transactions.set(charge.id, charge);
}

/** What may happen next to one purchase; most of it is refused, as it should be. */
const ACTIONS: Record<string, (play: Play) => unknown> = {
  pay,
  placeAgain,
  tellEvent,
  voidAtGateway: (play) => play.pick([voidAtGateway, tellEvent, tellEvent])(play),
  gateway: ({ races, pick }) => races.paying.setFaults(pick(GATEWAY)),
  cut: ({ cut }) => cut(),
  forget: ({ races: { paying, shop }, order, pick, forgotten }) => {
    const charges = shop.charges(order);
    if (charges.length === 0) return;
    const charge = pick(charges);
    paying.state.transactions.delete(charge.id);
    forgotten.push(charge);
  },
  remember,
  settle: ({ races }) => races.paying.settle(),
  wait: ({ races, pick }) => races.paying.pass(pick([2_000, 60_000, 600_000, 960_000])),
  jobs: ({ races }) => races.paying.runJobs(),
  jobsTwice: ({ races }) => Promise.all([races.paying.runJobs(), races.paying.runJobs()]),
  takeBack: ({ races, owner, order, pick }) => pick([true, false]) && races.shop.cancel(owner, order.id),
  inPerson: ({ races, owner, order, pick }) =>
    pick([true, false, false]) && races.shop.payInPerson(owner, order),
  accept: ({ races, order }) => races.shop.move(order.id, 'accepted'),
  refuse: ({ races, order, pick }) => pick([true, false]) && races.shop.move(order.id, 'cancelled'),
  refund: ({ races, order, pick, key }) =>
    Promise.all(
      pick([[key], [key, key], [key, `${key}-other`]]).map((one) =>
        races.shop.refund(order, { key: one, ...pick([{}, { amount: 1_000 }, { amount: 7_000 }]) }),
      ),
    ),
  sayGiven: ({ races, order }) => races.shop.sayGiven(order),
};
/** Often enough that most histories have money in them. */
const OFTEN = { pay: 5, settle: 4, wait: 2, tellEvent: 3, jobs: 2, refund: 4, sayGiven: 3 };
const NAMES = [
  ...Object.keys(ACTIONS),
  ...Object.entries(OFTEN).flatMap(([name, times]) => Array.from({ length: times }, () => name)),
];

/** Until nothing is on its way and staff have given what they must. */
async function finish(play: Play): Promise<void> {
  const { races, order } = play;
  remember(play);
  races.paying.setFaults({ dropAnswer: 0, failCreate: 0, failAll: 0, eventFirst: false });
  for (const ms of [2_000, 60_000, 600_000, 1_020_000, 600_000, 600_000, 600_000]) {
    races.paying.settle();
    races.paying.pass(ms);
    // The gateway tells what became of each charge until it is heard.
    for (const charge of races.shop.charges(order)) await races.shop.deliver(order, charge);
    await races.paying.runJobs();
  }
  for (let left = 8; left > 0 && (await races.shop.sayGiven(order)).status === 200; left -= 1);
}

type Books = {
  owed: number;
  kept: number;
  paid: number;
  given: number;
  by_hand: number;
  open: number;
};

/** What the books of one purchase say, in minor units. */
async function readBooks({ races: { shop }, order }: Play): Promise<Books> {
  const [books] = await shop.read<Books>(
    `select case when c.status in ('cart', 'cancelled') or c.released_at is null
         or exists (select 1 from payments p where p.instance_id = $1 and p.purchase_id = c.id
           and p.provider is null and p.status = 'pending') then 0 else c.total_minor - coalesce(r.staff, 0) end::int as owed,
       coalesce(m.kept, 0)::int as kept, coalesce(m.paid, 0)::int as paid, coalesce(r.given, 0)::int as given,
       coalesce(r.by_hand, 0)::int as by_hand, (coalesce(r.open, 0) + coalesce(m.open, 0))::int as open
     from purchases c cross join lateral (
       select sum(amount_minor - refunds_minor) filter (where status = 'success') as kept,
         sum(amount_minor) filter (where status = 'success') as paid,
         count(*) filter (where status in ('unknown', 'pending') and provider is not null) as open
       from payments where instance_id = $1 and purchase_id = c.id) m cross join lateral (
       select sum(f.amount_minor) filter (where f.reason = 'staff') as staff,
         sum(f.amount_minor) filter (where f.state = 'given') as given,
         sum(f.amount_minor) filter (where f.given_by = 'hand') as by_hand,
         count(*) filter (where f.state <> 'given') as open
       from refunds f join payments p on p.instance_id = f.instance_id and p.id = f.payment_id
       where f.instance_id = $1 and p.purchase_id = c.id) r
     where c.instance_id = $1 and c.id = $2`,
    [order.id],
  );
  if (!books) throw new Error('the purchase is gone');
  return books;
}

/** Plays one purchase to its end. @returns what its books and its gateway say, and what happened */
export async function playMoney({ races, seed }: { races: Races; seed: number }) {
  const { paying, shop } = races;
  const random = randomFrom(seed);
  const pick: Play['pick'] = (list) => list[Math.floor(random() * list.length)] as (typeof list)[number];
  paying.backend.clock.now = NOON;
  paying.setFaults({ muteEvents: true, dropAnswer: 0, failCreate: 0, failAll: 0, eventFirst: false });
  const [owner, guest] = [await shop.createDiner(), await shop.createDiner()];
  const order = await shop.placeByCard(owner);
  await shop.invite(order, guest);
  let isCut = false;
  const cut = () => {
    isCut = true;
  };
  Object.assign(paying.backend.deps, {
    checkpoint: () => {
      if (!isCut) return;
      isCut = false;
      throw new Error('cut');
    },
  });
  const play: Play = { races, owner, payers: [owner, guest], order, pick, key: '', forgotten: [], cut };
  const steps: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const name = pick(NAMES);
    steps.push(name);
    try {
      await ACTIONS[name]?.({ ...play, key: `${order.id}-${step - pick([0, 0, 1])}` });
    } catch (error) {
      if ((error as Error).message !== 'cut') throw error;
    }
  }
  isCut = false;
  await finish(play);
  const { owed, kept, paid, given, by_hand: byHand, open } = await readBooks(play);
  const sumOf = (...statuses: string[]) =>
    shop
      .charges(order)
      .filter(({ status }) => statuses.includes(status))
      .reduce((sum, { amount_in_cents: cents }) => sum + cents / 100, 0);
  const taken = sumOf('APPROVED', 'VOIDED');
  return {
    steps,
    books: { kept, paid, back: given, open },
    truth: { kept: owed, paid: taken, back: sumOf('VOIDED') + byHand, open: 0 },
    left: { books: owed, truth: taken - sumOf('VOIDED') - byHand },
  };
}
