import type { Currency } from './currencies';
import { toMinor } from './money';

/** Notes in use, in major units (rule payments/cash). Of US dollars, those that people pay an order with. */
const NOTES = {
  USD: [5, 10, 20, 50, 100],
  COP: [2_000, 5_000, 10_000, 20_000, 50_000, 100_000],
  PEN: [10, 20, 50, 100, 200],
  BRL: [2, 5, 10, 20, 50, 100, 200],
  CLP: [1_000, 2_000, 5_000, 10_000, 20_000],
  MXN: [20, 50, 100, 200, 500, 1_000],
} as const satisfies Record<Currency, readonly number[]>;
const MOST = 4;

/** Sums that people may hand over for a total: rounded up to whole notes, from the largest notes, ascending. Minor units. */
export function cashAmounts({ totalMinor, currency }: { totalMinor: number; currency: Currency }): number[] {
  const rounded = NOTES[currency].map((note) => {
    const noteMinor = toMinor({ amount: note, currency }) ?? 0;
    return Math.ceil(totalMinor / noteMinor) * noteMinor;
  });
  const amounts = [...new Set(rounded)].filter((amount) => amount > totalMinor);
  return amounts.sort((one, other) => one - other).slice(-MOST);
}
