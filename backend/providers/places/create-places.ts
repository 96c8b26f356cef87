import { createBreaker } from '@/backend/providers/payments/breaker';
import { createPhoton } from './photon';
import type { PlacesPort } from './port';

/** Null: nobody is asked, and a diner writes the address whole (rule delivery/place-search). */
export type PlacesConfig = { url: string; attribution: string } | null;

export const createPlaces = ({
  config,
  clock,
}: {
  config: PlacesConfig;
  clock: () => Date;
}): PlacesPort | null => config && createPhoton({ ...config, guarded: createBreaker(clock) });
