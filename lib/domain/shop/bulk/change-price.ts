import type { Currency } from '@/lib/domain/money/currencies';

/** Prices end in `ending` at each multiple of `step`, in minor units: 100 and 90 are 4.90, 5.90, 6.90. */
export type Rounding = { step: number; ending: number };

const ROUNDINGS: Readonly<Record<Currency, readonly [Rounding, ...Rounding[]]>> = (() => {
  const to = (step: number, ending = 0): Rounding => ({ step, ending });
  const tens = [to(10), to(50), to(100), to(100, 90)] as const;
  return {
    COP: [to(100), to(50), to(500), to(1_000), to(1_000, 900)],
    CLP: [to(10), to(50), to(100), to(500), to(1_000, 990)],
    USD: [to(5), ...tens, to(100, 99)],
    PEN: tens,
    BRL: tens,
    MXN: [to(50), to(10), to(100), to(500), to(100, 90)],
  };
})();

/** The steps to which prices of a currency may be rounded; the first is offered. */
export const roundingsOf = (currency: Currency): readonly [Rounding, ...Rounding[]] => ROUNDINGS[currency];

/** A change of a price. Amounts are in minor units; percentages and amounts of `raise` and `lower` are above zero. */
export type PriceChange =
  | { way: 'raise' | 'lower'; percent: number }
  | { way: 'raise' | 'lower' | 'set'; amountMinor: number };

const PERCENT = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/;
const MOST_LOWERED = 99;

/** Reads `5`, `2,5` or `5 %`; null: it is no percentage, or nothing would be left of a price. */
export function readPercent(text: string, way: 'raise' | 'lower'): number | null {
  const [, whole, part = '0'] = PERCENT.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const percent = Number(`${whole}.${part}`);
  return percent === 0 || (way === 'lower' && percent > MOST_LOWERED) ? null : percent;
}

/** The nearest price that ends as it is asked for, never nothing; the upper one of two that are as near. */
const rounded = (priceMinor: number, { step, ending }: Rounding): number =>
  Math.max(ending === 0 ? step : ending, Math.round((priceMinor - ending) / step) * step + ending);

function changed(priceMinor: number, change: PriceChange): number {
  const sign = change.way === 'raise' ? 1 : -1;
  if ('amountMinor' in change) return priceMinor + sign * change.amountMinor;
  // Hundredths of a percent are whole numbers: 4,500 by 5 % is 4,725 and not 4,725.000000000001.
  return (priceMinor * Math.round((100 + sign * change.percent) * 100)) / 10_000;
}

/** A price raised, lowered or set. What costs nothing is neither raised nor lowered, and no price becomes nothing by being lowered. */
export function changePrice({
  priceMinor,
  change,
  rounding,
}: {
  priceMinor: number;
  change: PriceChange;
  rounding: Rounding;
}): number {
  if (change.way === 'set') return change.amountMinor;
  return priceMinor === 0 ? 0 : rounded(changed(priceMinor, change), rounding);
}
