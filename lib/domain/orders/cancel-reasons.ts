/**
 * Why its owner cancels an order that the kitchen has (rule orders/cancel). Two text keys are built from each word:
 * `cancel_${reason}` in the group `Order`, and `news_cancelled_${reason}` in `Staff`.
 */
export const CANCEL_REASONS = ['mistake', 'other_place', 'too_late', 'changed_mind'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
