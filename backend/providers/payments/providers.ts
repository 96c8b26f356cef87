import type { KeyRing } from '@/backend/platform/sealing/key-ring';
import type { Currency } from '@/lib/domain/money/currencies';
import type { Bank } from '@/lib/domain/payments/banks';
import { isProviderName, type ProviderName, takesCurrency } from '@/lib/domain/payments/providers';
import { type Breaker, createBreaker } from './breaker';
import { createKeyOpener, type GatewayAccount, UnusableAccountError } from './gateway-account';
import { createKeptAnswers } from './kept-answers';
import type { PaymentProvider } from './port';
import { sandboxKeys, sandboxStripeKeys } from './sandbox-keys';
import { createStripe } from './stripe/create-stripe';
import { parseStripeKeys, type StripeAccount, toStripeAccount } from './stripe/keys';
import { createWompi } from './wompi/create-wompi';
import { parseWompiKeys, toWompiAccount, type WompiAccount } from './wompi/keys';

export type PaymentsConfig = {
  sandbox: { apiBase: string; browserBase: string } | null;
  /** The environment's. */
  wompiAccount: (slug: string) => WompiAccount | null;
  wompiBase: string | null;
  stripeAccount: (slug: string) => StripeAccount | null;
  /** Null: Stripe itself. */
  stripeOrigin: string | null;
  /** Null: accounts are in the environment alone. */
  accountKeys: KeyRing | null;
};

export type FindProvider = (input: {
  name: string | null;
  slug: string;
  currency: Currency;
  /** Null: the environment's. */
  account: GatewayAccount | null;
}) => PaymentProvider | null;

type ClientConfig = Awaited<ReturnType<PaymentProvider['clientConfig']>>;

/** (rule payments/pse) */
const BANKS_MS = 24 * 3_600_000;
/** Anybody may ask for it: no flood of one store reaches the gateway (guarantee/noisy-neighbour). */
const CLIENT_CONFIG_MS = 60_000;

type Open<Account> = (name: ProviderName, account: Account) => PaymentProvider;

/** Opens the gateways of all stores: one circuit a gateway, not a tenant, because an outage hits all. */
function createOpeners(clock: () => Date): {
  openWompi: Open<WompiAccount>;
  openStripe: Open<StripeAccount>;
} {
  const breakers = new Map<string, Breaker>();
  const breakerOf = (apiBase: string) => {
    const guarded = breakers.get(apiBase) ?? createBreaker(clock);
    breakers.set(apiBase, guarded);
    return guarded;
  };
  const keepBanks = createKeptAnswers<Bank[]>({ clock, lifeMs: BANKS_MS });
  const keepConfig = createKeptAnswers<ClientConfig>({ clock, lifeMs: CLIENT_CONFIG_MS });
  return {
    openStripe: (name, account) =>
      createStripe({ name, account, guarded: breakerOf(account.apiOrigin), clock }),
    openWompi(name, account) {
      const wompi = createWompi({ name, account, guarded: breakerOf(account.apiBase) });
      const { apiBase, browserBase, publicKey, threeDs } = account;
      const told = JSON.stringify([apiBase, browserBase, publicKey, threeDs]);
      return {
        ...wompi,
        listBanks: () => keepBanks(apiBase, wompi.listBanks),
        clientConfig: () => keepConfig(told, wompi.clientConfig),
      };
    },
  };
}

/**
 * Null if the store has no gateway. Each takes its own currencies, the sandbox any. An account that is there is
 * never replaced by another (rule payments/accounts). @throws UnusableAccountError
 */
export function createProviders({
  config,
  clock,
}: {
  config: PaymentsConfig;
  clock: () => Date;
}): FindProvider {
  const { openWompi, openStripe } = createOpeners(clock);
  const openKeys = createKeyOpener(config.accountKeys);
  const valuesOf = (account: GatewayAccount) => {
    const { environment, values } = openKeys(account);
    // The sandbox approves whatever it is asked to.
    if (config.sandbox && environment === 'prod') throw new UnusableAccountError('real_money');
    return (name: string) => values[name];
  };
  const toWompi = (account: GatewayAccount) => {
    const keys = parseWompiKeys(valuesOf(account));
    return keys && toWompiAccount({ keys, base: config.wompiBase });
  };
  const toStripe = (account: GatewayAccount) => {
    const keys = parseStripeKeys(valuesOf(account));
    return keys && toStripeAccount({ keys, origin: config.stripeOrigin });
  };
  /** The sandbox speaks as the gateway of the country does (rule payments/providers). */
  const openSandbox = (slug: string, currency: Currency, base: { apiBase: string; browserBase: string }) => {
    if (!takesCurrency('stripe', currency)) return openWompi('sandbox', { ...base, ...sandboxKeys(slug) });
    const { origin } = new URL(base.apiBase);
    const keys = { ...sandboxStripeKeys(slug), environment: 'test' } as const;
    return openStripe('sandbox', toStripeAccount({ keys, origin }));
  };

  return ({ name, slug, currency, account }) => {
    if (!isProviderName(name) || !takesCurrency(name, currency)) return null;
    if (name === 'wompi') {
      const own = account ? toWompi(account) : config.wompiAccount(slug);
      return own && openWompi(name, own);
    }
    if (name === 'stripe') {
      const own = account ? toStripe(account) : config.stripeAccount(slug);
      return own && openStripe(name, own);
    }
    return config.sandbox && openSandbox(slug, currency, config.sandbox);
  };
}
