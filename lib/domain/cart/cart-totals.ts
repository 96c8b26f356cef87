import { percentOf } from '@/lib/domain/money/rounding';
import { resolveTip, type TipChoice } from './tip';

/** A coupon's discount (rule cart/coupon). Minor units. */
export type CouponTerms =
  | { kind: 'percent'; percent: number }
  | { kind: 'amount'; amountMinor: number }
  | { kind: 'free_delivery' };

/** Minor units; `totalMinor` is subtotal + delivery − discount + tip, at least 0. */
export type CartTotals = {
  subtotalMinor: number;
  discountMinor: number;
  deliveryMinor: number;
  tipMinor: number;
  totalMinor: number;
};

type CartLine = { unitMinor: number; count: number };

const lineTotal = ({ unitMinor, count }: CartLine) => unitMinor * count;

function productDiscount(coupon: CouponTerms | null, subtotalMinor: number): number {
  if (coupon?.kind === 'percent') {
    return Math.min(percentOf({ amountMinor: subtotalMinor, percent: coupon.percent }), subtotalMinor);
  }
  return coupon?.kind === 'amount' ? Math.min(coupon.amountMinor, subtotalMinor) : 0;
}

export const sumLines = (lines: readonly CartLine[]) => lines.reduce((sum, line) => sum + lineTotal(line), 0);

/** A tip's base: products after the coupon, without delivery (rule cart/tip). */
export const tipBaseOf = ({ coupon, subtotalMinor }: { coupon: CouponTerms | null; subtotalMinor: number }) =>
  subtotalMinor - productDiscount(coupon, subtotalMinor);

/**
 * Totals are made only here (rule cart/server-totals). A tip above its base counts as none: callers refuse it first.
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
