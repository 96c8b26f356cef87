import type { Point } from './point';

/** A map shows what lies around its middle, as near as maps of tiles count it. */
export type MapView = { centre: Point; zoom: number };
/** Pixels from the middle of a map, to the right and down. */
export type Offset = { x: number; y: number };

/** The world is a square of this many pixels at zoom 0. */
const WORLD = 256;
/** A square world ends here. */
const MOST_LATITUDE = 85;
const DEEPEST = 18;
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function toWorld({ latitude, longitude }: Point, zoom: number): Offset {
  const size = WORLD * 2 ** zoom;
  const north = Math.max(-MOST_LATITUDE, Math.min(MOST_LATITUDE, latitude));
  const sine = Math.sin((north * Math.PI) / 180);
  return {
    x: (longitude / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** Where a point is drawn on a map with that view. */
export function toOffset({ centre, zoom }: MapView, point: Point): Offset {
  const [at, middle] = [toWorld(point, zoom), toWorld(centre, zoom)];
  return { x: at.x - middle.x, y: at.y - middle.y };
}

/** The point that is drawn there. */
export function fromOffset({ centre, zoom }: MapView, { x, y }: Offset): Point {
  const size = WORLD * 2 ** zoom;
  const middle = toWorld(centre, zoom);
  const north = Math.atan(Math.sinh(Math.PI * (1 - (2 * (middle.y + y)) / size)));
  return {
    latitude: round((north * 180) / Math.PI),
    longitude: round(((middle.x + x) / size - 0.5) * 360),
  };
}

/** The nearest view, in whole steps, that shows all of the points in a box of pixels; null without points. */
export function viewAround(points: readonly Point[], box: { width: number; height: number }): MapView | null {
  if (points.length === 0) return null;
  const corners = points.map((point) => toWorld(point, 0));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = Math.min(box.width / (east - west), box.height / (south - north));
  const zoom = Math.max(0, Math.min(DEEPEST, Math.floor(Math.log2(room))));
  const world = { centre: { latitude: 0, longitude: 0 }, zoom: 0 };
  const middle = { x: (west + east) / 2 - WORLD / 2, y: (north + south) / 2 - WORLD / 2 };
  return { centre: fromOffset(world, middle), zoom };
}
