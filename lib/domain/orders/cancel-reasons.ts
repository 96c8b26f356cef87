/** Why its owner cancels an order that the kitchen has (rule orders/cancel). */
export const CANCEL_REASONS = ['mistake', 'other_place', 'too_late', 'changed_mind'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
