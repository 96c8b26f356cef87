import { say } from '@/lib/domain/shop/problem';
import { isStation, MOST_STATION } from '@/lib/domain/staff/stations';
import type { Report } from './files/read-cells';
import type { CsvRow } from './files/read-csv';

/** Null: none, or that of what stands above (rule staff/stations). */
export function readStation({ row, report }: { row: CsvRow; report: Report }): string | null {
  const cell = row.cells.station?.normalize('NFC') || null;
  if (cell === null || isStation(cell)) return cell;
  report('station', say('not_station', { given: cell, most: MOST_STATION }));
  return null;
}
