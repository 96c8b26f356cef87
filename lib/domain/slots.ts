import { TZDate } from '@date-fns/tz';
import { addDays, type OpeningHours, shiftsOn } from './opening-hours';

export type Slot = { hour: string; available: boolean };

/** Minutes between two slots. */
export const SLOT_MINUTES = 30;
const DAY_MINUTES = 1_440;

/** Whether a text is a day of the calendar: `2026-02-30` is not. */
export function isCalendarDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === date;
}

/** The instant at which a zone's clocks show a minute of a day; null for one that the clocks skip. */
function instantOf({
  date,
  minute,
  timezone,
}: {
  date: string;
  minute: number;
  timezone: string;
}): number | null {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const at = new TZDate(year, month - 1, day, Math.floor(minute / 60), minute % 60, timezone);
  const shown = at.getHours() * 60 + at.getMinutes();
  return shown === minute ? at.getTime() : null;
}

/**
 * The slots of one calendar day of a branch (decision 47): every half hour from the start of each
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
      const at = instantOf({ date, minute, timezone: hours.timezone });
      if (at === null) return [];
      const hour = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      return [{ hour, available: at >= earliest }];
    });
}
