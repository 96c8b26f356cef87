import { cashAmounts } from '@/lib/domain/money/cash-notes';
import { CURRENCY_CODES, type Currency } from '@/lib/domain/money/currencies';

test.each<[string, Currency, number, number[]]>([
  ['the notes that cover it', 'COP', 38_400, [40_000, 50_000, 100_000]],
  ['four at most, the largest', 'COP', 8_300, [10_000, 20_000, 50_000, 100_000]],
  ['several notes of a kind', 'COP', 212_300, [215_000, 220_000, 250_000, 300_000]],
  ['never the exact amount', 'COP', 50_000, [60_000, 100_000]],
  ['cents', 'PEN', 4_790, [5_000, 6_000, 10_000, 20_000]],
  ['dollars', 'USD', 1_275, [1_500, 2_000, 5_000, 10_000]],
  ['nothing to pay', 'COP', 0, []],
])('%s (rule payments/cash)', (_case, currency, totalMinor, amounts) => {
  expect(cashAmounts({ totalMinor, currency })).toEqual(amounts);
});

test.each(CURRENCY_CODES)('%s: each covers the total with change, in order', (currency) => {
  for (let totalMinor = 1; totalMinor < 300_000; totalMinor += 977) {
    const amounts = cashAmounts({ totalMinor, currency });
    expect(amounts.every((amount) => amount > totalMinor)).toBe(true);
    expect(amounts).toEqual([...new Set(amounts)].sort((one, other) => one - other));
    expect(amounts.length).toBeGreaterThan(0);
  }
});
