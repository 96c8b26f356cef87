import { isCalendarDate } from '@/lib/domain/time/calendar-date';
import { DAY_MINUTES, toClockTime, toMinutes } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { dayOfMinute } from './night';
import { addDays, type OpeningHours, shiftsOn } from './opening-hours';
import { pausedUntil } from './pauses';
import type { Service, ServiceChoice } from './services';

/** A date and an hour in the branch's time zone. */
export type Hour = { date: string; hour: string };
/** `full`: the hour is still ahead, but as many orders hold the slot as it takes (rule branches/slot-places). */
type Slot = Hour & { available: boolean; full: boolean };
/** An hour with the day to which it belongs (rule branches/night). */
export type DayHour = Hour & { day: string };
/** Orders that hold a place, by day and hour (`slotKey`). */
export type TakenSlots = ReadonlyMap<string, number>;

/** How a branch takes orders for later. */
export type Scheduling = {
  /** To prepare, and to bring where it is brought: no slot is sooner. */
  leadMinutes: number;
  /** Today counts. */
  days: number;
  slotMinutes: number;
  /** So many orders a slot takes; null: any number. */
  slotOrders: number | null;
};

/** Days of a branch that sets none. */
export const SCHEDULE_DAYS = 14;
export const SLOT_MINUTES = 30;

export const slotKey = ({ date, hour }: Hour): string => `${date} ${hour}`;

/** Whether a branch takes orders of a service for later (rule branches/slots): of deliveries it says so itself. */
export const takesHours = ({
  service,
  services,
  days,
}: {
  service: Service;
  services: readonly ServiceChoice[];
} & Pick<Scheduling, 'days'>): boolean => {
  if (days === 0 || (service !== 'delivery' && service !== 'take_away')) return false;
  return services.includes(service === 'delivery' ? 'schedule' : service);
};

type Asked = {
  hours: OpeningHours;
  now: Date;
  service?: string;
  taken?: TakenSlots;
} & Pick<Scheduling, 'leadMinutes' | 'slotMinutes' | 'slotOrders'>;

type Bound = { hours: OpeningHours; service?: string };

const shiftsOf =
  ({ hours, service }: Bound) =>
  (date: string) =>
    shiftsOn({ hours, date, ...(service === undefined ? {} : { service }) });

/** The day to which a moment of a date belongs for a service (rule branches/night). */
const dayOf = ({ date, minute, ...bound }: Bound & { date: string; minute: number }): string =>
  dayOfMinute({ date, minute, spansOn: shiftsOf(bound) });

/** The day to which a slot belongs: the one before its date where it ends a night (rule branches/night). */
export const slotDay = ({ slot: { date, hour }, ...bound }: Bound & { slot: Hour }): string =>
  dayOf({ ...bound, date, minute: toMinutes(hour) });

/**
 * Lists slots from the beginning of each of the day's shifts, past midnight too; they are free from `leadMinutes` and the
 * end of a pause on (rule branches/slots, rule branches/pause), and full once `slotOrders` of them are taken (rule branches/slot-places).
 */
export function listSlots({
  day,
  now,
  leadMinutes,
  slotMinutes,
  slotOrders,
  taken,
  ...bound
}: Asked & { day: string }): Slot[] {
  const minutes = new Set<number>();
  for (const { start, end } of shiftsOf(bound)(day)) {
    for (let minute = start; minute < end; minute += slotMinutes) minutes.add(minute);
  }
  const pausedTo = pausedUntil({ pauses: bound.hours.pauses, service: bound.service, at: now });
  const earliest = Math.max(now.getTime() + leadMinutes * 60_000, pausedTo?.getTime() ?? 0);
  const next = addDays(day, 1);
  return [...minutes]
    .sort((a, b) => a - b)
    .flatMap((minute) => {
      const [date, inDate] = minute < DAY_MINUTES ? [day, minute] : [next, minute - DAY_MINUTES];
      const { at, exists } = toInstant({ date, minute: inDate, timezone: bound.hours.timezone });
      if (!exists || dayOf({ ...bound, date, minute: inDate }) !== day) return [];
      const hour = toClockTime(inDate);
      const isAhead = at.getTime() >= earliest;
      const isFull = slotOrders !== null && (taken?.get(slotKey({ date, hour })) ?? 0) >= slotOrders;
      return [{ date, hour, available: isAhead && !isFull, full: isAhead && isFull }];
    });
}

/** The branch's days from the one whose shift runs now, or from today. */
function listDays({ now, days, ...bound }: Bound & { now: Date } & Pick<Scheduling, 'days'>): string[] {
  if (days === 0) return [];
  const today = localMoment({ at: now, timezone: bound.hours.timezone });
  const first = dayOf({ ...bound, ...today });
  const all = Array.from({ length: days + 1 }, (_, ahead) => addDays(today.date, ahead - 1));
  return all.filter((day) => day >= first);
}

/** Whether a day is one of the branch's days (rule branches/slots). */
export const isSchedulable = ({
  day,
  ...asked
}: Bound & { day: string; now: Date } & Pick<Scheduling, 'days'>): boolean =>
  isCalendarDate(day) && listDays(asked).includes(day);

/** The slot of that date and hour among the branch's days; null where there is none. */
export function findSlot({ slot, ...asked }: Asked & Pick<Scheduling, 'days'> & { slot: Hour }): Slot | null {
  const { date, hour } = slot;
  if (!isCalendarDate(date)) return null;
  const day = slotDay({ ...asked, slot });
  if (!isSchedulable({ ...asked, day })) return null;
  return listSlots({ ...asked, day }).find((one) => one.date === date && one.hour === hour) ?? null;
}

/** The first slot that can be taken (rule branches/next-slot); null where there is none within the branch's days. */
export function findNextSlot(asked: Asked & Pick<Scheduling, 'days'>): DayHour | null {
  for (const day of listDays(asked)) {
    const free = listSlots({ ...asked, day }).find(({ available }) => available);
    if (free) return { date: free.date, hour: free.hour, day };
  }
  return null;
}

/** The branch's days without those before its first slot, free or full (rule branches/slots); all where it has none. */
export function listOfferedDays(asked: Asked & Pick<Scheduling, 'days'>): string[] {
  const days = listDays(asked);
  const first = days.findIndex((day) =>
    listSlots({ ...asked, day }).some(({ available, full }) => available || full),
  );
  return days.slice(Math.max(0, first));
}
