import { BILL_KINDS, type Bill, partOf } from '@/lib/domain/cart/bill';
import { allocate } from '@/lib/domain/money/allocate';

/**
 * Parts a court's bill among its stalls: each gets its own products, and of coupon, delivery and tip the part that its products are
 * of all (rule table/court). They sum up to the bill, kind by kind. @param productsMinor of each stall, together the bill's
 */
export function splitBill({ bill, productsMinor }: { bill: Bill; productsMinor: readonly number[] }): Bill[] {
  const parts = BILL_KINDS.map((kind) => ({
    kind,
    amounts:
      kind === 'products'
        ? productsMinor
        : allocate({ amountMinor: partOf(bill, kind), weights: productsMinor }),
  }));
  return productsMinor.map((_, place) =>
    parts
      .map(({ kind, amounts }) => ({ kind, amountMinor: amounts[place] ?? 0 }))
      .filter(({ kind, amountMinor }) => kind === 'products' || amountMinor !== 0),
  );
}
