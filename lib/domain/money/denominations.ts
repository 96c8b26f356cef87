import type { Currency } from './currencies';
import { nearestMinor, toMajor } from './money';

/**
 * Notes and coins that a drawer holds, the largest first, in major units. After the central banks: Federal Reserve, Banco de la República,
 * Banco Central de Reserva del Perú, Banco Central do Brasil (without the cent, not struck since 2004), Banco Central de Chile (without 1
 * and 5, withdrawn in 2017), Banco de México.
 */
const DENOMINATIONS = {
  USD: { notes: [100, 50, 20, 10, 5, 2, 1], coins: [1, 0.5, 0.25, 0.1, 0.05, 0.01] },
  COP: { notes: [100_000, 50_000, 20_000, 10_000, 5_000, 2_000], coins: [1_000, 500, 200, 100, 50] },
  PEN: { notes: [200, 100, 50, 20, 10], coins: [5, 2, 1, 0.5, 0.2, 0.1] },
  BRL: { notes: [200, 100, 50, 20, 10, 5, 2], coins: [1, 0.5, 0.25, 0.1, 0.05] },
  CLP: { notes: [20_000, 10_000, 5_000, 2_000, 1_000], coins: [500, 100, 50, 10] },
  MXN: { notes: [1_000, 500, 200, 100, 50, 20], coins: [20, 10, 5, 2, 1, 0.5, 0.2, 0.1] },
} as const satisfies Record<Currency, { notes: readonly number[]; coins: readonly number[] }>;

/** `note` and `coin` of one value are two: Mexico has both of 20. */
export type Denomination = { kind: 'note' | 'coin'; value: number };

/** The notes, then the coins of a currency, the largest first (rule staff/close). */
export function denominationsOf(currency: Currency): Denomination[] {
  const { notes, coins } = DENOMINATIONS[currency];
  return [
    ...notes.map((value) => ({ kind: 'note' as const, value })),
    ...coins.map((value) => ({ kind: 'coin' as const, value })),
  ];
}

/** Adds up what was counted. Minor units, without the sums of fractions that floats have. */
export const countedMinor = ({
  counted,
  currency,
}: {
  counted: readonly (Pick<Denomination, 'value'> & { count: number })[];
  currency: Currency;
}): number =>
  counted.reduce((sum, { value, count }) => sum + count * nearestMinor({ amount: value, currency }), 0);

/** Counted less expected, in major units: below 0 cash is missing. */
export const cashDifference = ({
  counted,
  expected,
  currency,
}: {
  counted: number;
  expected: number;
  currency: Currency;
}): number =>
  toMajor({
    amountMinor: nearestMinor({ amount: counted, currency }) - nearestMinor({ amount: expected, currency }),
    currency,
  });
