import type { OperatorLine, OperatorLink } from '@/backend/staff';
import type { Operator } from './ask/ask-backend';
import { toTable } from './print/to-table';
import { minuteOf } from './read-all';

export const OPERATOR_USAGE =
  'operator | operator invite <mail> | operator second-factor <mail> | operator remove <mail>';
export const OPERATOR_VERBS = { invite: {}, 'second-factor': {}, remove: {} };

type Answer = { data: unknown; text: string };

const at = (mail: string, rest = '') => `operators/${encodeURIComponent(mail)}${rest}`;

async function list(operator: Operator): Promise<Answer> {
  const data = (await operator.call('GET', 'operators')) as OperatorLine[];
  const rows = data.map(({ mail, name, hasFactor, since }) => [
    ...[mail, name, hasFactor ? 'on' : 'missing'],
    since.slice(0, 10),
  ]);
  const head = ['mail', 'name', 'second factor', 'since'];
  return { data, text: rows.length > 0 ? toTable([head, ...rows]) : 'There is no operator yet.' };
}

async function invite(mail: string, operator: Operator): Promise<Answer> {
  const data = (await operator.call('POST', 'operators', { mail })) as OperatorLink;
  const does = data.isReset ? 'sets a new password' : 'becomes an operator';
  return {
    data,
    text: `${data.url}\n${data.mail} ${does} by this link, once, until ${minuteOf(data.expiresAt)} UTC.`,
  };
}

async function clearFactor(mail: string, operator: Operator): Promise<Answer> {
  const data = (await operator.call('DELETE', at(mail, '/second-factor'))) as { cleared: boolean };
  const text = data.cleared ? `${mail} adds a second factor anew.` : `${mail} has no second factor.`;
  return { data, text };
}

async function remove(mail: string, operator: Operator): Promise<Answer> {
  const data = await operator.call('DELETE', at(mail));
  return { data, text: `${mail} is no operator any more.` };
}

/** `operator …` (rule staff/operators); null for other words. */
export async function runOperator(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const [verb, mail, ...more] = words;
  if (verb === undefined) return list(await open());
  if (mail === undefined || more.length > 0) return null;
  if (verb === 'invite') return invite(mail, await open());
  if (verb === 'second-factor') return clearFactor(mail, await open());
  return verb === 'remove' ? remove(mail, await open()) : null;
}
