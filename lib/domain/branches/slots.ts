import { isCalendarDate } from '@/lib/domain/time/calendar-date';
import { DAY_MINUTES, toClockTime } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { addDays, type OpeningHours, shiftsOn } from './opening-hours';

type Slot = { hour: string; available: boolean };

/** How a branch takes orders for later. */
export type Scheduling = {
  /** To prepare: no slot is sooner. */
  leadMinutes: number;
  /** Today counts. */
  days: number;
  slotMinutes: number;
};

/** Of a branch that says nothing. */
export const SCHEDULE_DAYS = 14;
export const SLOT_MINUTES = 30;

/** True on each of the branch's days from today by its clock. */
export function isSchedulable({
  date,
  now,
  timezone,
  days,
}: {
  date: string;
  now: Date;
  timezone: string;
} & Pick<Scheduling, 'days'>): boolean {
  const today = localMoment({ at: now, timezone }).date;
  return isCalendarDate(date) && date >= today && date < addDays(today, days);
}

/** From the beginning of each shift, also past midnight (rule branches/slots). Free from `leadMinutes` on. */
export function listSlots({
  hours,
  date,
  now,
  leadMinutes,
  slotMinutes,
  service,
}: {
  hours: OpeningHours;
  date: string;
  now: Date;
  service?: string;
} & Pick<Scheduling, 'leadMinutes' | 'slotMinutes'>): Slot[] {
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
    for (let minute = start; minute < end; minute += slotMinutes) {
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
