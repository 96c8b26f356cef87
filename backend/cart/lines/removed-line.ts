import { isDeepStrictEqual } from 'node:util';
import type { MemberPurchaseRow, PurchaseDetails, RemovedLine } from '@/backend/purchases';
import { isPriceKept } from '@/lib/domain/cart/kept-price';
import { lineOf, type Work } from './find-offer';

/** What comes back within a quarter of an hour as it was (rule cart/removed); null: it is another, or a guest's of a group. */
export function findRemoved(
  { ctx, input }: Work,
  { role, details: { removed } }: Pick<MemberPurchaseRow, 'role' | 'details'>,
): RemovedLine | null {
  if (!removed || role === 'guest' || input.replaces !== undefined) return null;
  const { choices, comment } = lineOf(input);
  const isSame =
    removed.offerId === input.product.id &&
    removed.comment === comment &&
    isDeepStrictEqual(removed.choices, JSON.parse(choices));
  return isSame && isPriceKept({ at: removed.removedAt, now: ctx.now }) ? removed : null;
}

/** It comes back once. */
export const withoutRemoved = ({ removed: _removed, ...details }: PurchaseDetails): PurchaseDetails =>
  details;
