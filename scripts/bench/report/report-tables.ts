import type { Results, TablesOn } from './results';
import { printNumber, writeTable } from './write-table';

const milliseconds = (value: number) => `${printNumber(value)} ms`;

export function writeTables({ tables }: Results): string[] {
  if (!tables) return [];
  const known: [string, TablesOn][] = [['PGlite', tables.pglite]];
  if (tables.postgresql) known.push(['PostgreSQL', tables.postgresql]);
  const row = (name: string, say: (one: TablesOn) => string) => [name, ...known.map(([, one]) => say(one))];
  return [
    '## Tables',
    'Twenty tables of six phones each follow their table’s stream. All phones add a dish and send it at once, five times: from the tap to the last phone of the table that has read it.',
    writeTable({
      head: ['', ...known.map(([name]) => name)],
      rows: [
        row('tables and phones at each', ({ tables: count, phones }) => `${count}, ${phones}`),
        row('rounds sent', ({ sent }) => printNumber(sent, 0)),
        row('dishes lost and doubled', ({ lost, doubled }) => `${lost}, ${doubled}`),
        row(
          'to the last phone, median and p99',
          ({ p50Ms, p99Ms }) => `${milliseconds(p50Ms)}, ${milliseconds(p99Ms)}`,
        ),
      ],
    }),
  ];
}
