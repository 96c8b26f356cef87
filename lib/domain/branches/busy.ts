/** Minutes that a kitchen says it is behind. */
export const BUSY_MINUTES = [10, 20, 30] as const;
/** `hour`: for one hour; `open`: until staff say that it is over. */
export const BUSY_LENGTHS = ['hour', 'open'] as const;
export type BusyLength = (typeof BUSY_LENGTHS)[number];
/** `until` null: until staff say that it is over, or `byLoad`, until its kitchen has caught up. */
export type Busy = { minutes: number; until: string | null; byLoad: boolean };
/** A branch gets busy by itself with more than so many orders in its kitchen (rule branches/busy). */
export type BusyOver = { orders: number; minutes: (typeof BUSY_MINUTES)[number] };

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A branch that its load made busy stays so for as long, and then until the load is low: else its minutes would come and go with each order. */
export const LOAD_LOOK_MS = 15 * MINUTE_MS;
/** How long a branch that staff called back to its pace does not get busy by itself. */
export const LOAD_REST_MS = HOUR_MS;

/** The orders with which a kitchen has caught up: three quarters of those beyond which it is busy. */
export const caughtUpAt = ({ orders }: Pick<BusyOver, 'orders'>): number => Math.floor((orders * 3) / 4);

/** It is said as an hour of the clock, so it ends at a whole minute. */
export const busyEnd = ({ length, at }: { length: BusyLength; at: Date }): Date | null =>
  length === 'open' ? null : new Date(Math.ceil((at.getTime() + HOUR_MS) / MINUTE_MS) * MINUTE_MS);

/** Null where it is over, or was never said. */
export const busyAt = <Said extends Pick<Busy, 'until'>>({
  busy = null,
  at,
}: {
  busy?: Said | null | undefined;
  at: Date;
}): Said | null =>
  busy !== null && (busy.until === null || Date.parse(busy.until) > at.getTime()) ? busy : null;
