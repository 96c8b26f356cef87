import type { OpeningHours } from './opening-hours';
import type { ServiceChoice } from './services';

/** The kitchen may stop taking orders of each for a while; a table, a room and a counter are one. */
export const PAUSED_SERVICES = ['delivery', 'take_away', 'on_table'] as const;
export type PausedService = (typeof PAUSED_SERVICES)[number];
/** `service` null: all of them. `until` is an instant of a whole minute. */
export type Pause = { service: PausedService | null; until: string };

const SERVICE_OF: Partial<Record<string, PausedService>> = {
  delivery: 'delivery',
  schedule: 'delivery',
  take_away: 'take_away',
  on_table: 'on_table',
  room: 'on_table',
  grab_and_go: 'on_table',
};

/**
 * When the pause of a service ends that runs at that moment; null where none does. A booked table waits for no kitchen.
 * @param service left out: the whole branch, which a pause of one service leaves open
 */
export function pausedUntil({
  pauses = [],
  service,
  at,
}: {
  pauses?: readonly Pause[] | undefined;
  service?: string | undefined;
  at: Date;
}): Date | null {
  const own = service === undefined ? null : SERVICE_OF[service];
  if (own === undefined) return null;
  const ends = pauses
    .filter((pause) => pause.service === null || pause.service === own)
    .map(({ until }) => Date.parse(until));
  const last = Math.max(...ends);
  return last > at.getTime() ? new Date(last) : null;
}

/** Those that run, the longest last. */
export const runningPauses = ({ pauses = [], at }: { pauses?: readonly Pause[] | undefined; at: Date }) =>
  pauses
    .filter(({ until }) => Date.parse(until) > at.getTime())
    .sort((one, other) => Date.parse(one.until) - Date.parse(other.until));

/** The hours of a branch with the pauses that run, as pages are told them; those that are over are no news. */
export const hoursAt = <Hours extends OpeningHours>({
  hours,
  at,
}: {
  hours: Hours;
  at: Date;
}): Pick<Hours, 'timezone' | 'weekly' | 'exceptions'> & { pauses?: Pause[] } => {
  const { timezone, weekly, exceptions } = hours;
  const pauses = runningPauses({ pauses: hours.pauses, at });
  return { timezone, weekly, exceptions, ...(pauses.length > 0 ? { pauses } : {}) };
};

/** Says one pause anew or ends it, and forgets those that are over. @param until null: it is over */
export const setPause = ({
  pauses,
  service,
  until,
  at,
}: {
  pauses: readonly Pause[];
  service: PausedService | null;
  until: Date | null;
  at: Date;
}): Pause[] => [
  ...runningPauses({ pauses, at }).filter((pause) => pause.service !== service),
  ...(until === null ? [] : [{ service, until: until.toISOString() }]),
];

/** Those that a branch has. */
export const pausedServicesOf = (services: readonly ServiceChoice[]): PausedService[] =>
  PAUSED_SERVICES.filter((one) => services.some((choice) => SERVICE_OF[choice] === one));
