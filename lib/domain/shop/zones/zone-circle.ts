import type { Point } from '@/lib/domain/delivery/point';

type Ring = [number, number][];
/** Enough that a courier sees no corner. */
const CORNERS = 32;
const KM_OF_DEGREE = 111.32;
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
const shrinkAt = (latitude: number) => Math.cos((latitude * Math.PI) / 180);

/** The ring of a zone that reaches so many kilometres from a point, closed, in [longitude, latitude]. */
export function circleAround({ latitude, longitude }: Point, km: number): Ring {
  const reach = km / KM_OF_DEGREE;
  const corners = Array.from({ length: CORNERS }, (_, index): [number, number] => {
    const angle = (2 * Math.PI * index) / CORNERS;
    return [
      round(longitude + (reach * Math.cos(angle)) / shrinkAt(latitude)),
      round(latitude + reach * Math.sin(angle)),
    ];
  });
  const [first] = corners;
  return first ? [...corners, first] : corners;
}

/** How far the farthest corner of a ring is from a point, in kilometres with one decimal. */
export function reachOf(
  ring: readonly (readonly [number, number])[],
  { latitude, longitude }: Point,
): number {
  const far = ring.map(([east, north]) =>
    Math.hypot((east - longitude) * shrinkAt(latitude), north - latitude),
  );
  return Math.round(Math.max(0, ...far) * KM_OF_DEGREE * 10) / 10;
}
