import { type OpeningHours, type OpenState, resolveOpenState } from './opening-hours';

/** The number of branches that keep these hours. */
export type SharedHours = { hours: OpeningHours; branches: number };
type NextOpening = Extract<OpenState, { open: false }>['next'];

export function groupByHours(all: readonly OpeningHours[]): SharedHours[] {
  const groups = new Map<string, SharedHours>();
  for (const hours of all) {
    const key = JSON.stringify(hours);
    const known = groups.get(key);
    groups.set(key, { hours, branches: (known?.branches ?? 0) + 1 });
  }
  return [...groups.values()];
}

const isSooner = (one: NonNullable<NextOpening>, other: NonNullable<NextOpening>): boolean =>
  one.inDays < other.inDays || (one.inDays === other.inDays && one.time < other.time);

/** Counts the open branches, each in its own zone, and finds the first opening of the closed ones. */
export function countOpen({ groups, at }: { groups: readonly SharedHours[]; at: Date }): {
  open: number;
  next: NextOpening;
} {
  let [open, next]: [number, NextOpening] = [0, null];
  for (const { hours, branches } of groups) {
    const state = resolveOpenState({ hours, at });
    if (state.open) open += branches;
    else if (state.next && (!next || isSooner(state.next, next))) next = state.next;
  }
  return { open, next };
}
