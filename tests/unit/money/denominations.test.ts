import { CURRENCY_CODES, type Currency } from '@/lib/domain/money/currencies';
import { cashDifference, countedMinor, denominationsOf } from '@/lib/domain/money/denominations';
import { toMinor } from '@/lib/domain/money/money';

test.each(CURRENCY_CODES)(
  '%s: each is a whole number of its smallest unit, the largest first (rule staff/close)',
  (currency) => {
    const all = denominationsOf(currency);
    expect(all.map(({ value: amount }) => toMinor({ amount, currency }))).not.toContain(null);
    for (const kind of ['note', 'coin'] as const) {
      const values = all.filter((one) => one.kind === kind).map(({ value }) => value);
      expect(values).toEqual([...new Set(values)].sort((one, other) => other - one));
      expect(values.length).toBeGreaterThan(0);
    }
  },
);

test.each<[string, Currency, [value: number, count: number][], number]>([
  ['nothing', 'COP', [], 0],
  [
    'notes and coins',
    'COP',
    [
      [50_000, 3],
      [1_000, 7],
      [50, 1],
    ],
    157_050,
  ],
  [
    'coins whose floats do not add up',
    'PEN',
    [
      [0.1, 3],
      [0.2, 3],
      [0.5, 1],
    ],
    140,
  ],
  [
    'cents',
    'USD',
    [
      [0.01, 99],
      [100, 2],
    ],
    20_099,
  ],
  ['more than a drawer has', 'CLP', [[20_000, 99_999]], 1_999_980_000],
])('%s is added up to the unit', (_case, currency, given, sum) => {
  const counted = given.map(([value, count]) => ({ value, count }));
  expect(countedMinor({ counted, currency })).toBe(sum);
});

test.each<[Currency, counted: number, expected: number, difference: number]>([
  ['COP', 100_000, 100_000, 0],
  ['COP', 95_000, 100_000, -5_000],
  ['PEN', 0.3, 0.1, 0.2],
  ['USD', 10.1, -3.2, 13.3],
])('%s: what is missing or too much is exact', (currency, counted, expected, difference) => {
  expect(cashDifference({ counted, expected, currency })).toBe(difference);
});
