import { isDeepStrictEqual } from 'node:util';
import type { MemberPurchaseRow, PurchaseDetails, RemovedLine } from '@/backend/purchases';
import { isPriceKept } from '@/lib/domain/cart/kept-price';
import { lineOf, type Work } from './find-offer';

/**
 * Finds a removed line that comes back unchanged within a quarter of an hour (rule cart/removed); null for another one,
 * or for a group's guest.
 */
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

/** Forgets the line that was taken out: it comes back once. */
export const withoutRemoved = ({ removed: _removed, ...details }: PurchaseDetails): PurchaseDetails =>
  details;
