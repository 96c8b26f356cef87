import { WEEKDAYS, type Weekday } from '@/lib/domain/branches/opening-hours';
import type { ServedWindow } from '@/lib/domain/menu/served';
import { say } from '@/lib/domain/shop/problem';
import { CLOCK_TIME } from '@/lib/domain/time/clock-time';
import { type Report, readKnown } from './files/read-cells';
import type { CsvRow } from './files/read-csv';

/** A time of serving as a bundle holds it. */
export type Served = ServedWindow & { days: Weekday[] };

export const SERVED_COLUMNS = ['served_days', 'served_from', 'served_to'] as const;

/** Null: always. A time to at or before the time from is on the next day. */
export function readServed({ row, report }: { row: CsvRow; report: Report }): Served | null {
  const days = readKnown({ row, column: 'served_days', known: WEEKDAYS, report });
  const timeOf = (column: 'served_from' | 'served_to') => {
    const cell = row.cells[column] || null;
    if (cell && !CLOCK_TIME.test(cell)) report(column, say('not_time', { given: cell, example: '11:30' }));
    return cell;
  };
  const [from, to] = [timeOf('served_from'), timeOf('served_to')];
  if (days.length === 0 && !from && !to) return null;
  return { days: days.length > 0 ? days : [...WEEKDAYS], from, to };
}
