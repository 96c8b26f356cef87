import { percentOf } from '@/lib/domain/money/rounding';
import { resolveTip, type TipChoice } from './tip';

/** What a coupon takes off (rule cart/coupon). Minor units. */
export type CouponTerms =
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; amountMinor: number }
  | { kind: 'free_delivery' };

/** The parts of a bill in minor units; `totalMinor` is subtotal + delivery − discount + tip, never below 0. */
export type CartTotals = {
  subtotalMinor: number;
  discountMinor: number;
  deliveryMinor: number;
  tipMinor: number;
  totalMinor: number;
};

export type CartLine = { unitMinor: number; count: number };

const lineTotal = ({ unitMinor, count }: CartLine) => unitMinor * count;

function productDiscount(coupon: CouponTerms | null, subtotalMinor: number): number {
  if (coupon?.kind === 'percent') {
    return Math.min(percentOf({ amountMinor: subtotalMinor, percent: coupon.percent }), subtotalMinor);
  }
  return coupon?.kind === 'amount' ? Math.min(coupon.amountMinor, subtotalMinor) : 0;
}

/** What lines cost together, before anything is taken off. */
export const sumLines = (lines: readonly CartLine[]) => lines.reduce((sum, line) => sum + lineTotal(line), 0);

/** The base of a tip: products after the coupon, before delivery (rule cart/tip). */
export const tipBaseOf = ({ coupon, subtotalMinor }: { coupon: CouponTerms | null; subtotalMinor: number }) =>
  subtotalMinor - productDiscount(coupon, subtotalMinor);

/**
 * Adds up a bill. The only place where totals are made; screens show the server's (rule cart/server-totals).
 * A tip that cannot be (more than the products cost after a coupon took its part) counts as none here;
 * whoever takes a tip from a diner refuses it first.
 */
export function addUpCart({
  lines,
  coupon,
  deliveryMinor,
  tip,
}: {
  lines: readonly CartLine[];
  coupon: CouponTerms | null;
  deliveryMinor: number;
  tip: TipChoice | null;
}): CartTotals {
  const subtotalMinor = sumLines(lines);
  const baseMinor = tipBaseOf({ coupon, subtotalMinor });
  const offDelivery = coupon?.kind === 'free_delivery' ? deliveryMinor : 0;
  const discountMinor = subtotalMinor - baseMinor + offDelivery;
  const tipMinor = tip ? (resolveTip({ tip, baseMinor }) ?? 0) : 0;
  return {
    subtotalMinor,
    discountMinor,
    deliveryMinor,
    tipMinor,
    totalMinor: subtotalMinor + deliveryMinor - discountMinor + tipMinor,
  };
}
