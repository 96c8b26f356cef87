import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import { addDays } from '@/lib/domain/branches/opening-hours';
import { listSlots, SLOT_MINUTES } from '@/lib/domain/branches/slots';
import { toMinutes } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { isServed, type ServedWindow } from './served';

/**
 * Whether a scheduled delivery within a week can be for a time at which a dish is served (rule menu/served). The week is looked
 * through once, and the same hours once: a menu has many dishes and few hours.
 */
export function servedAhead({
  hours,
  days,
  now,
}: {
  hours: OpeningHours;
  /** On which the branch takes orders for later; today counts. */
  days: number;
  now: Date;
}): (windows: readonly ServedWindow[]) => boolean {
  const { timezone } = hours;
  const listTimes = (): Date[] => {
    const today = localMoment({ at: now, timezone }).date;
    const from = Array.from({ length: Math.min(days, 8) }, (_, ahead) => addDays(today, ahead));
    return from.flatMap((day) =>
      listSlots({
        hours,
        day,
        now,
        service: 'schedule',
        leadMinutes: 0,
        slotMinutes: SLOT_MINUTES,
        slotOrders: null,
      }).flatMap(({ date, hour, available }) =>
        available ? [toInstant({ date, minute: toMinutes(hour), timezone }).at] : [],
      ),
    );
  };
  let times: Date[] | null = null;
  const known = new Map<string, boolean>();
  return (windows) => {
    const key = JSON.stringify(windows);
    times ??= listTimes();
    const found = known.get(key) ?? times.some((at) => isServed({ windows, at, timezone }));
    known.set(key, found);
    return found;
  };
}
