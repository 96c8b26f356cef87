import { isDeepStrictEqual } from 'node:util';
import { isPriceKept, type KeptPrice } from '@/lib/domain/cart/kept-price';
import type { StoredChoice } from '@/lib/domain/cart/stored-choices';
import { lineOf, type Work } from './find-offer';
import type { PurchaseDetails } from './purchase-details';
import type { MemberPurchaseRow } from './purchase-rows';

/** The line that its owner took out last. */
export type RemovedLine = {
  offerId: number;
  choices: StoredChoice[];
  comment: string;
  kept: KeptPrice | null;
  /** When it was put in: its place among the lines. */
  createdAt: string;
  removedAt: string;
};

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
