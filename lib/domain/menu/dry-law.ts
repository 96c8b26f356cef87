import { DAY_MINUTES, toClockTime, toMinutes } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { printHour } from '@/lib/domain/time/print-hour';

/** `YYYY-MM-DD HH:MM` by the clock of the place; such words sort as their times do. */
type LocalHour = string;

/** No alcohol is sold from `from` until `to`, when it is sold again (rule menu/dry-law). */
export type DryPeriod = { from: LocalHour; to: LocalHour };

export function toLocalHour({ at, timezone }: { at: Date; timezone: string }): LocalHour {
  const { date, minute } = localMoment({ at, timezone });
  return `${date} ${toClockTime(minute)}`;
}

/** The span of a slot: the order comes at any minute of it, the last one left out. */
export function slotSpan({
  date,
  hour,
  slotMinutes,
}: {
  date: string;
  hour: string;
  slotMinutes: number;
}): [LocalHour, LocalHour] {
  const last = Math.min(toMinutes(hour) + slotMinutes, DAY_MINUTES) - 1;
  return [`${date} ${hour}`, `${date} ${toClockTime(last)}`];
}

/** Sorts periods and joins those that touch or overlap, so that the end of one is when alcohol is sold again. */
function joinPeriods(periods: readonly DryPeriod[]): DryPeriod[] {
  const joined: DryPeriod[] = [];
  for (const period of [...periods].sort((one, other) => (one.from < other.from ? -1 : 1))) {
    const before = joined.at(-1);
    if (!before || before.to < period.from) joined.push({ ...period });
    else if (before.to < period.to) before.to = period.to;
  }
  return joined;
}

/** The first period that some of a span lies in; null: alcohol is sold. @param span first and last hour of it */
export function findDryPeriod({
  periods,
  span: [first, last],
}: {
  periods: readonly DryPeriod[];
  span: readonly [LocalHour, LocalHour];
}): DryPeriod | null {
  return joinPeriods(periods).find(({ from, to }) => from <= last && first < to) ?? null;
}

/** Days before a dry law from which a diner who orders ahead is told of it. */
const TOLD_DAYS = 3;

/** The period that holds, or begins within three days. */
export function comingDryPeriod({
  periods,
  now,
  timezone,
}: {
  periods: readonly DryPeriod[];
  now: Date;
  timezone: string;
}): DryPeriod | null {
  const last = new Date(now.getTime() + TOLD_DAYS * 86_400_000);
  return findDryPeriod({
    periods,
    span: [toLocalHour({ at: now, timezone }), toLocalHour({ at: last, timezone })],
  });
}

/** Prints an hour as people say it: «lunes, 1 de junio, 6:00 a. m.». */
export function printLocalHour({ hour, locale }: { hour: LocalHour; locale: string }): string {
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return `${day.format(new Date(`${hour.slice(0, 10)}T00:00:00Z`))}, ${printHour(hour.slice(11), locale)}`;
}
