/** `created` before the gateway is called, `unknown` without an answer (rule payments/attempt). */
export const PAYMENT_STATUSES = [
  'created',
  'unknown',
  'pending',
  'success',
  'declined',
  'error',
  'expired',
  'dropped',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The gateway was asked and has not decided. */
export const IN_FLIGHT_STATUSES = ['unknown', 'pending'] as const satisfies readonly PaymentStatus[];

/** Diners see `created` and `unknown` as pending (rule payments/attempt); the last two are a success that goes back. */
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
 * One way (guarantee/legal-moves). `dropped`: ended by us. `success`: money came, also after the end; what is not wanted
 * of it goes back (guarantee/late-approval).
 */
export const PAYMENT_MOVES: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['unknown', 'pending', 'success', 'declined', 'error', 'expired', 'dropped'],
  unknown: ['pending', 'success', 'declined', 'error', 'expired'],
  pending: ['success', 'declined', 'error', 'expired', 'dropped'],
  success: [],
  declined: ['success'],
  error: ['success'],
  expired: ['success'],
  dropped: ['success'],
};

export const canPaymentMove = ({ from, to }: { from: PaymentStatus; to: PaymentStatus }): boolean =>
  PAYMENT_MOVES[from].includes(to);

const AWAITED: readonly PaymentStatus[] = ['created', ...IN_FLIGHT_STATUSES];

export const hasEnded = (status: PaymentStatus): boolean => !AWAITED.includes(status);

/**
 * Ignores old, repeated and illegal messages: they may arrive in any order (guarantee/event-order,
 * guarantee/duplicate-events). A voided charge was paid first.
 */
export function settlePaymentStatus({
  from,
  gateway,
}: {
  from: PaymentStatus;
  gateway: GatewayStatus;
}): PaymentStatus {
  const to = gateway === 'approved' || gateway === 'voided' ? 'success' : gateway;
  return canPaymentMove({ from, to }) ? to : from;
}
