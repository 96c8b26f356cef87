import { dayEnds } from './night';
import type { OpeningHours } from './opening-hours';

/** Minutes. */
export const PAUSE_LENGTHS = [15, 30, 60] as const;
/** `today`: until the branch's day is over, with its night. */
export type PauseLength = (typeof PAUSE_LENGTHS)[number] | 'today';

const MINUTE_MS = 60_000;

/** When a pause ends that begins now: at a whole minute, so that it is said as it is. */
export function pauseEnd({
  length,
  hours,
  at,
}: {
  length: PauseLength;
  hours: OpeningHours;
  at: Date;
}): Date {
  if (length === 'today') return dayEnds({ hours, at });
  return new Date(Math.ceil((at.getTime() + length * MINUTE_MS) / MINUTE_MS) * MINUTE_MS);
}
