import type { Point } from '@/lib/domain/delivery/point';

/** A closed line around a zone, in [longitude, latitude]: its last point is its first. */
export type Ring = [number, number][];

/** Fewer hold no place. */
export const LEAST_CORNERS = 3;

/** The corners of a ring, each once. */
export const cornersOf = (ring: readonly (readonly [number, number])[]): Point[] =>
  ring.slice(0, -1).map(([longitude, latitude]) => ({ latitude, longitude }));

/** The ring around these corners; null: they are too few. */
export function ringAround(corners: readonly Point[]): Ring | null {
  const [first] = corners;
  if (!first || corners.length < LEAST_CORNERS) return null;
  return [...corners, first].map(({ longitude, latitude }): [number, number] => [longitude, latitude]);
}

/** The corners with one of them elsewhere. */
export const withCornerAt = (corners: readonly Point[], index: number, to: Point): Point[] =>
  corners.map((corner, at) => (at === index ? to : corner));

/** The corners with one more, in the middle of the line that leads on from one of them. */
export function withCornerAfter(corners: readonly Point[], index: number): Point[] {
  const [from, to] = [corners[index], corners[(index + 1) % corners.length]];
  if (!from || !to) return [...corners];
  const middle = {
    latitude: (from.latitude + to.latitude) / 2,
    longitude: (from.longitude + to.longitude) / 2,
  };
  return [...corners.slice(0, index + 1), middle, ...corners.slice(index + 1)];
}

/** The corners without one; null: too few would be left. */
export const withoutCorner = (corners: readonly Point[], index: number): Point[] | null =>
  corners.length > LEAST_CORNERS ? corners.filter((_, at) => at !== index) : null;
