import type { Currency } from '@/lib/domain/money/currencies';
import { formatAmount } from '@/lib/domain/money/money';

/** Multiplies in minor units. */
export function useMoney(currency: Currency) {
  return (amount: number, count = 1) => formatAmount({ amount, currency, count });
}
