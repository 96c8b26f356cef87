/**
 * Why a diner cancels an order that the kitchen has (rule orders/cancel); staff give their reason in words of their own. Two text keys are built from each word:
 * `cancel_${reason}` in the group `Order`, and `news_cancelled_${reason}` in `Staff`.
 */
export const CANCEL_REASONS = ['mistake', 'other_place', 'too_late', 'changed_mind'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** The wrong address is a reason where something is brought. @returns the reasons that a diner is offered, and that are taken */
export const cancelReasonsOf = (service: string | null): readonly CancelReason[] =>
  CANCEL_REASONS.filter((one) => one !== 'other_place' || service === 'delivery');
