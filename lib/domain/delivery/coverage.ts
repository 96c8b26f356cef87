import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';

export type Zone = { active: boolean; deliveryMinor: number; rings: [number, number][][] };

/** The cheapest active zone around a point, the first of equals (rule delivery/coverage); null if none. */
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
