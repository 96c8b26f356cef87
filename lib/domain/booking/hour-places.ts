import type { BookingHour } from './booking-hours';
import { type BookingRules, staySpan } from './booking-rules';
import { type BookingTable, chooseTables, type TakenTable } from './choose-tables';

/** `last`: one more party of this size, and it is full. */
export const HOUR_PLACES = ['free', 'last', 'full'] as const;
export type HourPlaces = (typeof HOUR_PLACES)[number];

/** The places left at an hour for a party (rule booking/nearly-full). */
export function placesAt({
  at,
  people,
  tables,
  taken,
  rules: { stays, oversize },
}: Pick<BookingHour, 'at'> & {
  people: number;
  tables: readonly BookingTable[];
  taken: readonly TakenTable[];
  rules: Pick<BookingRules, 'stays' | 'oversize'>;
}): HourPlaces {
  const span = staySpan({ stays, people, at });
  const asked = { tables, span, people, oversize };
  const chosen = chooseTables({ ...asked, taken });
  if (!chosen) return 'full';
  const then = [...taken, ...chosen.map((tableId) => ({ tableId, ...span }))];
  return chooseTables({ ...asked, taken: then }) ? 'free' : 'last';
}
