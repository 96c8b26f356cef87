import type { BookingKind, BookingState } from '@/lib/domain/booking/booking-states';
import type { DepositState } from '@/lib/domain/booking/deposit';
import { addDays } from '@/lib/domain/branches/opening-hours';
import { toMinutes } from '@/lib/domain/time/clock-time';
import { toInstant } from '@/lib/domain/time/zoned-time';

/** A booking as far as the day needs it. Instants are ISO. */
export type DayBooking = {
  id: number;
  kind: BookingKind;
  state: BookingState;
  starts_at: string;
  ends_at: string;
  seats_from: string | null;
  seated_at: string | null;
  no_show_at: string | null;
  tables: readonly { id: number }[];
  deposit: { state: DepositState } | null;
  order: { sent_at: string | null } | null;
};

/** A party is late so long after its hour. */
const LATE_MS = 15 * 60_000;
const MINUTE_MS = 60_000;

/** How a booking stands for the host, in the words of the screen (rule staff/bookings). */
export type HostState =
  | 'to_pay'
  | 'to_decide'
  | 'expected'
  | 'late'
  | 'seated'
  | 'overtime'
  | 'gone'
  | 'no_show'
  | 'cancelled'
  | 'waiting'
  | 'block';

const isUnpaid = ({ deposit }: DayBooking): boolean =>
  deposit?.state === 'to_pay' || deposit?.state === 'on_its_way';

/** Tables are given back when a party goes, and not when its time is over. */
function seatedState({ tables, ends_at: endsAt }: DayBooking, now: Date): HostState {
  if (tables.length === 0) return 'gone';
  return Date.parse(endsAt) <= now.getTime() ? 'overtime' : 'seated';
}

export function hostStateOf(booking: DayBooking, now: Date): HostState {
  const {
    kind,
    state,
    seated_at: seatedAt,
    no_show_at: noShowAt,
    starts_at: startsAt,
    ends_at: endsAt,
  } = booking;
  if (state === 'cancelled') return 'cancelled';
  if (kind === 'block') return Date.parse(endsAt) <= now.getTime() ? 'gone' : 'block';
  if (noShowAt !== null) return 'no_show';
  if (seatedAt !== null) return seatedState(booking, now);
  if (state === 'waiting_list') return 'waiting';
  if (state === 'pending') return isUnpaid(booking) ? 'to_pay' : 'to_decide';
  return now.getTime() - Date.parse(startsAt) > LATE_MS ? 'late' : 'expected';
}

/** Nothing more is done with it; it stays to be read. */
export const isOver = (state: HostState): boolean =>
  state === 'gone' || state === 'no_show' || state === 'cancelled';

/** That a party did not come is taken back for so long. */
const TAKE_BACK_MS = 15 * MINUTE_MS;

/** Money that was kept is not given back by it. */
export const mayExpectAgain = ({
  noShowAt,
  hasDeposit,
  now,
}: {
  noShowAt: Date;
  hasDeposit: boolean;
  now: Date;
}): boolean => !hasDeposit && now.getTime() - noShowAt.getTime() <= TAKE_BACK_MS;

/** A wrong tap is taken back, where nothing went to the kitchen or the bill yet. */
function mayTakeBack(booking: DayBooking, state: HostState, now: Date): boolean {
  const { kind, no_show_at: noShowAt, deposit, order } = booking;
  if (state === 'no_show')
    return mayExpectAgain({ noShowAt: new Date(noShowAt ?? 0), hasDeposit: deposit !== null, now });
  const isKept = deposit !== null && deposit.state !== 'paid';
  return kind === 'booking' && state === 'seated' && (order?.sent_at ?? null) === null && !isKept;
}

const isToCome = (state: HostState): boolean => state === 'expected' || state === 'late';

/** Its party comes on another day, and is not seated before (rule staff/bookings). */
export const isForLater = (booking: DayBooking, now: Date): boolean =>
  isToCome(hostStateOf(booking, now)) &&
  booking.seats_from !== null &&
  now.getTime() < Date.parse(booking.seats_from);

/** The host may do this with it now; each is refused by the server in the same cases. */
export function hostActions(booking: DayBooking, now: Date) {
  const state = hostStateOf(booking, now);
  const isBooking = booking.kind === 'booking';
  const hasBegun = Date.parse(booking.starts_at) < now.getTime();
  const hasEnded = Date.parse(booking.ends_at) <= now.getTime();
  const comes = isToCome(state);
  return {
    approve: (state === 'to_decide' || state === 'waiting') && !hasBegun,
    decline: isBooking && ['to_pay', 'to_decide', 'expected', 'late', 'waiting'].includes(state) && !hasEnded,
    seat: comes && !hasEnded && !isForLater(booking, now),
    noShow: comes && hasBegun,
    move: (comes || state === 'to_decide' || state === 'to_pay' || state === 'seated') && !hasEnded,
    takeBack: mayTakeBack(booking, state, now),
    free: state === 'seated' || state === 'overtime' || state === 'block',
  };
}

const byTime = <B extends DayBooking>(one: B, other: B): number =>
  Date.parse(one.starts_at) - Date.parse(other.starts_at) || one.id - other.id;

/** A stay in the row of a table: minutes past the beginning of the span, by instants. */
export type Stay<B> = { booking: B; from: number; to: number };

type Span = { from: string; to: string };

/** A party that sits beyond its time has the table until now. */
function stayOf<B extends DayBooking>(booking: B, span: Span, now: Date): Stay<B> {
  const begin = Date.parse(span.from);
  const sat = booking.seated_at === null ? Number.POSITIVE_INFINITY : Date.parse(booking.seated_at);
  const from = Math.min(Date.parse(booking.starts_at), sat);
  const isSeated = hostStateOf(booking, now) === 'overtime';
  const to = isSeated ? Math.max(Date.parse(booking.ends_at), now.getTime()) : Date.parse(booking.ends_at);
  const minute = (at: number) => Math.round((Math.min(at, Date.parse(span.to)) - begin) / MINUTE_MS);
  const first = Math.max(0, minute(from));
  return { booking, from: first, to: Math.max(first + 1, minute(to)) };
}

/**
 * The day by table: each stay in the row of each of its tables, in the order of time. Who waits for a place, and who has no table of
 * those, stand apart. What is over is in no row.
 */
export function rowsOfDay<B extends DayBooking, T extends { id: number }>({
  bookings,
  tables,
  span,
  now,
}: {
  bookings: readonly B[];
  tables: readonly T[];
  span: Span;
  now: Date;
}) {
  const live = bookings.filter((one) => !isOver(hostStateOf(one, now))).sort(byTime);
  const known = new Set(tables.map(({ id }) => id));
  const rows = tables.map((table) => ({
    table,
    stays: live
      .filter((one) => one.tables.some(({ id }) => id === table.id))
      .map((one) => stayOf(one, span, now)),
  }));
  const apart = live.filter((one) => !one.tables.some(({ id }) => known.has(id)));
  return {
    rows,
    waiting: apart.filter(({ state }) => state === 'waiting_list'),
    unplaced: apart.filter(({ state }) => state !== 'waiting_list'),
  };
}

/** The hours of a span, as instants: one a column. A night whose clocks change has 23 or 25 hours, and so many columns. */
export function columnsOf({ from, to }: Span): string[] {
  const begin = Date.parse(from);
  const count = Math.max(1, Math.ceil((Date.parse(to) - begin) / (60 * MINUTE_MS)));
  return Array.from({ length: count }, (_none, hour) =>
    new Date(begin + hour * 60 * MINUTE_MS).toISOString(),
  );
}

/** The day by hour: what begins at one time stands under one heading, and after midnight is still the same day (rule branches/night). */
export function hoursOfDay<B extends DayBooking & { date: string; hour: string; day: string }>(
  bookings: readonly B[],
): { key: string; hour: string; isNight: boolean; bookings: B[] }[] {
  const groups = new Map<string, { key: string; hour: string; isNight: boolean; bookings: B[] }>();
  for (const booking of [...bookings].sort(byTime)) {
    const { starts_at: key, hour, date, day } = booking;
    const group = groups.get(key) ?? { key, hour, isNight: date > day, bookings: [] };
    groups.set(key, { ...group, bookings: [...group.bookings, booking] });
  }
  return [...groups.values()];
}

/** How many come on a day: parties with a table, and who waits for the host. */
export function countsOf<B extends DayBooking & { people: number | null }>(
  bookings: readonly B[],
  now: Date,
) {
  const coming = bookings.filter((one) => {
    const state = hostStateOf(one, now);
    return one.kind !== 'block' && !['cancelled', 'no_show', 'waiting'].includes(state);
  });
  return {
    parties: coming.length,
    people: coming.reduce((sum, { people }) => sum + (people ?? 0), 0),
    toDecide: bookings.filter((one) => hostStateOf(one, now) === 'to_decide').length,
  };
}

/**
 * How a table is in a span of time. A party that sits beyond its time still has its table.
 * @returns `by`: who has it then, who sits there before who comes; `next`: who comes first after its beginning
 */
export function freeOf<B extends DayBooking>({
  bookings,
  tableId,
  span,
  exceptId,
  now,
}: {
  bookings: readonly B[];
  tableId: number;
  span: Span;
  exceptId: number | null;
  now: Date;
}): { isFree: boolean; by: B | null; next: B | null } {
  const [from, to] = [Date.parse(span.from), Date.parse(span.to)];
  const others = bookings
    .filter((one) => one.id !== exceptId && one.tables.some(({ id }) => id === tableId))
    .filter((one) => !isOver(hostStateOf(one, now)))
    .sort(byTime);
  const taking = others.filter((one) => {
    const sits = hostStateOf(one, now) === 'overtime';
    const end = sits ? Math.max(Date.parse(one.ends_at), now.getTime() + 1) : Date.parse(one.ends_at);
    return Date.parse(one.starts_at) < to && from < end;
  });
  const by = taking.find((one) => sitsNow(one, now)) ?? taking[0] ?? null;
  return { isFree: by === null, by, next: others.find((one) => Date.parse(one.starts_at) >= from) ?? null };
}

/** Somebody is at its tables, within their time or beyond it. */
export const sitsNow = (booking: DayBooking, now: Date): boolean =>
  ['seated', 'overtime'].includes(hostStateOf(booking, now));

/** The date of an hour that somebody says of a day: the next one where that is in the day's night (rule branches/night). */
export function nightDateOf({
  day: { date, timezone, span },
  hour,
}: {
  day: { date: string; timezone: string; span: Span };
  hour: string;
}): string {
  const minute = toMinutes(hour);
  const next = addDays(date, 1);
  const isBefore = toInstant({ date, minute, timezone }).at.getTime() < Date.parse(span.from);
  const isInNight = toInstant({ date: next, minute, timezone }).at.getTime() < Date.parse(span.to);
  return isBefore && isInNight ? next : date;
}
