import type { Point } from './point';

/** For a map whose world is a square of this many pixels at zoom 0. */
const WORLD = 256;
const STEP = 8;
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** A few pixels further, as the arrow shows; null for other keys (rule delivery/map). */
export function nudgePoint({ key, from, zoom }: { key: string; from: Point; zoom: number }): Point | null {
  const by = ARROWS[key];
  if (!by) return null;
  const degrees = 360 / (WORLD * 2 ** zoom);
  return {
    longitude: round(from.longitude + by.x * degrees),
    latitude: round(from.latitude - by.y * degrees * Math.cos(from.latitude * (Math.PI / 180))),
  };
}
