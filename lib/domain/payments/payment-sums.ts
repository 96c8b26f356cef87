import { hasEnded, IN_FLIGHT_STATUSES, type PaymentStatus } from './payment-status';

/**
 * Minor units: what was asked for, the tip in it that pays no bill (rule payments/shares), what of it goes back, and how
 * much of that was given.
 */
export type PaymentSums = {
  status: PaymentStatus;
  amountMinor: number;
  tipMinor: number;
  refundsMinor: number;
  givenMinor: number;
};

const sumOf = <T>(list: readonly T[], amountOf: (one: T) => number) =>
  list.reduce((sum, one) => sum + amountOf(one), 0);

/** The money that its order keeps, tip and all. */
export const keptMinor = ({ status, amountMinor, refundsMinor }: PaymentSums): number =>
  status === 'success' ? amountMinor - refundsMinor : 0;

/** The part that pays the bill: refunds are taken from that first, then from the tip. */
export const keptOfBillMinor = (payment: PaymentSums): number =>
  Math.max(0, keptMinor(payment) - payment.tipMinor);

const inFlightMinor = ({ status, amountMinor, tipMinor }: PaymentSums): number =>
  IN_FLIGHT_STATUSES.some((one) => one === status) ? amountMinor - tipMinor : 0;

type Bill = { totalMinor: number; payments: readonly PaymentSums[] };

/** The sum of a bill's payments, without their tips. */
export const sumsOfBill = (payments: readonly PaymentSums[]) => ({
  paidMinor: sumOf(payments, keptOfBillMinor),
  inFlightMinor: sumOf(payments, inFlightMinor),
});

/** The sum that may still be asked for: kept money and money on its way are not asked for twice (guarantee/one-charge). */
export function leftToPayMinor({ totalMinor, payments }: Bill): number {
  const { paidMinor, inFlightMinor } = sumsOfBill(payments);
  return Math.max(0, totalMinor - paidMinor - inFlightMinor);
}

/** Whether an order has its money (rule orders/kitchen). */
export const isCovered = ({ totalMinor, payments }: Bill): boolean =>
  sumOf(payments, keptOfBillMinor) >= totalMinor;

/**
 * The part of incoming money that must go back (guarantee/late-approval), its tip too where it pays nothing of the bill.
 * @param isWanted its attempt had not ended and its order waits for it @param payments the other attempts
 */
export function unwantedMinor({
  amountMinor,
  tipMinor,
  isWanted,
  totalMinor,
  payments,
}: Bill & { amountMinor: number; tipMinor: number; isWanted: boolean }): number {
  const wanted = isWanted ? Math.max(0, totalMinor - sumOf(payments, keptOfBillMinor)) : 0;
  const ofBill = amountMinor - tipMinor;
  return wanted === 0 ? amountMinor : Math.max(0, ofBill - wanted);
}

/**
 * The refunds that are due once a bill is smaller than its payments, from the last payment on; a payment that then pays
 * nothing of the bill gives its tip back too (rule payments/shares).
 */
export function surplusOf<P extends PaymentSums>({
  totalMinor,
  payments,
}: {
  totalMinor: number;
  payments: readonly P[];
}): { payment: P; amountMinor: number }[] {
  let surplus = sumOf(payments, keptOfBillMinor) - totalMinor;
  return payments.toReversed().flatMap((payment) => {
    const ofBill = keptOfBillMinor(payment);
    const taken = Math.max(0, Math.min(surplus, ofBill));
    surplus -= taken;
    if (taken === 0) return [];
    return [{ payment, amountMinor: taken === ofBill ? keptMinor(payment) : taken }];
  });
}

/** Whether a payment forbids another try (rule payments/attempt). */
export const isLivePayment = (payment: PaymentSums): boolean =>
  !hasEnded(payment.status) || keptMinor(payment) > 0;

export const isPaid = (payment: PaymentSums): boolean =>
  payment.status === 'success' && standingOf(payment) === 'success';

/** The state of a success's money (rule payments/money-back). */
export function standingOf({
  amountMinor,
  refundsMinor,
  givenMinor,
}: PaymentSums): 'success' | 'refund_due' | 'refunded' {
  if (amountMinor === 0 || refundsMinor < amountMinor) return 'success';
  return givenMinor < amountMinor ? 'refund_due' : 'refunded';
}
