import { DAY_MINUTES, toClockTime, toMinutes } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { type Pause, pausedUntil } from './pauses';

const DAY_MS = 86_400_000;

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

type Shift<Choice extends string = string> = {
  days: readonly Weekday[];
  open: string;
  close: string;
  services: readonly Choice[] | null;
};

export type OpeningHours = {
  timezone: string;
  weekly: readonly Shift[];
  exceptions: readonly {
    from: string;
    to: string | null;
    name: string;
    shifts: readonly { open: string; close: string }[];
  }[];
  /** Left out where none runs (rule branches/pause). */
  pauses?: readonly Pause[] | undefined;
};

/**
 * `next` opening within seven days; `until` the end of consecutive shifts, `HH:MM`, null if 24 hours away or more.
 * `paused`: it would be open.
 */
export type OpenState =
  | { open: true; until: string | null }
  | { open: false; next: { day: Weekday; time: string; inDays: number } | null; paused?: true };

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export function weekdayOf(date: string): Weekday {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(sundayFirst + 6) % 7] ?? 'mon';
}

/** The shifts that begin on a day; an exception replaces the week. `end` may pass midnight. */
export function shiftsOn({ hours, date, service }: { hours: OpeningHours; date: string; service?: string }) {
  const exception = hours.exceptions.find(({ from, to }) => from <= date && (to === null || date <= to));
  const day = weekdayOf(date);
  const shifts = exception
    ? exception.shifts
    : hours.weekly.filter(
        (shift) =>
          shift.days.includes(day) &&
          (!service || shift.services === null || shift.services.includes(service)),
      );
  return shifts
    .map(({ open, close }) => {
      const start = toMinutes(open);
      const end = toMinutes(close);
      return { open, close, start, end: end <= start ? end + DAY_MINUTES : end };
    })
    .sort((a, b) => a.start - b.start);
}

/** The minute at which consecutive shifts end; null when none runs. */
function runningUntil({
  hours,
  date,
  minute,
  service,
}: {
  hours: OpeningHours;
  date: string;
  minute: number;
  service?: string;
}): number | null {
  const asked = service === undefined ? {} : { service };
  const spans = [-1, 0, 1, 2].flatMap((inDays) =>
    shiftsOn({ hours, date: addDays(date, inDays), ...asked }).map(({ start, end }) => ({
      start: start + inDays * DAY_MINUTES,
      end: end + inDays * DAY_MINUTES,
    })),
  );
  let until = minute;
  for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
    if (start <= until && end > until) until = end;
  }
  return until > minute ? until : null;
}

type Asked = { hours: OpeningHours; at: Date; service?: string };

/** The state that the shifts alone say. */
function resolveShifts({ hours, at, service }: Asked): OpenState {
  const { date, minute } = localMoment({ at, timezone: hours.timezone });
  const asked = service === undefined ? {} : { service };
  const until = runningUntil({ hours, date, minute, ...asked });
  if (until !== null) return { open: true, until: until - minute < DAY_MINUTES ? toClockTime(until) : null };
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const day = addDays(date, inDays);
    const next = shiftsOn({ hours, date: day, ...asked }).find((one) => inDays > 0 || one.start > minute);
    if (next) return { open: false, next: { day: weekdayOf(day), time: next.open, inDays } };
  }
  return { open: false, next: null };
}

/**
 * Whether a branch is open, in its own zone (rule branches/hours). A shift past midnight belongs to the day it began. While a
 * pause runs it is closed, and opens when that is over, or with the shift after it (rule branches/pause).
 */
export function resolveOpenState(asked: Asked): OpenState {
  const { hours, at, service } = asked;
  const state = resolveShifts(asked);
  const end = pausedUntil({ pauses: hours.pauses, service, at });
  if (end === null) return state;
  const then = resolveShifts({ ...asked, at: end });
  const paused = state.open ? { paused: true as const } : {};
  const { date, minute } = localMoment({ at: end, timezone: hours.timezone });
  const today = localMoment({ at, timezone: hours.timezone }).date;
  const days = Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);
  if (then.open)
    return {
      open: false,
      next: { day: weekdayOf(date), time: toClockTime(minute), inDays: days },
      ...paused,
    };
  return { open: false, next: then.next && { ...then.next, inDays: then.next.inDays + days }, ...paused };
}
