import { cashChange, cashDue, cashRounding, isCashLow } from '@/lib/domain/money/cash-rounding';

test.each([
  ['CLP', 1_230, 0],
  ['CLP', 1_235, -5],
  ['CLP', 1_236, 4],
  ['CLP', -1_234, 4],
  ['CLP', -1_236, -4],
  ['PEN', 1_209, -9],
  ['PEN', 1_210, 0],
  ['COP', 48_030, 20],
  ['COP', 48_025, -25],
  ['COP', 48_026, 24],
  ['COP', 48_020, -20],
  ['COP', 48_050, 0],
  ['COP', -48_030, -20],
  ['MXN', 18_990, 10],
  ['MXN', 18_975, -25],
  ['BRL', 1_233, 2],
  ['BRL', 1_232, -2],
  ['USD', 1_234, 0],
] as const)(
  'cash of %s: %i is paid with %i more (rule payments/rounding)',
  (currency, amountMinor, rounding) => {
    expect(cashRounding({ amountMinor, currency })).toBe(rounding);
  },
);

test('notes pay the rounded sum, the exact one, and nothing less than both (rule payments/rounding)', () => {
  const up = { amount: 48_030, currency: 'COP' as const };
  const down = { amount: 48_020, currency: 'COP' as const };
  expect([cashDue(up), cashDue(down), cashDue({ amount: 189.9, currency: 'MXN' })]).toEqual([
    48_050, 48_000, 190,
  ]);
  const change = [50_000, 48_050, 48_030].map((cash) => cashChange({ ...up, cash }));
  expect(change).toEqual([1_950, 0, 0]);
  expect([48_030, 48_029].map((cash) => isCashLow({ ...up, cash }))).toEqual([false, true]);
  expect([48_000, 47_999].map((cash) => isCashLow({ ...down, cash }))).toEqual([false, true]);
});
