/** What the button of the precheckout says: what keeps it from ordering, else what the press does. */
export type ButtonState =
  | 'closed'
  | 'missing'
  | 'held_order'
  | 'held_pay'
  | 'unanswered'
  | 'repricing'
  | 'repricing_offline'
  | 'to_pay'
  | 'order_now';

/**
 * @param missing what the products lack to the minimum (rule cart/minimum-order)
 * @param isHeld it was pressed without a line, and is sent once that is back
 * @param isBusy it was sent and is not answered
 * @param isRepricing another total is on its way; it can be pressed all the same, since what it costs then is said
 * before anything is ordered
 * @param isOnline paid online, on a page of its own
 */
export function resolveButton({
  isClosed,
  missing,
  isHeld,
  isBusy,
  isRepricing,
  hasLine,
  isOnline,
}: {
  isClosed: boolean;
  missing: number;
  isHeld: boolean;
  isBusy: boolean;
  isRepricing: boolean;
  hasLine: boolean;
  isOnline: boolean;
}): ButtonState {
  if (isHeld) return isOnline ? 'held_pay' : 'held_order';
  if (isBusy && !hasLine) return 'unanswered';
  if (isClosed) return 'closed';
  if (missing > 0) return 'missing';
  if (isRepricing) return hasLine ? 'repricing' : 'repricing_offline';
  return isOnline ? 'to_pay' : 'order_now';
}
