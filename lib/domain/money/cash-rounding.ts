import type { Currency } from './currencies';
import { nearestMinor, toMajor } from './money';

/**
 * Sums that cash is paid in, where smaller coins are not handed over and cards pay to the unit: `up` says from which rest on it is rounded
 * up. Minor units. Chile has no coin below 10 pesos (law 20.956: up to 5 is left out); Peru none below 10 céntimos, in favour of who pays.
 * Colombia strikes nothing below 50 pesos, Brazil nothing below 5 centavos, and Mexico's change begins with 50 centavos: the nearest one, and of
 * two equally near the one in favour of who pays.
 */
const STEPS: Partial<Record<Currency, { step: number; up: number }>> = {
  COP: { step: 50, up: 26 },
  CLP: { step: 10, up: 6 },
  PEN: { step: 10, up: 10 },
  MXN: { step: 50, up: 26 },
  BRL: { step: 5, up: 3 },
};

/** How much more (or less, below 0) than a sum is paid in cash; of money that goes out the same. Minor units (rule payments/rounding). */
export function cashRounding({ amountMinor, currency }: { amountMinor: number; currency: Currency }): number {
  const rule = STEPS[currency];
  if (!rule) return 0;
  const rest = Math.abs(amountMinor) % rule.step;
  const rounding = rest >= rule.up ? rule.step - rest : -rest;
  return Math.sign(amountMinor) * rounding + 0;
}

type Sum = { amount: number; currency: Currency };

/** `cashRounding` in major units. */
export function roundingOf({ amount, currency }: Sum): number {
  const amountMinor = cashRounding({ amountMinor: nearestMinor({ amount, currency }), currency });
  return toMajor({ amountMinor, currency });
}

/** A sum as cash pays it, in major units (rule payments/rounding). */
export function cashDue({ amount, currency }: Sum): number {
  const amountMinor = nearestMinor({ amount, currency });
  return toMajor({ amountMinor: amountMinor + cashRounding({ amountMinor, currency }), currency });
}

/** The change for notes that were handed over, in major units; none where they are the exact sum before it is rounded up. */
export function cashChange({ cash, amount, currency }: Sum & { cash: number }): number {
  const due = cashDue({ amount, currency });
  const changeMinor = nearestMinor({ amount: cash, currency }) - nearestMinor({ amount: due, currency });
  return toMajor({ amountMinor: Math.max(0, changeMinor), currency });
}

/** The least that pays a sum in cash: the sum itself, or less where it is rounded down. Minor units. */
export const leastCash = ({ amountMinor, currency }: { amountMinor: number; currency: Currency }): number =>
  amountMinor + Math.min(0, cashRounding({ amountMinor, currency }));

/** Whether notes do not pay a sum, in major units (rule payments/rounding). */
export const isCashLow = ({ cash, amount, currency }: Sum & { cash: number }): boolean =>
  nearestMinor({ amount: cash, currency }) <
  leastCash({ amountMinor: nearestMinor({ amount, currency }), currency });
