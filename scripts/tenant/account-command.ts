import { parseArgs } from 'node:util';
import type { AccountChange, AccountLine, Rotation } from '@/backend/payments/accounts';
import type { FactorRotation } from '@/backend/staff';
import type { MeasureRotation } from '@/backend/visit';
import type { Operator } from './ask/ask-backend';
import { toTable } from './print/to-table';
import { readKeys } from './read-keys';

type Answer = { data: unknown; text: string };

export const ACCOUNT_USAGE =
  'account set <slug> [--branch <slug>] [--same] <provider> [--from <file>] (else the keys come from stdin) | account list <slug> | account retire <slug> <id> | account rotate';

const SET_OPTIONS = {
  branch: { type: 'string' },
  from: { type: 'string' },
  same: { type: 'boolean' },
} as const;
export const ACCOUNT_VERBS = { set: SET_OPTIONS };

const at = (slug: string, rest = '') => `tenants/${encodeURIComponent(slug)}/accounts${rest}`;

const CHANGES = {
  none: 'has these keys already',
  new: 'is kept',
  keys: 'has new keys',
  replaced: 'is kept; the account before is retired, with its attempts',
} as const satisfies Record<AccountChange['change'], string>;

const printChange = ({
  id,
  slug,
  branch,
  provider,
  publicKey,
  environment,
  address,
  change,
}: AccountChange) =>
  [
    `Account ${id} of ${slug}${branch ? `, branch ${branch}` : ''} at ${provider} (${environment}, ${publicKey}) ${CHANGES[change]}.`,
    address ? `Its events come to ${address}` : `${slug} has no domain yet, so no address for events.`,
  ].join('\n');

async function setAccount(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const { values, positionals } = parseArgs({ args: words, options: SET_OPTIONS, allowPositionals: true });
  const [slug, provider, ...more] = positionals;
  if (!slug || !provider || more.length > 0) return null;
  const keys = await readKeys(values.from);
  const body = { provider, branch: values.branch ?? null, is_same: values.same ?? false, keys };
  const data = (await (await open()).call('POST', at(slug), body)) as AccountChange;
  return { data, text: printChange(data) };
}

const stateOf = ({ fault, retiredAt }: AccountLine) =>
  [retiredAt ? `retired ${retiredAt.slice(0, 10)}` : 'in use', ...(fault ? [fault] : [])].join('; ');

async function listAccounts(slug: string, operator: Operator): Promise<Answer> {
  const data = (await operator.call('GET', at(slug))) as AccountLine[];
  const rows = data.map((line) => [
    String(line.id),
    line.branch ?? 'all branches',
    line.provider,
    line.publicKey ?? '…',
    line.createdAt.slice(0, 10),
    stateOf(line),
    line.address ?? '',
  ]);
  const head = ['id', 'branch', 'gateway', 'key', 'created', 'state', 'events'];
  return { data, text: rows.length > 0 ? toTable([head, ...rows]) : `${slug} has no account of its own.` };
}

/** The secrets of Google and Meta, and second factors, are sealed with the same key. */
async function rotate(operator: Operator): Promise<Answer> {
  const accounts = (await operator.call('POST', 'accounts/rotation')) as Rotation;
  const secrets = (await operator.call('POST', 'measure-keys/rotation')) as MeasureRotation;
  const factors = (await operator.call('POST', 'second-factors/rotation')) as FactorRotation;
  const unread = [
    ...accounts.unread.map(({ slug, id }) => `${slug}: account ${id} opens with no key that is here.`),
    ...secrets.unread.map(
      ({ slug, destination }) => `${slug}: the secret for ${destination} opens with no key that is here.`,
    ),
    ...factors.unread.map((mail) => `The second factor of ${mail} opens with no key that is here.`),
  ];
  const end = unread.length > 0 ? unread : ['Every account is sealed with the newest key.'];
  const resealed = accounts.resealed + secrets.resealed + factors.resealed;
  return { data: { ...accounts, secrets, factors }, text: [`${resealed} sealed anew.`, ...end].join('\n') };
}

/** `npm run tenant -- account …` */
export async function runAccount(
  [what, ...words]: string[],
  open: () => Promise<Operator>,
): Promise<Answer | null> {
  const [slug, id] = words;
  if (what === 'set') return setAccount(words, open);
  if (what === 'list' && slug && words.length === 1) return listAccounts(slug, await open());
  if (what === 'rotate' && words.length === 0) return rotate(await open());
  if (what !== 'retire' || !slug || !id || words.length !== 2) return null;
  const data = await (await open()).call('DELETE', at(slug, `/${encodeURIComponent(id)}`));
  return { data, text: `Account ${id} of ${slug} is retired; what it charged stays with it.` };
}
