/**
 * Where an attempt to pay stands (rule payments/attempt). `created` is written before the gateway is called, `unknown`
 * is a call without an answer.
 */
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

/** The gateway has been asked for the money, and its last word is awaited. */
export const IN_FLIGHT_STATUSES = ['unknown', 'pending'] as const satisfies readonly PaymentStatus[];
export const IN_FLIGHT_OR_PAID_STATUSES = [
  ...IN_FLIGHT_STATUSES,
  'success',
] as const satisfies readonly PaymentStatus[];

/** What a diner is told of a payment; `created` and `unknown` are pending to them (rule payments/attempt). */
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

/** What a gateway, whoever it is, says of an attempt. `voided` was charged and given back. */
export const GATEWAY_STATUSES = ['pending', 'approved', 'declined', 'error', 'expired', 'voided'] as const;
export type GatewayStatus = (typeof GATEWAY_STATUSES)[number];

/**
 * What may follow what. One way: success never goes back, and whatever ended without money still turns into
 * `refund_due` when an approval comes late (guarantee/late-approval, guarantee/legal-moves), or into `refunded` when
 * the gateway gave that money back before we heard of it. `dropped` is an attempt given up before any call.
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

/** True if no other attempt may be started beside this one (guarantee/one-charge). */
export const isLivePayment = (status: PaymentStatus): boolean => LIVE.includes(status);

const AWAITED: readonly PaymentStatus[] = ['created', ...IN_FLIGHT_STATUSES];

/** Whether an attempt has come to something, money or none; one that was paid has ended and is live (isLivePayment). */
export const hasEnded = (status: PaymentStatus): boolean => !AWAITED.includes(status);

/** What the gateway's word asks for, whether or not it may be had. */
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
  // Heard once more: it is no other money, whatever became of the order since.
  if (from === 'success') return 'success';
  return isLivePayment(from) && isWanted ? 'success' : 'refund_due';
}

/**
 * Where an attempt stands after the gateway's word; the same status when that word is old, is known already or may
 * not be followed, so that words may come in any order and as often as they like (guarantee/event-order,
 * guarantee/duplicate-events).
 * @param isWanted whether the order still waits for this money; an approval that nobody waits for is to be given back
 *   (guarantee/late-approval)
 */
export function settlePaymentStatus(word: {
  from: PaymentStatus;
  gateway: GatewayStatus;
  isWanted: boolean;
}): PaymentStatus {
  const to = statusAskedFor(word);
  return canPaymentMove({ from: word.from, to }) ? to : word.from;
}
