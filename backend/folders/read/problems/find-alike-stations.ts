import { stationKey } from '@/lib/domain/staff/stations';
import type { Problem } from './problems';

type Row = { station: string | null; file: string; row: number };

/** Finds stations that are written in two ways, «Café» and «cafe»: a board would show one of them, without the dishes of the other. */
export function findAlikeStations(rows: readonly Row[]): Problem[] {
  const first = new Map<string, Row>();
  return rows.flatMap((one): Problem[] => {
    const { station, file, row } = one;
    if (station === null) return [];
    const key = stationKey(station);
    const met = first.get(key);
    if (!met) first.set(key, one);
    if (!met || met.station === station) return [];
    const where = met.file === file ? `line ${met.row}` : `${met.file}:${met.row}`;
    return [
      { file, row, column: 'station', message: `"${station}" is written "${met.station}" in ${where}` },
    ];
  });
}
