import type { AccountProvider } from './account-providers';
import type { PaymentsConfig } from './providers';
import { parseStripeKeys, toStripeAccount } from './stripe/keys';
import { parseWompiKeys, toWompiAccount } from './wompi/keys';

type Env = Record<string, string | undefined>;

/** Such as `WOMPI_BRASA_ANDINA_PUBLIC_KEY`. */
const tenantVariable = ({
  provider,
  slug,
  name,
}: {
  provider: AccountProvider;
  slug: string;
  name: string;
}) => `${provider}_${slug.replace(/-/g, '_')}_`.toUpperCase() + name;

/** The simple way: a tenant's keys in the environment. */
export function readWompiAccount({
  env,
  slug,
  base,
}: {
  env: Env;
  slug: string;
  base: string | null;
}): ReturnType<PaymentsConfig['wompiAccount']> {
  const keys = parseWompiKeys((name) => env[tenantVariable({ provider: 'wompi', slug, name })]);
  return keys && toWompiAccount({ keys, base });
}

export function readStripeAccount({
  env,
  slug,
  origin,
}: {
  env: Env;
  slug: string;
  origin: string | null;
}): ReturnType<PaymentsConfig['stripeAccount']> {
  const keys = parseStripeKeys((name) => env[tenantVariable({ provider: 'stripe', slug, name })]);
  return keys && toStripeAccount({ keys, origin });
}
