/** `created` before the gateway is called, `unknown` without an answer (rule payments/attempt). */
export const PAYMENT_STATUSES = [
  'created',
  'unknown',
  'pending',
  'success',
  'declined',
  'error',
  'expired',
  'refund_due',
  'refunded',
  'dropped',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The gateway was asked and has not decided. */
export const IN_FLIGHT_STATUSES = ['unknown', 'pending'] as const satisfies readonly PaymentStatus[];
export const IN_FLIGHT_OR_PAID_STATUSES = [
  ...IN_FLIGHT_STATUSES,
  'success',
] as const satisfies readonly PaymentStatus[];

/** Diners see `created` and `unknown` as pending (rule payments/attempt). */
export const SHOWN_PAYMENT_STATUSES = [
  'in_person',
  'pending',
  'success',
  'declined',
  'error',
  'expired',
  'refund_due',
  'refunded',
] as const;
export type ShownPaymentStatus = (typeof SHOWN_PAYMENT_STATUSES)[number];

/** `voided`: charged and given back. */
export const GATEWAY_STATUSES = ['pending', 'approved', 'declined', 'error', 'expired', 'voided'] as const;
export type GatewayStatus = (typeof GATEWAY_STATUSES)[number];

/**
 * One way (guarantee/legal-moves); late approvals are refunded (guarantee/late-approval). `dropped`: before any call.
 */
export const PAYMENT_MOVES: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['unknown', 'pending', 'success', 'declined', 'error', 'expired', 'dropped'],
  unknown: ['pending', 'success', 'declined', 'error', 'expired', 'refund_due', 'refunded'],
  pending: ['success', 'declined', 'error', 'expired', 'refund_due', 'refunded', 'dropped'],
  success: ['refund_due', 'refunded'],
  declined: ['refund_due', 'refunded'],
  error: ['refund_due', 'refunded'],
  expired: ['refund_due', 'refunded'],
  refund_due: ['refunded'],
  refunded: [],
  dropped: ['refund_due', 'refunded'],
};

export const canPaymentMove = ({ from, to }: { from: PaymentStatus; to: PaymentStatus }): boolean =>
  PAYMENT_MOVES[from].includes(to);

const LIVE: readonly PaymentStatus[] = ['created', 'unknown', 'pending', 'success'];

/** A live attempt forbids another one (guarantee/one-charge). */
export const isLivePayment = (status: PaymentStatus): boolean => LIVE.includes(status);

const AWAITED: readonly PaymentStatus[] = ['created', ...IN_FLIGHT_STATUSES];

/** Paid attempts have ended and are live too (isLivePayment). */
export const hasEnded = (status: PaymentStatus): boolean => !AWAITED.includes(status);

/** The target status, before checking that the move is allowed. */
function statusAskedFor({
  from,
  gateway,
  isWanted,
}: {
  from: PaymentStatus;
  gateway: GatewayStatus;
  isWanted: boolean;
}): PaymentStatus {
  if (gateway === 'voided') return 'refunded';
  if (gateway !== 'approved') return gateway;
  // A repeated approval is the same money.
  if (from === 'success') return 'success';
  return isLivePayment(from) && isWanted ? 'success' : 'refund_due';
}

/**
 * Ignores old, repeated and illegal messages: they may arrive in any order (guarantee/event-order,
 * guarantee/duplicate-events).
 * @param isWanted false: an approval is to be refunded (guarantee/late-approval)
 */
export function settlePaymentStatus(word: {
  from: PaymentStatus;
  gateway: GatewayStatus;
  isWanted: boolean;
}): PaymentStatus {
  const to = statusAskedFor(word);
  return canPaymentMove({ from: word.from, to }) ? to : word.from;
}
