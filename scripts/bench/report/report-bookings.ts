import type { BookingsOn, Results } from './results';
import { median, ratioOf } from './statistics';
import { NOTHING, ratioText, type Verdict } from './verdicts';
import { printNumber, writeTable } from './write-table';

const MOST_MS = 20;

function listKnown({ bookings }: Results): [name: string, on: BookingsOn][] {
  if (!bookings) return [];
  const { pglite, postgresql } = bookings;
  return [['PGlite', pglite], ...(postgresql ? [['PostgreSQL', postgresql] as [string, BookingsOn]] : [])];
}

const ms = (times: readonly number[]) => `${printNumber(median(times))} ms`;
const ratio = (of: readonly number[], { configMs: to }: BookingsOn) => ratioText(ratioOf({ of, to }).median);

export function judgeBookings(results: Results): { measured: string; verdict: Verdict } {
  const known = listKnown(results);
  if (known.length === 0) return NOTHING;
  const isMet = known.every(([, { hoursMs, largeMs }]) =>
    [hoursMs, largeMs].every((times) => median(times) <= MOST_MS),
  );
  const measured = known
    .map(([name, { hoursMs, largeMs }]) => `${name} ${ms(hoursMs)}, joined ${ms(largeMs)}`)
    .join('; ');
  return { measured, verdict: isMet ? 'met' : 'missed' };
}

export function writeBookings(results: Results): string[] {
  const known = listKnown(results);
  if (known.length === 0) return [];
  const row = (name: string, say: (one: BookingsOn) => string) => [name, ...known.map(([, one]) => say(one))];
  return [
    '## Bookings',
    'The hours of one day of a branch, asked for again and again beside the tenant’s config, one call at a time. The ratios compare calls of the same round.',
    writeTable({
      head: ['', ...known.map(([name]) => name)],
      rows: [
        row('tables, bookings of the day, hours', (one) => `${one.tables}, ${one.bookings}, ${one.hours}`),
        row('the hours for two', (one) => ms(one.hoursMs)),
        row('the same, to a config call', (one) => ratio(one.hoursMs, one)),
        row('the hours for a party that needs tables together', (one) => ms(one.largeMs)),
        row('the same, to a config call', (one) => ratio(one.largeMs, one)),
        row('a config call', (one) => ms(one.configMs)),
      ],
    }),
  ];
}
