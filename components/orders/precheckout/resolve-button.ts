type ButtonState =
  | 'closed'
  | 'stopped'
  | 'missing'
  | 'held_order'
  | 'held_pay'
  | 'unanswered'
  | 'repricing'
  | 'repricing_offline'
  | 'to_pay'
  | 'order_now';

/**
 * @param isStopped by a line (rule cart/stopped)
 * @param missing to the minimum (rule cart/minimum-order)
 * @param isHeld pressed offline, sent when the connection is back
 * @param isRepricing may be pressed: a new total is shown before ordering
 */
export function resolveButton({
  isClosed,
  isStopped,
  missing,
  isHeld,
  isBusy,
  isRepricing,
  hasConnection,
  isOnline,
}: {
  isClosed: boolean;
  isStopped: boolean;
  missing: number;
  isHeld: boolean;
  isBusy: boolean;
  isRepricing: boolean;
  hasConnection: boolean;
  isOnline: boolean;
}): ButtonState {
  if (isHeld) return isOnline ? 'held_pay' : 'held_order';
  if (isBusy && !hasConnection) return 'unanswered';
  if (isClosed) return 'closed';
  if (isStopped) return 'stopped';
  if (missing > 0) return 'missing';
  if (isRepricing) return hasConnection ? 'repricing' : 'repricing_offline';
  return isOnline ? 'to_pay' : 'order_now';
}
