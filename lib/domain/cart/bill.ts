import { lineTotal } from '@/lib/domain/menu/price-lines';
import { percentOf } from '@/lib/domain/money/rounding';
import { resolveTip, type TipChoice } from './tip';

/** A coupon's discount (rule cart/coupon). Minor units. */
export type CouponTerms =
  /** `maxMinor`: the most that it takes off. */
  | { kind: 'percent'; percent: number; maxMinor?: number }
  | { kind: 'amount'; amountMinor: number }
  | { kind: 'free_delivery' };

/** In the order in which a bill lists them. */
export const BILL_KINDS = ['products', 'coupon', 'delivery', 'tip', 'deposit'] as const;
export type BillKind = (typeof BILL_KINDS)[number];

/** Minor units; what a coupon takes off is below 0. */
type BillPart = { kind: BillKind; amountMinor: number };

/** The parts of a purchase's price (rule cart/bill): each kind once at most, none of 0 but the products. A deposit stands alone. */
export type Bill = readonly BillPart[];

/** Minor units. The only place that adds up a bill (rule cart/bill). */
export const totalOf = (bill: Bill): number => bill.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Minor units; 0 without such a part. */
export const partOf = (bill: Bill, kind: BillKind): number =>
  bill.find((part) => part.kind === kind)?.amountMinor ?? 0;

/** `offMinor`: what the bundles of promotions take off. */
type CartLine = { unitMinor: number; count: number; offMinor: number };

function productDiscount(coupon: CouponTerms | null, productsMinor: number): number {
  if (coupon?.kind === 'percent') {
    const { percent, maxMinor } = coupon;
    return Math.min(
      percentOf({ amountMinor: productsMinor, percent }),
      productsMinor,
      maxMinor ?? productsMinor,
    );
  }
  return coupon?.kind === 'amount' ? Math.min(coupon.amountMinor, productsMinor) : 0;
}

export const sumLines = (lines: readonly CartLine[]) => lines.reduce((sum, line) => sum + lineTotal(line), 0);

/** A tip's base: products after the coupon, without delivery (rule cart/tip). */
export const tipBaseOf = ({ coupon, productsMinor }: { coupon: CouponTerms | null; productsMinor: number }) =>
  productsMinor - productDiscount(coupon, productsMinor);

/** The bill of a cart (rule cart/server-totals). An impossible tip counts as none: the verb refuses it first. */
export function drawBill({
  lines,
  coupon,
  deliveryMinor,
  tip,
}: {
  lines: readonly CartLine[];
  coupon: CouponTerms | null;
  deliveryMinor: number;
  tip: TipChoice | null;
}): Bill {
  const productsMinor = sumLines(lines);
  const baseMinor = tipBaseOf({ coupon, productsMinor });
  const offDelivery = coupon?.kind === 'free_delivery' ? deliveryMinor : 0;
  const amounts: Record<BillKind, number> = {
    products: productsMinor,
    coupon: baseMinor - productsMinor - offDelivery,
    delivery: deliveryMinor,
    tip: tip ? (resolveTip({ tip, baseMinor }) ?? 0) : 0,
    deposit: 0,
  };
  return BILL_KINDS.map((kind) => ({ kind, amountMinor: amounts[kind] })).filter(
    ({ kind, amountMinor }) => kind === 'products' || amountMinor !== 0,
  );
}
