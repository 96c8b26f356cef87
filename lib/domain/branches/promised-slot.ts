import { MOST_PROMISED_MINUTES } from '@/lib/domain/orders/arrival';
import { toClockTime, toMinutes } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { addDays, type OpeningHours } from './opening-hours';
import { type Hour, listSlots, slotKey, type TakenSlots } from './slots';

const MINUTE_MS = 60_000;

type Asked = {
  hours: OpeningHours;
  now: Date;
  /** When an order for now would come if the kitchen were free. */
  from: Date;
  service: string;
  slotMinutes: number;
  slotOrders: number;
  taken: TakenSlots;
};

/** An order that is ready after the last slot of its shift has a slot too, which begins with the clock. */
function slotOutside({ hours, from, slotMinutes }: Pick<Asked, 'hours' | 'from' | 'slotMinutes'>): Hour {
  const { date, minute } = localMoment({ at: from, timezone: hours.timezone });
  return { date, hour: toClockTime(minute - (minute % slotMinutes)) };
}

/**
 * The slot whose place something takes that is never refused, full or not: the one in which it is ready (rule branches/slot-places).
 * @param from when it is ready
 */
export function slotAt(asked: Pick<Asked, 'hours' | 'from' | 'service' | 'slotMinutes'>): Hour {
  const { hours, from, service, slotMinutes } = asked;
  const { date } = localMoment({ at: from, timezone: hours.timezone });
  const running = [addDays(date, -1), date]
    .flatMap((day) =>
      listSlots({
        ...{ hours: { ...hours, pauses: [] }, service, slotMinutes, day },
        ...{ now: from, leadMinutes: 1 - slotMinutes, slotOrders: null },
      }),
    )
    .filter(({ available }) => available)
    .find((slot) => {
      const { at } = toInstant({ ...slot, minute: toMinutes(slot.hour), timezone: hours.timezone });
      return at.getTime() <= from.getTime();
    });
  return running ? { date: running.date, hour: running.hour } : slotOutside(asked);
}

/**
 * The slot whose place an order for now takes, and when it comes: the one in which it would be ready, else the next that has
 * a place (rule branches/slot-places). Null: none within the longest promise.
 */
export function findPromisedSlot(asked: Asked): { slot: Hour; from: Date } | null {
  const { hours, now, from, slotMinutes, slotOrders, taken } = asked;
  const { date } = localMoment({ at: from, timezone: hours.timezone });
  const latest = now.getTime() + MOST_PROMISED_MINUTES * MINUTE_MS;
  const ahead = [addDays(date, -1), date, addDays(date, 1)]
    .flatMap((day) =>
      // From the slot that runs at that moment on.
      listSlots({ ...asked, day, leadMinutes: 1 - slotMinutes, now: from }),
    )
    .filter(({ available, full }) => available || full)
    .map(({ available, ...slot }) => {
      const { at } = toInstant({ ...slot, minute: toMinutes(slot.hour), timezone: hours.timezone });
      return { slot: { date: slot.date, hour: slot.hour }, at, available };
    })
    .filter(({ at }) => at.getTime() <= latest);
  const isInside = ahead.some(({ at }) => at.getTime() <= from.getTime());
  const outside = slotOutside(asked);
  if (!isInside && (taken.get(slotKey(outside)) ?? 0) < slotOrders) return { slot: outside, from };
  const free = ahead.find(({ available }) => available);
  if (!free) return null;
  const isMoved = free.at.getTime() > from.getTime();
  return { slot: free.slot, from: isMoved ? free.at : from };
}
