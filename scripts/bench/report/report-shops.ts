import type { Judged } from './budgets';
import type { Results, ShopRun, Shops } from './results';
import { printNumber, writeTable } from './write-table';

const LARGE = 10_000;
const SMALL = 1_000;
const MOST_MS = 10_000;

/** One database: the slowest of what an owner does, how it grows, and the neighbour (guarantee/large-shop). */
function judgeOn(runs: readonly ShopRun[]) {
  const large = runs.filter(({ products }) => products === LARGE);
  const slowest = Math.max(...large.map(({ ms }) => ms));
  const growth = Math.max(
    ...large.map(({ what, ms }) => {
      const small = runs.find((one) => one.what === what && one.products === SMALL);
      return (ms / (small?.ms ?? Number.NaN)) * (SMALL / LARGE);
    }),
  );
  const ratio = Math.max(...large.map(({ besideP95Ms, quietP95Ms }) => besideP95Ms / quietP95Ms));
  const failed = runs.reduce((sum, one) => sum + one.failed, 0);
  return {
    measured: `slowest ${(slowest / 1_000).toFixed(1)} s, ${growth.toFixed(2)} × linear, neighbour ${ratio.toFixed(2)} ×, ${failed} failed`,
    isMet: slowest <= MOST_MS && growth <= 1.2 && ratio <= 2 && failed === 0,
  };
}

export function judgeShops({ pglite, postgresql }: Shops): Pick<Judged, 'measured' | 'verdict'> {
  const on = [
    { name: 'PGlite', ...judgeOn(pglite) },
    ...(postgresql ? [{ name: 'PostgreSQL', ...judgeOn(postgresql) }] : []),
  ];
  return {
    measured: on.map(({ name, measured }) => `${name}: ${measured}`).join('; '),
    verdict: on.every(({ isMet }) => isMet) ? 'met' : 'missed',
  };
}

export function writeShops({ shop }: Results): string[] {
  if (!shop) return [];
  const all = [
    ...shop.pglite.map((one) => ['PGlite', one] as const),
    ...(shop.postgresql ?? []).map((one) => ['PostgreSQL', one] as const),
  ];
  return [
    '## A large shop edited',
    'Restaurants of two sizes through the running backend: read as one document, one price changed, that undone, the price of every product at every branch changed at once, that undone, and the whole exported as a folder: the median of some rounds. A neighbour asks twenty times a second meanwhile, for its config and for a dish in a new cart in turns: 95th percentile before and beside.',
    writeTable({
      head: [
        'database',
        'products',
        'what',
        's',
        'alone, ms',
        'beside, ms',
        '',
        'longest, ms',
        'calls',
        'failed',
      ],
      rows: all.map(([database, one]) => [
        database,
        printNumber(one.products, 0),
        one.what,
        (one.ms / 1_000).toFixed(2),
        printNumber(one.quietP95Ms),
        printNumber(one.besideP95Ms),
        `${(one.besideP95Ms / one.quietP95Ms).toFixed(2)} ×`,
        printNumber(one.worstMs),
        String(one.calls),
        String(one.failed),
      ]),
    }),
  ];
}
