import type { MatrixRow } from './matrix-row';

/** The day of a restaurant is its staff's alone. */
export const DAY_ROWS: Record<string, MatrixRow> = {};
