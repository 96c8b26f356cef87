import type { Bill } from '@/lib/contract/cart/cart';
import { BILL_KINDS, type BillKind } from '@/lib/domain/cart/bill';

/** A bill of these amounts, in the order of a bill. Major units. */
export const billWith = (amounts: Partial<Record<BillKind, number>>): Bill =>
  BILL_KINDS.flatMap((kind) => {
    const amount = amounts[kind];
    return amount === undefined ? [] : [{ kind, amount }];
  });
