import type { Account } from '@/lib/contract/table/account';
import type { ShareKind } from '@/lib/domain/table/split';

/** The amount that the reader has paid, and the tip on it. */
export function paidByMe({ shares }: Account): { amount: number; tip: number } {
  const paid = shares.filter(({ is_mine, state }) => is_mine && state === 'paid');
  return {
    amount: paid.reduce((sum, { amount }) => sum + amount, 0),
    tip: paid.reduce((sum, { tip }) => sum + tip, 0),
  };
}

const NO_DISHES: readonly ShareKind[] = ['all', 'equal', 'amount'];

/** A guest who paid all that was left, an amount, or an equal part, owes no dish of their own more (rule table/split). */
export const owesOwnPart = ({ my_due, shares }: Account): boolean =>
  my_due > 0 &&
  !shares.some(({ is_mine, state, kind }) => is_mine && state === 'paid' && NO_DISHES.includes(kind));
