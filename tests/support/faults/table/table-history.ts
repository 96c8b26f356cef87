import { NO_FAULTS } from '@/backend/sandbox/faults';
import type { Ask } from '@/tests/support/backend/backend';
import { randomFrom } from '@/tests/support/faults/money/random-from';
import * as answers from './judge-answers';
import { judgeLines } from './judge-lines';
import { judgeMoney, judgeTakings } from './judge-money';
import { createLedger } from './ledger';
import * as phones from './phone-actors';
import type { Phone, Play } from './play';
import { type Rows, readRows } from './read-rows';
import * as shares from './share-actors';
import * as staff from './staff-actors';
import type { TableRoom } from './table-room';

const NOON = new Date('2026-11-18T17:00:00Z');
const STEPS = 40;
const STOCKS = [null, null, 4, 12];
const NAMES = ['Ana', 'Eva', 'Luis', 'Zoe'];

/** Events are told by the history alone. */
const QUIET = { ...NO_FAULTS, muteEvents: true };
const SLOW = { ...QUIET, settleMs: 1_500 };
const GATEWAY = [SLOW, { dropAnswer: 1 }, { failCreate: 1 }, { failAll: 3 }, { settleMs: null }];

type Act = (play: Play) => unknown;

/** Steps that may come next at a table, and how often; many are refused, as they should be. */
const ACTIONS: Record<string, [often: number, act: Act]> = {
  scan: [2, (play) => phones.scan(play)],
  join: [4, (play) => phones.join(play)],
  choose: [6, (play) => phones.choose(play)],
  send: [4, (play) => phones.send(play)],
  order: [8, (play) => phones.order(play)],
  sendAgain: [2, (play) => phones.sendAgain(play)],
  sendCart: [2, phones.sendCart],
  shareDish: [1, phones.shareDish],
  askBill: [2, phones.askBill],
  reopen: [2, phones.reopen],
  hold: [8, (play) => shares.hold(play)],
  drop: [2, shares.drop],
  pay: [6, shares.pay],
  payNow: [10, shares.payNow],
  payInPerson: [4, shares.payInPerson],
  giveUp: [2, shares.giveUp],
  answer: [3, shares.answer],
  tell: [6, shares.tell],
  forget: [1, shares.forget],
  remember: [2, shares.remember],
  comeByLink: [2, shares.comeByLink],
  admit: [2, staff.admit],
  remove: [1, (play) => play.pick([true, false]) && staff.remove(play)],
  addLine: [3, staff.addLine],
  cook: [1, staff.cook],
  voidLine: [1, staff.voidLine],
  move: [2, staff.move],
  close: [1, (play) => play.pick([true, false, false]) && staff.close(play)],
  take: [5, staff.take],
  refund: [1, staff.refund],
  sayGiven: [1, staff.sayGiven],
  gateway: [2, ({ room, pick }) => room.paying.setFaults(pick(GATEWAY))],
  cut: [3, ({ cut }) => cut()],
  settle: [6, ({ room }) => room.paying.settle()],
  wait: [
    1,
    ({ room, pick }) => room.paying.pass(pick([2_000, 60_000, 60_000, 300_000, 300_000, 960_000, 3_700_000])),
  ],
  jobs: [5, ({ room }) => room.paying.runJobs()],
};
const OFTEN = Object.entries(ACTIONS).flatMap(([name, [often]]) => Array.from({ length: often }, () => name));
/** Steps that meet at one moment. */
const PAIRS = [
  ['order', 'order'],
  ['order', 'order'],
  ['order', 'addLine'],
  ['send', 'send'],
  ['send', 'close'],
  ['send', 'askBill'],
  ['send', 'move'],
  ['send', 'pay'],
  ['hold', 'hold'],
  ['pay', 'pay'],
  ['payNow', 'voidLine'],
  ['payNow', 'close'],
  ['payNow', 'payNow'],
  ['payNow', 'addLine'],
  ['take', 'drop'],
  ['tell', 'voidLine'],
  ['jobs', 'tell'],
  ['join', 'remove'],
  ['askBill', 'reopen'],
];

/** One step, and what everybody must find afterwards. A cut ends work of a job without an answer. */
async function step(play: Play, names: readonly string[], before: Rows): Promise<Rows> {
  const { ledger } = play;
  ledger.begin(...names);
  const ended = await Promise.allSettled(names.map(async (name) => ACTIONS[name]?.[1](play)));
  for (const one of ended) if (one.status === 'rejected' && one.reason?.message !== 'cut') throw one.reason;
  const after = await readRows(play);
  ledger.faults.push(...judgeLines({ ledger, before, after }), ...judgeMoney({ ledger, before, after }));
  if (play.pick([true, false])) await answers.peek(play);
  return after;
}

/** Until nothing is on its way, staff have closed what is open and have given what they must. */
async function finish(play: Play): Promise<void> {
  const { room, ledger } = play;
  shares.remember(play);
  room.paying.setFaults(QUIET);
  for (let turn = 0; turn < 2; turn += 1) await staff.take(play);
  for (const id of ledger.accounts)
    await room.shop.ask({
      method: 'PUT',
      path: `/staff/accounts/${id}/status.json`,
      headers: room.shop.staff,
      body: { status: 'closed_account', reason: 'fin' },
    });
  for (const ms of [2_000, 60_000, 600_000, 1_020_000, 600_000, 600_000]) {
    room.paying.settle();
    room.paying.pass(ms);
    await shares.tellAll(play);
    await room.paying.runJobs();
  }
  // No phone asks for these any more, and no member of staff took them.
  for (const { payment_id: id } of await room.shop.waiting()) await room.shop.take(id, false);
  for (let left = 12; left > 0 && (await staff.sayGiven(play)); left -= 1);
}

async function createPhone({ shop }: TableRoom, name: string, secret: string): Promise<Phone> {
  const diner = await shop.createDiner();
  const profile = { name: `${name} ${secret}`, email: `${secret}@example.com` };
  const path = `/profiles/account/${diner.id}.json`;
  await shop.ask({ method: 'PUT', path, headers: diner.headers, body: { profile } });
  return { ...diner, name, secret, sending: null };
}

async function open(room: TableRoom, seed: number, cut: () => void): Promise<Play> {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  room.paying.backend.clock.now = NOON;
  room.paying.setFaults(SLOW);
  await room.shop.setStock(pick(STOCKS));
  const phoneOf = (name: string) => createPhone(room, name, `zq${seed}${name.toLowerCase()}`);
  const party: Phone[] = [];
  for (const name of NAMES.slice(0, pick([2, 3, 4]))) party.push(await phoneOf(name));
  for (const phone of party) await room.shop.scan(phone, '1');
  const [payer, stranger] = [await phoneOf('Teo'), await phoneOf('Nadie')];
  return { room, phones: party, payer, stranger, ledger: createLedger(seed), pick, cut, forgotten: [] };
}

/** Every answer that anybody gets, and servers that die when they are told to. */
function watch(room: TableRoom) {
  const { backend } = room.paying;
  const { ask } = room;
  const heard: answers.Heard[] = [];
  let isCut = false;
  let wasCut = false;
  const checkpoint = () => {
    if (!isCut) return;
    isCut = false;
    wasCut = true;
    throw new Error('cut');
  };
  Object.assign(backend.deps, { checkpoint });
  Object.assign(backend, {
    ask: async (asked: Ask) => {
      const answer = await ask(asked);
      heard.push({ ...answer, asked, isCut: wasCut });
      return answer;
    },
  });
  return {
    cut: (is: boolean) => {
      isCut = is;
    },
    /** Since it was asked before. */
    hear(): answers.Heard[] {
      wasCut = false;
      return heard.splice(0);
    },
    end: () => Object.assign(backend, { ask }),
  };
}

/** Plays one table from its first guest to its last coin. @returns what was wrong, in words */
export async function playTable({ room, seed }: { room: TableRoom; seed: number }) {
  const watched = watch(room);
  const play = await open(room, seed, () => watched.cut(true));
  const { faults } = play.ledger;
  const judge = () => faults.push(...watched.hear().flatMap((one) => answers.judgeAnswer(play, one)));
  for (const phone of play.phones.slice(0, 2)) {
    await phones.join(play, phone);
    await phones.order(play, phone);
  }
  const steps: string[] = [];
  let rows = await readRows(play);
  while (steps.length < STEPS && faults.length === 0) {
    const one = [play.pick(OFTEN)];
    const names = play.pick([one, one, one, one, play.pick(PAIRS)]);
    steps.push(names.join(' + '));
    rows = await step(play, names, rows);
    judge();
  }
  watched.cut(false);
  await finish(play);
  judge();
  if (faults.length === 0) faults.push(...(await judgeTakings(play, await readRows(play))));
  watched.end();
  return { steps, faults };
}
