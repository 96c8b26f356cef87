import { type Problem, say } from '@/lib/domain/shop/problem';
import { stationKey } from '@/lib/domain/staff/stations';
import { whereFrom } from './where-from';

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
    const values = { given: station, other: met.station ?? '', ...whereFrom({ at: met, file }) };
    return [{ place: { file, row, column: 'station' }, ...say('station_alike', values) }];
  });
}
