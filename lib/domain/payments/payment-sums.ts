import { hasEnded, type PaymentStatus } from './payment-status';

/** Minor units: what was asked for, what of it goes back, and how much of that was given. */
export type PaymentSums = {
  status: PaymentStatus;
  amountMinor: number;
  refundsMinor: number;
  givenMinor: number;
};

/** What its order keeps of it. */
export const keptMinor = ({ status, amountMinor, refundsMinor }: PaymentSums): number =>
  status === 'success' ? amountMinor - refundsMinor : 0;

/** A live attempt forbids another one (guarantee/one-charge). */
export const isLivePayment = (payment: PaymentSums): boolean =>
  !hasEnded(payment.status) || keptMinor(payment) > 0;

export const isPaid = (payment: PaymentSums): boolean =>
  payment.status === 'success' && standingOf(payment) === 'success';

/** What became of the money of a success (rule payments/money-back). */
export function standingOf({
  amountMinor,
  refundsMinor,
  givenMinor,
}: PaymentSums): 'success' | 'refund_due' | 'refunded' {
  if (amountMinor === 0 || refundsMinor < amountMinor) return 'success';
  return givenMinor < amountMinor ? 'refund_due' : 'refunded';
}
