import type { ProviderName } from '@/lib/domain/payments/providers';
import { STRIPE_KEY_FIELDS } from './stripe/key-fields';
import { parseStripeKeys } from './stripe/keys';
import { WOMPI_KEY_FIELDS, WOMPI_SWITCHES } from './wompi/key-fields';
import { parseWompiKeys } from './wompi/keys';

type Read = (variable: string) => string | undefined;
/** `variable`: without provider and tenant, as in the environment. */
export type KeyFields = Readonly<Record<string, { variable: string; form: RegExp; like: string }>>;
/** Features that are on or off at the gateway, with the variable of each. */
type Switches = Readonly<Record<string, string>>;
/** The keys that accounts of every gateway have. */
type FoundKeys = { publicKey: string; environment: 'test' | 'prod' };

/** Gateways whose keys may be kept in the database. The sandbox makes its own from the tenant's slug. */
const ACCOUNT_PROVIDERS = {
  stripe: { fields: STRIPE_KEY_FIELDS, switches: {}, parse: parseStripeKeys },
  wompi: { fields: WOMPI_KEY_FIELDS, switches: WOMPI_SWITCHES, parse: parseWompiKeys },
} as const satisfies Partial<
  Record<ProviderName, { fields: KeyFields; switches: Switches; parse: (read: Read) => FoundKeys | null }>
>;
export type AccountProvider = keyof typeof ACCOUNT_PROVIDERS;
export const ACCOUNT_PROVIDER_NAMES = Object.keys(ACCOUNT_PROVIDERS);

export const takesAccounts = (name: string | null): name is AccountProvider =>
  name !== null && Object.hasOwn(ACCOUNT_PROVIDERS, name);

export const keyFieldsOf = (provider: AccountProvider): KeyFields => ACCOUNT_PROVIDERS[provider].fields;

export const switchesOf = (provider: AccountProvider): Switches => ACCOUNT_PROVIDERS[provider].switches;

/** A whole account: its keys by their variables. */
export type AccountKeys = FoundKeys & { values: Readonly<Record<string, string>> };

/** Null if a key is missing, of another form or of another mode than the rest. */
export function parseAccountValues(provider: AccountProvider, read: Read): AccountKeys | null {
  const { fields, switches, parse } = ACCOUNT_PROVIDERS[provider];
  const found = parse(read);
  const values = Object.values(fields).flatMap(({ variable, form }) => {
    const value = read(variable)?.trim() ?? '';
    return form.test(value) ? [[variable, value] as const] : [];
  });
  if (!found || values.length < Object.keys(fields).length) return null;
  return {
    publicKey: found.publicKey,
    environment: found.environment,
    values: Object.fromEntries([
      ...values,
      ...Object.values(switches).map((variable) => [variable, String(read(variable) === 'true')]),
    ]),
  };
}
