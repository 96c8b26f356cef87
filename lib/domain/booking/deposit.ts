import type { BookingState } from '@/lib/domain/booking/booking-states';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { toMinutes } from '@/lib/domain/time/clock-time';
import { toInstant } from '@/lib/domain/time/zoned-time';

const HOUR_MS = 3_600_000;

/** The deposit that a branch asks for (rule booking/deposit). */
export type DepositRules = {
  perPersonMinor: number;
  /** Smaller parties pay none. */
  fromPeople: number;
  /** It comes back to who cancels until so long before the hour. */
  refundHours: number;
};

/** The deposit of a party in minor units; null where none is asked of its size. */
export function depositMinorOf({
  deposit,
  people,
}: {
  deposit: DepositRules | null;
  people: number;
}): number | null {
  return deposit && people >= deposit.fromPeople ? deposit.perPersonMinor * people : null;
}

/** At that moment it comes back no more. */
export const refundEnd = ({ startsAt, refundHours }: { startsAt: Date; refundHours: number }): Date =>
  new Date(startsAt.getTime() - refundHours * HOUR_MS);

/** Until when the deposit of an hour that is chosen comes back; null once that is over (rule booking/deposit). */
export function refundEndOfHour({
  date,
  hour,
  timezone,
  refundHours,
  now,
}: {
  date: string;
  hour: string;
  timezone: string;
  refundHours: number;
  now: Date;
}): Date | null {
  const { at: startsAt } = toInstant({ date, minute: toMinutes(hour), timezone });
  const end = refundEnd({ startsAt, refundHours });
  return now < end ? end : null;
}

/** For a booking that was moved: a window that is over stays over, whatever the new hour. */
export const movedRefundEnd = ({
  until,
  now,
  ...moved
}: {
  until: Date;
  now: Date;
  startsAt: Date;
  refundHours: number;
}): Date => (until <= now ? until : refundEnd(moved));

export const DEPOSIT_STATES = [
  'to_pay',
  'on_its_way',
  'paid',
  'on_the_account',
  'kept',
  /** Its account is closed, or staff took it off the bill by hand. */
  'taken_off',
  'refund_due',
  'refunded',
  /** It was not paid, and its booking is over. */
  'unpaid',
] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** Sums of its payments in minor units, as far as money came: what came, what of that goes back, and what was given. */
export type DepositMoney = {
  status: OrderStatus;
  isPaid: boolean;
  isOnItsWay: boolean;
  isOnTheAccount: boolean;
  isSeated: boolean;
  cameMinor: number;
  refundsMinor: number;
  givenMinor: number;
};

/** Where the money is (rule booking/deposit). */
export function depositState(money: DepositMoney): DepositState {
  const { status, isPaid, isOnItsWay, isOnTheAccount, isSeated } = money;
  const { cameMinor, refundsMinor, givenMinor } = money;
  if (isOnTheAccount) return 'on_the_account';
  if (cameMinor > refundsMinor) {
    if (status !== 'finished') return 'paid';
    return isSeated ? 'taken_off' : 'kept';
  }
  if (status === 'in_progress' && !isPaid) return isOnItsWay ? 'on_its_way' : 'to_pay';
  if (refundsMinor === 0) return 'unpaid';
  return givenMinor < refundsMinor ? 'refund_due' : 'refunded';
}

/** Where a deposit goes when its booking ends before its party sat. @param byBranch declined or cancelled by it */
export const comesBack = ({ until, byBranch, now }: { until: Date; byBranch: boolean; now: Date }): boolean =>
  byBranch || now < until;

/** A booking that has its tables waits for its money first; null where it waits for none. */
export function moneyAwaited({
  state,
  deposit,
}: {
  state: BookingState;
  deposit: { state: DepositState } | null;
}): 'to_pay' | 'on_its_way' | null {
  if (state !== 'pending' || !deposit) return null;
  return deposit.state === 'to_pay' || deposit.state === 'on_its_way' ? deposit.state : null;
}
