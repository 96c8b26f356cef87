/** Minutes that a kitchen says it is behind. */
export const BUSY_MINUTES = [10, 20, 30] as const;
/** `hour`: for one hour; `open`: until staff say that it is over. */
export const BUSY_LENGTHS = ['hour', 'open'] as const;
export type BusyLength = (typeof BUSY_LENGTHS)[number];
/** `until` null: until staff say that it is over. */
export type Busy = { minutes: number; until: string | null };

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** It is said as an hour of the clock, so it ends at a whole minute. */
export const busyEnd = ({ length, at }: { length: BusyLength; at: Date }): Date | null =>
  length === 'open' ? null : new Date(Math.ceil((at.getTime() + HOUR_MS) / MINUTE_MS) * MINUTE_MS);

/** Null where it is over, or was never said. */
export const busyAt = ({ busy = null, at }: { busy?: Busy | null | undefined; at: Date }): Busy | null =>
  busy !== null && (busy.until === null || Date.parse(busy.until) > at.getTime()) ? busy : null;
