import { type OpeningHours, resolveOpenState } from './opening-hours';

const STEP_MS = 15 * 60_000;
const STEPS = 7 * 24 * 4;

/** The last quarter of an hour of the past week at which the branch was open by its hours, `now` if it is; null if it never was. */
export function lastOpenMoment({ hours, now }: { hours: OpeningHours; now: Date }): Date | null {
  for (let step = 0; step < STEPS; step += 1) {
    const at = new Date(now.getTime() - step * STEP_MS);
    if (resolveOpenState({ hours: { ...hours, pauses: [] }, at }).open) return at;
  }
  return null;
}
