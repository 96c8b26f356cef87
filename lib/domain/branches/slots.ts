import { isCalendarDate } from '@/lib/domain/time/calendar-date';
import { DAY_MINUTES, toClockTime } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { addDays, type OpeningHours, shiftsOn } from './opening-hours';
import type { Service, ServiceChoice } from './services';

/** By the branch's clock. */
export type Hour = { date: string; hour: string };
/** `full`: so many orders hold one that could still be taken. */
type Slot = { hour: string; available: boolean; full: boolean };
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

/** Of a branch that says nothing. */
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

type Asked = {
  hours: OpeningHours;
  now: Date;
  service?: string;
  taken?: TakenSlots;
} & Pick<Scheduling, 'leadMinutes' | 'slotMinutes' | 'slotOrders'>;

/** From the beginning of each shift, also past midnight (rule branches/slots). Free from `leadMinutes` on. */
export function listSlots({
  hours,
  date,
  now,
  leadMinutes,
  slotMinutes,
  slotOrders,
  service,
  taken,
}: Asked & { date: string }): Slot[] {
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
      const hour = toClockTime(minute);
      const isAhead = at.getTime() >= earliest;
      const isFull = slotOrders !== null && (taken?.get(slotKey({ date, hour })) ?? 0) >= slotOrders;
      return [{ hour, available: isAhead && !isFull, full: isAhead && isFull }];
    });
}

const daysFrom = ({ now, hours, days }: Asked & Pick<Scheduling, 'days'>): string[] => {
  const today = localMoment({ at: now, timezone: hours.timezone }).date;
  return Array.from({ length: days }, (_, ahead) => addDays(today, ahead));
};

/** The first slot that can be taken (rule branches/next-slot); null where there is none within the branch's days. */
export function findNextSlot(asked: Asked & Pick<Scheduling, 'days'>): Hour | null {
  for (const date of daysFrom(asked)) {
    const free = listSlots({ ...asked, date }).find(({ available }) => available);
    if (free) return { date, hour: free.hour };
  }
  return null;
}

/** The branch's days without those before its first slot, free or full (rule branches/slots); all where it has none. */
export function listOfferedDays(asked: Asked & Pick<Scheduling, 'days'>): string[] {
  const days = daysFrom(asked);
  const first = days.findIndex((date) =>
    listSlots({ ...asked, date }).some(({ available, full }) => available || full),
  );
  return days.slice(Math.max(0, first));
}
