import type { StaffScreen } from './screens';

/** The kinds of what waits for who answers for a restaurant, the worst first (rule staff/alarms). */
export const ALARM_KINDS = [
  'unaccepted',
  'unwatched',
  'gateway',
  'mismatch',
  'refund_stuck',
  'refund_by_hand',
  'transfer',
  'unclosed',
  'unopened',
  'help',
  'table_call',
  'booking',
  'order_mail',
  'booking_mail',
] as const;
export type AlarmKind = (typeof ALARM_KINDS)[number];

/** The screen on which each is mended; null: none of the restaurant's own mends it. */
export const ALARM_SCREENS: Record<AlarmKind, StaffScreen | null> = {
  unaccepted: 'board',
  unwatched: 'board',
  unopened: 'board',
  gateway: null,
  mismatch: 'money',
  refund_stuck: 'money',
  refund_by_hand: 'money',
  transfer: 'money',
  unclosed: 'close',
  help: 'help',
  table_call: 'tables',
  booking: 'bookings',
  order_mail: 'orders',
  booking_mail: 'bookings',
};

/** Something is lost while these wait: an order, a party, money. */
const URGENT: readonly AlarmKind[] = ['unaccepted', 'unwatched', 'gateway', 'mismatch', 'table_call'];
export const isUrgent = (kind: AlarmKind): boolean => URGENT.includes(kind);

/** Minutes after which each is told; any other is told at once. */
export const ALARM_MINUTES = {
  /** Boards are closed for a moment while people change screens. */
  unwatched: 10,
  refund_stuck: 60,
  transfer: 60,
  help: 10,
  table_call: 5,
  booking: 60,
} as const satisfies Partial<Record<AlarmKind, number>>;

/** The last tries of a gateway that are looked at. */
export const GATEWAY_MINUTES = 30;
const FEW_FAILURES = 3;

/** A gateway is down where most of several tries had no answer or an error; one card that fails is none of it. */
export const isFailing = ({ failed, answered }: { failed: number; answered: number }): boolean =>
  failed >= FEW_FAILURES && failed > answered;

/** A message that was tried so often has failed for minutes, and is tried again. */
export const FAILING_TRIES = 3;

type Ranked = { kind: AlarmKind; since: string };

/** The worst first, and of a kind the oldest. */
export const byWorst = <A extends Ranked>(alarms: readonly A[]): A[] =>
  [...alarms].sort(
    (one, other) =>
      ALARM_KINDS.indexOf(one.kind) - ALARM_KINDS.indexOf(other.kind) ||
      Date.parse(one.since) - Date.parse(other.since),
  );
