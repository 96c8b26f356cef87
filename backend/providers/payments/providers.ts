import type { Currency } from '@/lib/domain/money/currencies';
import { isProviderName, type ProviderName, takesCurrency } from '@/lib/domain/payments/providers';
import { createBankLists } from './bank-lists';
import { type Breaker, createBreaker } from './breaker';
import type { PaymentProvider } from './port';
import { sandboxKeys } from './sandbox-keys';
import { createWompi } from './wompi';
import type { WompiAccount } from './wompi-keys';

export type PaymentsConfig = {
  sandbox: { apiBase: string; browserBase: string } | null;
  wompiAccount: (slug: string) => WompiAccount | null;
};

export type FindProvider = (input: {
  name: string | null;
  slug: string;
  currency: Currency;
}) => PaymentProvider | null;

/** Null if the store has no gateway. The real one takes pesos only, the sandbox any currency. */
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

  return ({ name, slug, currency }) => {
    if (!isProviderName(name) || !takesCurrency(name, currency)) return null;
    if (name === 'wompi') {
      const account = config.wompiAccount(slug);
      return account && open(name, account);
    }
    return config.sandbox && open(name, { ...config.sandbox, ...sandboxKeys(slug) });
  };
}
