import type { Span } from './booking-rules';
import { type BookingTable, chooseTables, type TakenTable } from './choose-tables';

/** A party on the waiting list. */
export type WaitingParty = { id: number; people: number; span: Span };
export type Offer = { waitingId: number; tableIds: number[] };

/**
 * Gives each free place to the first party that it fits, and to nobody else (rule booking/waiting-list).
 * @param waiters in the order in which they came
 */
export function chooseOffers({
  waiting,
  tables,
  taken,
  oversize,
}: {
  waiting: readonly WaitingParty[];
  tables: readonly BookingTable[];
  taken: readonly TakenTable[];
  oversize: number | null;
}): Offer[] {
  const held = [...taken];
  return waiting.flatMap(({ id, people, span }) => {
    const tableIds = chooseTables({ tables, taken: held, span, people, oversize });
    if (!tableIds) return [];
    for (const tableId of tableIds) held.push({ tableId, ...span });
    return [{ waitingId: id, tableIds }];
  });
}
