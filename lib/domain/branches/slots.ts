import { isCalendarDate } from '@/lib/domain/time/calendar-date';
import { DAY_MINUTES, toClockTime } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { addDays, type OpeningHours, shiftsOn } from './opening-hours';

export type Slot = { hour: string; available: boolean };

/** Minutes between two slots. */
const SLOT_MINUTES = 30;

/** How far ahead an order can be scheduled, in days of the branch. */
const DAYS_AHEAD = 60;

/** Whether a day is one that an order can be scheduled for: today or later by the branch's clock, and not too far. */
export function isSchedulable({
  date,
  now,
  timezone,
}: {
  date: string;
  now: Date;
  timezone: string;
}): boolean {
  const today = localMoment({ at: now, timezone }).date;
  return isCalendarDate(date) && date >= today && date <= addDays(today, DAYS_AHEAD);
}

/**
 * The slots of one calendar day of a branch (rule branches/slots): every half hour from the start of each
 * shift to its end, and what a shift of the day before leaves after midnight. A slot can be taken
 * when it is at least `leadMinutes` away.
 */
export function listSlots({
  hours,
  date,
  now,
  leadMinutes,
  service,
}: {
  hours: OpeningHours;
  date: string;
  now: Date;
  leadMinutes: number;
  service?: string;
}): Slot[] {
  const asked = service === undefined ? {} : { service };
  const spans = [
    ...shiftsOn({ hours, date: addDays(date, -1), ...asked }).map(({ start, end }) => ({
      start: start - DAY_MINUTES,
      end: end - DAY_MINUTES,
    })),
    ...shiftsOn({ hours, date, ...asked }),
  ];
  const minutes = new Set<number>();
  for (const { start, end } of spans) {
    for (let minute = start; minute < end; minute += SLOT_MINUTES) {
      if (minute >= 0 && minute < DAY_MINUTES) minutes.add(minute);
    }
  }
  const earliest = now.getTime() + leadMinutes * 60_000;
  return [...minutes]
    .sort((a, b) => a - b)
    .flatMap((minute) => {
      const { at, exists } = toInstant({ date, minute, timezone: hours.timezone });
      if (!exists) return [];
      return [{ hour: toClockTime(minute), available: at.getTime() >= earliest }];
    });
}
