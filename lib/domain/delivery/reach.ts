import { distance } from '@turf/distance';
import type { Point } from './point';

/** The distance in whole metres, as the crow flies. */
export const distanceMetres = (one: Point, other: Point): number =>
  Math.round(distance([one.longitude, one.latitude], [other.longitude, other.latitude], { units: 'meters' }));

/** `deliveryMinor` null: asked later. */
type Reach = { deliveryMinor: number | null; metres: number | null };

/** The cheapest first, of equals the nearest; a price that is asked later comes last (rule delivery/reach). */
export const sortReach = <R extends Reach>(all: readonly R[]): R[] =>
  [...all].sort(
    (one, other) =>
      (one.deliveryMinor ?? Number.POSITIVE_INFINITY) - (other.deliveryMinor ?? Number.POSITIVE_INFINITY) ||
      (one.metres ?? 0) - (other.metres ?? 0),
  );
