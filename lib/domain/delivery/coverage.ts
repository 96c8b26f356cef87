import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';

export type Zone = { active: boolean; deliveryMinor: number; rings: [number, number][][] };

/**
 * The zone that serves a point: among the active ones around it the cheapest, and the first of
 * equals (rule delivery/coverage); null when none does.
 */
export function findZone<Z extends Zone>({
  zones,
  latitude,
  longitude,
}: {
  zones: readonly Z[];
  latitude: number;
  longitude: number;
}): Z | null {
  return zones
    .filter((zone) => zone.active)
    .filter((zone) =>
      booleanPointInPolygon([longitude, latitude], { type: 'Polygon', coordinates: zone.rings }),
    )
    .reduce<Z | null>(
      (best, zone) => (best === null || zone.deliveryMinor < best.deliveryMinor ? zone : best),
      null,
    );
}
