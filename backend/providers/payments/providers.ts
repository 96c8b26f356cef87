import type { Currency } from '@/lib/domain/money/currencies';
import { type Breaker, createBreaker } from './breaker';
import type { PaymentProvider, ProviderName } from './port';
import { sandboxKeys } from './sandbox-keys';
import { createWompi } from './wompi';
import type { WompiAccount } from './wompi-keys';

export type PaymentsConfig = {
  /** The sandbox as the server and as a browser reach it; null where there is none. */
  sandbox: { apiBase: string; browserBase: string } | null;
  /** A tenant's own account at the real gateway; null when its keys are not all there. */
  wompiAccount: (slug: string) => WompiAccount | null;
};

export type FindProvider = (input: {
  name: string | null;
  slug: string;
  currency: Currency;
}) => PaymentProvider | null;

/**
 * The gateway of a tenant's branch, or null: then it shows «a gateway not configured for the store». The real one
 * takes pesos only; the sandbox takes every currency, so that every demo tenant can pay.
 */
export function createProviders({
  config,
  clock,
}: {
  config: PaymentsConfig;
  clock: () => Date;
}): FindProvider {
  // One a gateway, not a tenant: it is down for all of them, and the first to notice spares the others.
  const breakers = new Map<string, Breaker>();
  const breakerOf = (apiBase: string) => {
    const guarded = breakers.get(apiBase) ?? createBreaker(clock);
    breakers.set(apiBase, guarded);
    return guarded;
  };
  const open = (name: ProviderName, account: WompiAccount) =>
    createWompi({ name, account, guarded: breakerOf(account.apiBase) });

  return ({ name, slug, currency }) => {
    if (name === 'wompi' && currency === 'COP') {
      const account = config.wompiAccount(slug);
      return account && open(name, account);
    }
    if (name === 'sandbox' && config.sandbox) return open(name, { ...config.sandbox, ...sandboxKeys(slug) });
    return null;
  };
}
