import { AppError } from '@/backend/errors';
import {
  ACCOUNT_PROVIDER_NAMES,
  type AccountKeys,
  type AccountProvider,
  keyFieldsOf,
  parseAccountValues,
  switchesOf,
  takesAccounts,
} from '@/backend/providers/payments/account-providers';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Given = { provider: AccountProvider; given: unknown };

/** Sentences that never quote what was given: a key may stand in the wrong place. */
export function findKeyProblems({ provider, given }: Given): string[] {
  const fields = keyFieldsOf(provider);
  const names = Object.keys(fields);
  if (!isObject(given)) return [`the keys are ${names.join(', ')}, each with its value`];
  const switches = Object.keys(switchesOf(provider));
  const known = [...names, ...switches];
  const strange = Object.keys(given).some((name) => !known.includes(name));
  const problems = Object.entries(fields).flatMap(([name, { form, like }]) => {
    const value = given[name];
    return typeof value === 'string' && form.test(value.trim()) ? [] : [`${name} must look like ${like}`];
  });
  for (const name of switches)
    if (given[name] !== undefined && typeof given[name] !== 'boolean')
      problems.push(`${name} is true or false`);
  if (strange) problems.push(`only ${known.join(', ')} are read`);
  if (problems.length === 0 && !toKeys({ provider, given })) problems.push('keys of test and prod are mixed');
  return problems;
}

function toKeys({ provider, given }: { provider: AccountProvider; given: Record<string, unknown> }) {
  const values = new Map(
    Object.entries(keyFieldsOf(provider)).map(([name, { variable }]) => [variable, given[name]]),
  );
  for (const [name, variable] of Object.entries(switchesOf(provider)))
    values.set(variable, String(given[name] ?? false));
  return parseAccountValues(provider, (variable) => {
    const value = values.get(variable);
    return typeof value === 'string' ? value : undefined;
  });
}

/** @throws invalid_input */
export function parseAccountKeys({ provider, given }: Given): AccountKeys {
  const problems = findKeyProblems({ provider, given });
  const keys = problems.length === 0 && isObject(given) ? toKeys({ provider, given }) : null;
  if (!keys) throw new AppError('invalid_input', { message: `${problems.join('; ')}.` });
  return keys;
}

/** @throws invalid_input */
export function parseAccountProvider(name: string): AccountProvider {
  if (takesAccounts(name)) return name;
  throw new AppError('invalid_input', {
    message: `Accounts are kept for ${ACCOUNT_PROVIDER_NAMES.join(' and ')} alone.`,
  });
}

/** The end of the public key, by which a person recognizes it. */
export const maskKey = (publicKey: string): string =>
  `${/^[a-z]+_[a-z]+_/.exec(publicKey)?.[0] ?? ''}…${publicKey.slice(-4)}`;
