import type { Judged } from './budgets';
import type { ImportRun, Imports, Results } from './results';
import { printNumber, writeTable } from './write-table';

const LARGE = 10_000;
const SMALL = 1_000;

/** One database: time, linearity and the neighbour (guarantee/large-import). */
function judgeOn(runs: readonly ImportRun[]) {
  const firstOf = (size: number) =>
    runs.find(({ what, products }) => what === 'first' && products === size)?.ms ?? Number.NaN;
  const growth = (firstOf(LARGE) / firstOf(SMALL)) * (SMALL / LARGE);
  const large = runs.filter(({ products }) => products === LARGE);
  const ratio = Math.max(...large.map(({ besideP95Ms, quietP95Ms }) => besideP95Ms / quietP95Ms));
  const failed = runs.reduce((sum, one) => sum + one.failed, 0);
  const seconds = firstOf(LARGE) / 1_000;
  return {
    measured: `${seconds.toFixed(1)} s, ${growth.toFixed(2)} × linear, neighbour ${ratio.toFixed(2)} ×, ${failed} failed`,
    isMet: seconds <= 30 && growth <= 1.2 && ratio <= 2 && failed === 0,
  };
}

export function judgeImports({ pglite, postgresql }: Imports): Pick<Judged, 'measured' | 'verdict'> {
  const on = [
    { name: 'PGlite', ...judgeOn(pglite) },
    ...(postgresql ? [{ name: 'PostgreSQL', ...judgeOn(postgresql) }] : []),
  ];
  return {
    measured: on.map(({ name, measured }) => `${name}: ${measured}`).join('; '),
    verdict: on.every(({ isMet }) => isMet) ? 'met' : 'missed',
  };
}

export function writeImports({ import: imports }: Results): string[] {
  if (!imports) return [];
  const all = [
    ...imports.pglite.map((one) => ['PGlite', one] as const),
    ...(imports.postgresql ?? []).map((one) => ['PostgreSQL', one] as const),
  ];
  return [
    '## Imports',
    'Folders of three sizes imported through the running backend, then again with one price changed, then one with bad rows alone. A neighbour asks twenty times a second meanwhile, for its config and for a dish in a new cart in turns: 95th percentile before and beside.',
    writeTable({
      head: ['database', 'import', 'lines', 's', 'alone, ms', 'beside, ms', 'longest, ms', 'calls', 'failed'],
      rows: all.map(([database, one]) => [
        database,
        one.what,
        printNumber(one.products, 0),
        (one.ms / 1_000).toFixed(1),
        printNumber(one.quietP95Ms),
        printNumber(one.besideP95Ms),
        printNumber(one.worstMs),
        String(one.calls),
        String(one.failed),
      ]),
    }),
  ];
}
