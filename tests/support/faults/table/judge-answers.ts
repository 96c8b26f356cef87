import type { Account, AccountAnswer } from '@/lib/contract/table/account';
import type { Ask } from '@/tests/support/backend/backend';
import { everybody, type Play, press, queryOf } from './play';

/** `isCut`: some server died meanwhile. */
export type Heard = { asked: Ask; status: number; text: string; isCut: boolean };

/** Anybody reads any account of the party: its members do, nobody else. */
export async function peek(play: Play): Promise<void> {
  const { ledger, pick } = play;
  if (ledger.accounts.length === 0) return;
  const id = pick(ledger.accounts);
  const { headers, id: profile, name } = pick(everybody(play));
  const isMember = ledger.isMember(id, profile);
  const path = pick([`/on_table/account.json${queryOf(id)}`, `/orders/${id}.json`]);
  const { status, body } = await press(play, { path, headers });
  if (status !== (isMember ? 200 : 404))
    ledger.faults.push(`${name}, ${isMember ? '' : 'no '}member of ${id}, reads ${path}: ${status}`);
  const { account = null } = (body ?? {}) as Partial<AccountAnswer>;
  if (account) judgeSums(play, account);
}

/** The sums in an account that a reader is told add up. */
function judgeSums({ ledger }: Play, { id, total, paid, in_flight, left, rounds }: Account): void {
  const lines = rounds.flatMap((round) => round.lines).filter(({ state }) => state !== 'void');
  const sum = lines.reduce((all, line) => all + line.subtotal, 0);
  if (total !== sum) ledger.faults.push(`account ${id} is shown with ${total} for lines of ${sum}`);
  if (left !== Math.max(0, total - paid - in_flight))
    ledger.faults.push(`account ${id} is shown with ${left} left of ${total} - ${paid} - ${in_flight}`);
}

/** The diner who gets an answer; null for staff or nobody. */
const hearerOf = (play: Play, { headers }: Ask) =>
  everybody(play).find(({ id }) => String(id) === headers?.profileid) ?? null;

/** No answer holds what is another's: mail, last name; or dishes of an account for who never was its member. */
export function judgeAnswer(play: Play, { asked, status, text, isCut }: Heard): string[] {
  const { ledger } = play;
  const hearer = hearerOf(play, asked);
  const faults = status === 500 && !isCut ? [`${asked.method ?? 'GET'} ${asked.path} is answered 500`] : [];
  for (const phone of everybody(play))
    if (phone !== hearer && text.includes(phone.secret))
      faults.push(`${asked.path} tells ${hearer?.name ?? 'staff'} of ${phone.name}`);
  if (!hearer || ledger.accounts.some((id) => ledger.wasMember(id, hearer.id))) return faults;
  const foreign = ledger.dishes.filter(({ word, by }) => by !== hearer.id && text.includes(word));
  return [...faults, ...foreign.map(({ word }) => `${asked.path} shows ${word} to ${hearer.name}`)];
}
