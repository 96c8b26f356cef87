import { AppError } from '@/backend/errors';
import { type AccountProvider, takesAccounts } from '@/backend/providers/payments/account-providers';
import { type FoundWompiKeys, parseWompiKeys } from '@/backend/providers/payments/wompi-keys';

const FIELDS = {
  public_key: { variable: 'PUBLIC_KEY', form: /^pub_(test|prod)_[\w-]+$/, like: 'pub_test_… or pub_prod_…' },
  private_key: {
    variable: 'PRIVATE_KEY',
    form: /^prv_(test|prod)_[\w-]+$/,
    like: 'prv_test_… or prv_prod_…',
  },
  integrity_secret: {
    variable: 'INTEGRITY_SECRET',
    form: /^(test|prod)_integrity_[\w-]+$/,
    like: 'test_integrity_… or prod_integrity_…',
  },
  events_secret: {
    variable: 'EVENTS_SECRET',
    form: /^(test|prod)_events_[\w-]+$/,
    like: 'test_events_… or prod_events_…',
  },
} as const;
const NAMES = Object.keys(FIELDS) as (keyof typeof FIELDS)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sentences that never quote what was given: a key may stand in the wrong place. */
export function findKeyProblems(given: unknown): string[] {
  if (!isObject(given)) return [`the keys are ${NAMES.join(', ')}, each with its value`];
  const strange = Object.keys(given).some((name) => !NAMES.some((known) => known === name));
  const wrong = NAMES.filter((name) => {
    const value = given[name];
    return typeof value !== 'string' || !FIELDS[name].form.test(value.trim());
  });
  const problems = wrong.map((name) => `${name} must look like ${FIELDS[name].like}`);
  if (strange) problems.push(`only ${NAMES.join(', ')} are read`);
  if (problems.length === 0 && !toKeys(given)) problems.push('keys of test and prod are mixed');
  return problems;
}

function toKeys(given: Record<string, unknown>): FoundWompiKeys | null {
  const values = new Map(NAMES.map((name) => [FIELDS[name].variable as string, given[name]]));
  const keys = parseWompiKeys((variable) => {
    const value = values.get(variable);
    return typeof value === 'string' ? value : undefined;
  });
  return keys?.eventsSecret ? keys : null;
}

/** @throws invalid_input */
export function parseAccountKeys(given: unknown): FoundWompiKeys {
  const problems = findKeyProblems(given);
  const keys = problems.length === 0 && isObject(given) ? toKeys(given) : null;
  if (!keys) throw new AppError('invalid_input', { message: `${problems.join('; ')}.` });
  return keys;
}

/** @throws invalid_input */
export function parseAccountProvider(name: string): AccountProvider {
  if (takesAccounts(name)) return name;
  throw new AppError('invalid_input', { message: 'Accounts are kept for wompi alone.' });
}

/** What a person knows it by: the end of the public key. */
export const maskKey = (publicKey: string): string =>
  `${publicKey.slice(0, 'pub_test_'.length)}…${publicKey.slice(-4)}`;
