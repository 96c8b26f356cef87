import { hasEnded, IN_FLIGHT_STATUSES, type PaymentStatus } from './payment-status';

/** Minor units: what was asked for, what of it goes back, and how much of that was given. */
export type PaymentSums = {
  status: PaymentStatus;
  amountMinor: number;
  refundsMinor: number;
  givenMinor: number;
};

const sumOf = <T>(list: readonly T[], amountOf: (one: T) => number) =>
  list.reduce((sum, one) => sum + amountOf(one), 0);

/** What its order keeps of it. */
export const keptMinor = ({ status, amountMinor, refundsMinor }: PaymentSums): number =>
  status === 'success' ? amountMinor - refundsMinor : 0;

const inFlightMinor = ({ status, amountMinor }: PaymentSums): number =>
  IN_FLIGHT_STATUSES.some((one) => one === status) ? amountMinor : 0;

type Bill = { totalMinor: number; payments: readonly PaymentSums[] };

/** What may still be asked for: what is kept and what is on its way are not asked for twice (guarantee/one-charge). */
export const leftToPayMinor = ({ totalMinor, payments }: Bill): number =>
  Math.max(0, totalMinor - sumOf(payments, keptMinor) - sumOf(payments, inFlightMinor));

/** Whether an order has its money (rule orders/kitchen). */
export const isCovered = ({ totalMinor, payments }: Bill): boolean =>
  sumOf(payments, keptMinor) >= totalMinor;

/**
 * What of money that came must go back (guarantee/late-approval). @param isWanted its attempt had not ended and its order
 * waits for it @param payments the other attempts
 */
export function unwantedMinor({
  amountMinor,
  isWanted,
  totalMinor,
  payments,
}: Bill & { amountMinor: number; isWanted: boolean }): number {
  const wanted = isWanted ? Math.max(0, totalMinor - sumOf(payments, keptMinor)) : 0;
  return Math.max(0, amountMinor - wanted);
}

/** One that forbids another try (rule payments/attempt). */
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
