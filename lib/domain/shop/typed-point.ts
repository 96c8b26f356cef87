import type { Point } from '@/lib/domain/delivery/point';

const NUMBER = String.raw`-?\d{1,3}(?:\.\d+)?`;
const PAIR = new RegExp(`(${NUMBER})\\s*[,;\\s]\\s*(${NUMBER})`);

/** Reads a point as maps write it, «4.6486, -74.0628», also inside the address of one. Null: it is none. */
export function readPoint(text: string): Point | null {
  const [, latitude, longitude] = PAIR.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}
