import type { KeyRing } from '@/backend/platform/sealing/key-ring';
import type { Currency } from '@/lib/domain/money/currencies';
import { isProviderName, type ProviderName, takesCurrency } from '@/lib/domain/payments/providers';
import { createBankLists } from './bank-lists';
import { type Breaker, createBreaker } from './breaker';
import { createKeyOpener, type GatewayAccount, UnusableAccountError } from './gateway-account';
import type { PaymentProvider } from './port';
import { sandboxKeys } from './sandbox-keys';
import { createWompi } from './wompi';
import { toWompiAccount, type WompiAccount } from './wompi-keys';

export type PaymentsConfig = {
  sandbox: { apiBase: string; browserBase: string } | null;
  /** The environment's. */
  wompiAccount: (slug: string) => WompiAccount | null;
  wompiBase: string | null;
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

/**
 * Null if the store has no gateway. The real one takes pesos only, the sandbox any currency. An account that is there is
 * never replaced by another (rule payments/accounts). @throws UnusableAccountError
 */
export function createProviders({
  config,
  clock,
}: {
  config: PaymentsConfig;
  clock: () => Date;
}): FindProvider {
  // By gateway, not tenant: an outage is everybody's.
  const breakers = new Map<string, Breaker>();
  const breakerOf = (apiBase: string) => {
    const guarded = breakers.get(apiBase) ?? createBreaker(clock);
    breakers.set(apiBase, guarded);
    return guarded;
  };
  const keepBanks = createBankLists(clock);
  const open = (name: ProviderName, account: WompiAccount): PaymentProvider => {
    const wompi = createWompi({ name, account, guarded: breakerOf(account.apiBase) });
    return { ...wompi, listBanks: () => keepBanks(account.apiBase, wompi.listBanks) };
  };

  const openKeys = createKeyOpener(config.accountKeys);
  const toAccount = (account: GatewayAccount): WompiAccount => {
    const keys = openKeys(account);
    // (docs/decisions/0036)
    if (config.sandbox && keys.environment === 'prod') throw new UnusableAccountError('real_money');
    return toWompiAccount({ keys, base: config.wompiBase });
  };

  return ({ name, slug, currency, account }) => {
    if (!isProviderName(name) || !takesCurrency(name, currency)) return null;
    if (name === 'wompi') {
      const own = account ? toAccount(account) : config.wompiAccount(slug);
      return own && open(name, own);
    }
    return config.sandbox && open(name, { ...config.sandbox, ...sandboxKeys(slug) });
  };
}
