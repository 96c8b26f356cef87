import { MOST_PROMISED_MINUTES } from '@/lib/domain/orders/arrival';
import { toClockTime } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { addDays, type OpeningHours } from './opening-hours';
import { type Hour, listSlots, slotKey, type TakenSlots } from './slots';

const MINUTE_MS = 60_000;
/** As many as a board has room for. */
const MOST_SLOTS = 6;

export type LoadedSlot = Hour & { taken: number };

/**
 * The slots that run or come next within the longest promise, six at most, each with what it holds: those of every shift, and those
 * outside of one that hold something (rule branches/slot-places).
 */
export function slotsAhead({
  hours,
  now,
  slotMinutes,
  taken,
}: {
  hours: OpeningHours;
  now: Date;
  slotMinutes: number;
  taken: TakenSlots;
}): LoadedSlot[] {
  const { timezone } = hours;
  const keyAt = (minutes: number): string => {
    const { date, minute } = localMoment({ at: new Date(now.getTime() + minutes * MINUTE_MS), timezone });
    return slotKey({ date, hour: toClockTime(minute) });
  };
  const [first, last] = [keyAt(1 - slotMinutes), keyAt(MOST_PROMISED_MINUTES)];
  const today = first.slice(0, 10);
  const own = [addDays(today, -1), today, addDays(today, 1)].flatMap((day) =>
    listSlots({ hours, day, now, leadMinutes: 0, slotMinutes, slotOrders: null }).map(slotKey),
  );
  return [...new Set([...own, ...taken.keys()])]
    .filter((key) => key >= first && key <= last)
    .sort()
    .slice(0, MOST_SLOTS)
    .map((key) => ({ date: key.slice(0, 10), hour: key.slice(11), taken: taken.get(key) ?? 0 }));
}
