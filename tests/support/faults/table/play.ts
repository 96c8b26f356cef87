import { randomUUID } from 'node:crypto';
import type { Account } from '@/lib/contract/table/account';
import type { Answer, Ask } from '@/tests/support/backend/backend';
import type { Diner } from '@/tests/support/shops/shop';
import type { Ledger } from './ledger';
import type { TableRoom } from './table-room';

type Sending = { whose: 'mine' | 'all'; version: number; key: string };

/** Somebody's phone. `secret`: in the mail, the phone number and the last name that nobody else may read. */
export type Phone = Diner & { name: string; secret: string; sending: Sending | null };

/** One table, its party, and all who act on it. */
export type Play = {
  room: TableRoom;
  /** They sit at the table. */
  phones: readonly Phone[];
  /** Pays by a link from elsewhere. */
  payer: Phone;
  /** Sits nowhere. */
  stranger: Phone;
  ledger: Ledger;
  /** One of a list, by the seed. */
  pick: <T>(list: readonly T[]) => T;
  /** Ends the next work that reaches a checkpoint, as a killed server would. */
  cut: () => void;
  /** Brings back charges that the gateway does not know of for a while. */
  forgotten: (() => void)[];
};

export const everybody = ({ phones, payer, stranger }: Play): Phone[] => [...phones, payer, stranger];
export const payers = ({ phones, payer }: Play): Phone[] => [...phones, payer];
/** An account of the party, mostly the newest; none before it has one. */
export function pickAccount({ ledger, pick }: Play): number | null {
  const { accounts } = ledger;
  const newest = accounts.at(-1);
  return newest === undefined ? null : pick([newest, newest, newest, pick(accounts)]);
}

/** Calls whose first answer is kept for their key (rule platform/idempotency). */
const KEPT = ['/on_table/account/send.json', '/payments.json', '/lines.json'];

/** As if the server had died between its work and the keeping of its answer. */
const loseAnswer = ({ query }: TableRoom, key: string) =>
  query('delete from idempotency_keys where instance_id = $1 and key = $2', [key]);

/** An answer kept by an earlier press: its server died neither before it nor after. */
const isAnswerHeld = async ({ query }: TableRoom, key: string) =>
  (await query('select 1 from idempotency_keys where instance_id = $1 and key = $2', [key])).length > 0;

/** One press: again where a server died, and now and then again because its answer was lost. @param one with a body */
export async function press(
  { room, ledger, pick }: Play,
  { key = randomUUID(), ...one }: Ask & { key?: string },
): Promise<Answer> {
  const headers = { ...one.headers, ...(one.method === 'POST' ? { 'idempotency-key': key } : {}) };
  const call = () => room.shop.ask({ ...one, headers });
  const isHeld = await isAnswerHeld(room, key);
  const lost = pick(['way', 'answer', null, null, null, null] as const);
  let answer = await call();
  if (answer.status === 500) answer = await call();
  if (lost === null || one.method !== 'POST') return answer;
  const isKept = KEPT.some((path) => one.path.endsWith(path));
  const isLost = isKept && lost === 'answer' && !isHeld;
  if (isLost) await loseAnswer(room, key);
  const again = await call();
  if (isKept && lost === 'way' && isDone(answer) && again.text !== answer.text)
    ledger.faults.push(`${one.path} with the same key answers ${answer.status} and ${again.status}`);
  if (isLost && ledger.step.names.length === 1 && isDone(answer) && !isDone(again))
    ledger.faults.push(`${one.path} was done and is refused with ${again.status} when it is said again`);
  return isDone(again) ? again : answer;
}

export const isDone = ({ status }: Answer): boolean => status < 300;
export const accountIn = ({ body }: Answer): Account => body as Account;
export const queryOf = (id: number | null): string => (id === null ? '' : `?id=${id}`);
