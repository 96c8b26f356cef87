import type { Currency } from '@/lib/domain/money/currencies';
import { toMinor } from '@/lib/domain/money/money';
import { readTypedAmount } from '@/lib/domain/money/typed-amount';

/** Reads what is typed, in minor units; null: it is no amount. */
export function amountOf({ text }: { text: string }, currency: Currency): number | null {
  const amount = readTypedAmount({ text, currency });
  return amount === null ? null : toMinor({ amount, currency });
}
