import { isStation } from '@/lib/domain/staff/stations';
import type { Report } from './files/read-cells';
import type { CsvRow } from './files/read-csv';

/** As a key would be written: without capitals, accents and blanks. */
const toStation = (cell: string): string =>
  cell
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Null: everybody's, or that of what stands above (rule staff/stations). */
export function readStation({ row, report }: { row: CsvRow; report: Report }): string | null {
  const cell = row.cells.station || null;
  if (cell === null || isStation(cell)) return cell;
  const near = toStation(cell);
  const asked = isStation(near) ? `; did you mean ${near}?` : '';
  report(
    'station',
    `"${cell}" is not a station; allowed: lower-case words with hyphens, 30 letters at most${asked}`,
  );
  return null;
}
