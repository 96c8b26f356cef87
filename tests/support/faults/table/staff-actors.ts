import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import { isDone, type Play, pickAccount, press } from './play';
import { LABELS, PRICES, type Sku } from './table-room';

const SKUS = Object.keys(PRICES) as Sku[];

const call = (play: Play, method: string, path: string, body?: object) =>
  press(play, { method, path, headers: play.room.shop.staff, ...(body ? { body } : {}) });

/** One of the party, as its branch sees it: open, or closed and waiting for its kitchen; null where there is none. */
async function see(play: Play): Promise<StaffAccount | null> {
  const { body } = await play.room.shop.ask({ path: '/staff/accounts.json', headers: play.room.shop.staff });
  const own = (body as StaffAccount[]).filter(({ id }) => play.ledger.accounts.includes(id));
  return own.length === 0 ? null : play.pick(own);
}

export async function admit(play: Play): Promise<void> {
  const account = await see(play);
  if (!account || account.wishes.length === 0) return;
  const wish = play.pick(account.wishes);
  const isAdmitted = play.pick([true, true, false]);
  const answer = await call(play, 'PUT', `/staff/accounts/${account.id}/wishes/${wish.id}.json`, {
    admit: isAdmitted,
  });
  if (!isDone(answer) || !isAdmitted) return;
  const { members } = answer.body as StaffAccount;
  // The newest, or one who was there before.
  const number = members.filter(({ name, left }) => name === wish.name && !left).at(-1)?.number ?? null;
  play.ledger.enter(account.id, wish.id, number);
}

export async function remove(play: Play): Promise<void> {
  const account = await see(play);
  const present = account?.members.filter(({ left }) => !left) ?? [];
  if (!account || present.length === 0) return;
  const { number } = play.pick(present);
  const { ledger } = play;
  const answer = await call(play, 'DELETE', `/staff/accounts/${account.id}/members/${number}.json`);
  const profile = isDone(answer) ? ledger.leave(account.id, number) : null;
  if (profile !== null) ledger.step.removed.push(profile);
}

/** Also to an account that is closed. */
export async function addLine(play: Play): Promise<void> {
  const { ledger, room, pick } = play;
  const id = pickAccount(play);
  if (id === null) return;
  const dish = ledger.draw({ by: 0, sku: pick(SKUS), count: pick([1, 2]) });
  const product = { id: room.shop.offerId(dish.sku), count: dish.count, comment: dish.word };
  await call(play, 'POST', `/staff/accounts/${id}/lines.json`, { product });
}

export async function cook(play: Play): Promise<void> {
  const account = await see(play);
  const round = account?.rounds.at(-1);
  if (!account || !round) return;
  const state = play.pick(['preparation', 'served']);
  await call(play, 'PUT', `/staff/accounts/${account.id}/rounds/${round.number}.json`, { state });
}

export async function voidLine(play: Play): Promise<void> {
  const account = await see(play);
  const lines = account?.rounds.flatMap((round) => round.lines) ?? [];
  if (!account || lines.length === 0) return;
  const path = `/staff/accounts/${account.id}/lines/${play.pick(lines).id}.json`;
  await call(play, 'PUT', path, { void_reason: 'frío' });
}

export async function move(play: Play): Promise<void> {
  const id = pickAccount(play);
  if (id === null) return;
  const table_id = play.room.tableId(play.pick(LABELS));
  await call(play, 'PUT', `/staff/accounts/${id}/table.json`, { table_id });
}

export async function close(play: Play, id = pickAccount(play)): Promise<void> {
  if (id === null) return;
  const body = { status: 'closed_account', ...play.pick([{}, { reason: 'se fueron' }]) };
  const answer = await call(play, 'PUT', `/staff/accounts/${id}/status.json`, body);
  if (isDone(answer)) play.ledger.step.isClosed = true;
}

/** Staff say of somebody's share that they took the money, or not. */
export async function take(play: Play): Promise<void> {
  const { room, ledger, pick } = play;
  const waiting = (await room.shop.waiting()).filter((one) => ledger.accounts.includes(one.purchase_id));
  if (waiting.length === 0) return;
  const { payment_id: id, amount } = pick(waiting);
  const taken = pick([true, true, false]);
  const say = (one: boolean) => async () => {
    const answer = await call(play, 'PUT', `/staff/payments/${id}/taken.json`, { taken: one });
    if (isDone(answer) && one) ledger.cash.set(id, amount);
  };
  await Promise.all(pick([[taken], [taken, taken], [true, false]]).map((one) => say(one)()));
}

export async function refund(play: Play): Promise<void> {
  const id = pickAccount(play);
  if (id === null) return;
  await play.room.shop.refund({ id }, play.pick([{ amount: 1_000 }, { amount: 12_500 }, {}]));
}

/** Staff give cash for what the gateway's own pages do not show as given back; our server may not reach it now. */
export async function sayGiven({ room, ledger, forgotten }: Play): Promise<boolean> {
  if (forgotten.length > 0) return false;
  const done: boolean[] = [];
  for (const id of ledger.accounts) {
    const back = room.gateway
      .charges({ id })
      .filter(({ takenMinor, returnedMinor }) => takenMinor > 0 && returnedMinor === takenMinor)
      .map(({ reference }) => reference);
    done.push((await room.shop.sayGiven({ id }, (reference) => back.includes(reference))).status === 200);
  }
  return done.includes(true);
}
