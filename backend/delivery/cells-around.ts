import type { Point } from '@/lib/domain/delivery/point';

/** Halvings of the world; the finest squares are 600 m wide. */
const LEVELS = [0, 2, 4, 6, 8, 10, 12, 14, 16];
const [BY_LEVEL, BY_COLUMN] = [2 ** 40, 2 ** 20];

/** A zone reaches at most one square east and north of its south-western corner's (`zone_cell`). */
export function cellsAround({ latitude, longitude }: Point): number[] {
  return LEVELS.flatMap((level) => {
    const column = Math.floor(((longitude + 180) * 2 ** level) / 360) + 1;
    const row = Math.floor(((latitude + 90) * 2 ** level) / 360) + 1;
    return [column - 1, column].flatMap((x) =>
      [row - 1, row].map((y) => level * BY_LEVEL + x * BY_COLUMN + y),
    );
  });
}
