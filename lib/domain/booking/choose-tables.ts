import type { Span } from './booking-rules';

export type BookingTable = { id: number; seats: number; joinGroup: string | null };
export type TakenTable = Span & { tableId: number };

export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** The largest party that one table seats, or tables of one group together (rule booking/tables). */
export function mostSeated(tables: readonly Omit<BookingTable, 'id'>[]): number {
  const sums = new Map<string, number>();
  for (const { seats, joinGroup } of tables)
    if (joinGroup !== null) sums.set(joinGroup, (sums.get(joinGroup) ?? 0) + seats);
  return Math.max(0, ...tables.map(({ seats }) => seats), ...sums.values());
}

type Fit = { people: number; oversize: number | null };

function fitOf({ people, oversize }: Fit): (seats: number) => boolean {
  const most = oversize === null ? Number.POSITIVE_INFINITY : people + oversize;
  return (seats) => seats >= people && seats <= most;
}

/** The fewest tables for each sum of seats; those that come first where several are as few. */
function joinsBySeats(tables: readonly BookingTable[], most: number): Map<number, readonly BookingTable[]> {
  const best = new Map<number, readonly BookingTable[]>([[0, []]]);
  for (const table of tables) {
    for (const [seats, joined] of [...best]) {
      const sum = seats + table.seats;
      const before = best.get(sum);
      if (sum <= most && (!before || before.length > joined.length + 1)) best.set(sum, [...joined, table]);
    }
  }
  return best;
}

/** More seats than a needed table adds are never the least. */
function mostSeats(tables: readonly BookingTable[], people: number): number {
  return people + Math.max(...tables.map(({ seats }) => seats));
}

function chooseJoin({
  free,
  ...fit
}: Fit & { free: readonly BookingTable[] }): readonly BookingTable[] | null {
  const fits = fitOf(fit);
  const groups = new Set(free.flatMap(({ joinGroup }) => joinGroup ?? []));
  let chosen: { seats: number; tables: readonly BookingTable[] } | null = null;
  for (const name of groups) {
    const group = free.filter(({ joinGroup }) => joinGroup === name);
    for (const [seats, tables] of joinsBySeats(group, mostSeats(group, fit.people))) {
      if (!fits(seats)) continue;
      const isBetter =
        !chosen || seats < chosen.seats || (seats === chosen.seats && tables.length < chosen.tables.length);
      if (isBetter) chosen = { seats, tables };
    }
  }
  return chosen?.tables ?? null;
}

/**
 * The smallest table that fits, else the smallest join of tables of one group; where several are as good, those that come
 * first in `tables` (rule booking/tables). Ids, in the order of `tables`; null where none fits.
 */
export function chooseTables({
  tables,
  taken,
  span,
  people,
  oversize,
}: Fit & { tables: readonly BookingTable[]; taken: readonly TakenTable[]; span: Span }): number[] | null {
  const busy = new Set(taken.filter((one) => overlaps(one, span)).map(({ tableId }) => tableId));
  const free = tables.filter(({ id }) => !busy.has(id));
  const fits = fitOf({ people, oversize });
  let single: BookingTable | null = null;
  for (const table of free) if (fits(table.seats) && (!single || table.seats < single.seats)) single = table;
  if (single) return [single.id];
  return chooseJoin({ free, people, oversize })?.map(({ id }) => id) ?? null;
}
