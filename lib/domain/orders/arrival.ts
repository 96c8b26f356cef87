import type { ServiceChoice } from '@/lib/domain/branches/services';

/** For a branch and a zone that set none. */
export const WAY_MINUTES = 20;

const STEP = 5;
const WIDTH = { delivery: 15, take_away: 10 } as const;
type PromisedService = keyof typeof WIDTH;

/** A wanted hour is its own promise, and a table has none. */
export const isPromised = (service: ServiceChoice): service is PromisedService => service in WIDTH;

export type ArrivalMinutes = { least: number; most: number };

/** As soon as can be (rule orders/arrival). */
export function resolveArrival({
  service,
  preparationMinutes,
  wayMinutes,
}: {
  service: PromisedService;
  preparationMinutes: number;
  /** For a delivery alone. */
  wayMinutes: number;
}): ArrivalMinutes {
  const minutes = preparationMinutes + (service === 'delivery' ? wayMinutes : 0);
  const least = Math.ceil(minutes / STEP) * STEP;
  return { least, most: least + WIDTH[service] };
}

/** Longer ahead is a wanted hour. */
export const MOST_PROMISED_MINUTES = 240;

/** The promise that staff make anew, in minutes from now, counted as an order's are: from when its kitchen got it (rule orders/arrival). */
export function promiseAnew({
  minutes,
  start,
  now,
  service,
}: {
  minutes: number;
  start: Date;
  now: Date;
  service: PromisedService;
}): ArrivalMinutes {
  const least = minutes + Math.max(0, Math.floor((now.getTime() - start.getTime()) / 60_000));
  return { least, most: least + WIDTH[service] };
}

const STEP_MS = STEP * 60_000;

/** In clock time, never sooner than the minutes say: from the moment that the kitchen begins. */
export function arrivalWindow({ arrival, start }: { arrival: ArrivalMinutes; start: Date }) {
  const first = Math.ceil((start.getTime() + arrival.least * 60_000) / STEP_MS) * STEP_MS;
  return { from: new Date(first), to: new Date(first + (arrival.most - arrival.least) * 60_000) };
}

/** The promised minutes, and the moment from which they count. */
export type Promised = { arrival: ArrivalMinutes; start: Date };

/** Whether an order comes later than its diner was told that it comes at the latest, by more than the step of the clock (rule orders/later). */
export const comesAfter = ({ promised, by }: { promised: Promised; by: Date }): boolean =>
  arrivalWindow(promised).to.getTime() > by.getTime() + STEP_MS;

/** Whether an order comes later than its diner has read; what was not promised is not late (rule orders/later). */
export function isLater({ seen, now }: { seen: Promised | null; now: Promised | null }): boolean {
  if (seen === null || now === null) return false;
  return comesAfter({ promised: now, by: arrivalWindow(seen).to });
}
