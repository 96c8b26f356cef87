import { toMinutes } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { addDays, type OpeningHours, resolveOpenState } from './opening-hours';

/** The instant at which the branch next opens or closes; null if not within a week. */
export function resolveNextChange({ hours, at }: { hours: OpeningHours; at: Date }): Date | null {
  const state = resolveOpenState({ hours, at });
  const { date, minute } = localMoment({ at, timezone: hours.timezone });
  const time = state.open ? state.until : state.next?.time;
  if (time === undefined || time === null) return null;
  const wanted = toMinutes(time);
  const closesIn = wanted > minute ? 0 : 1;
  const inDays = state.open ? closesIn : (state.next?.inDays ?? 0);
  return toInstant({ date: addDays(date, inDays), minute: wanted, timezone: hours.timezone }).at;
}
