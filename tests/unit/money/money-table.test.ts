import fc from 'fast-check';
import type { Currency } from '@/lib/domain/money/currencies';
import { CURRENCIES, CURRENCY_CODES } from '@/lib/domain/money/currencies';
import { formatMoney } from '@/lib/domain/money/money';
import { divideHalfExpand, percentOf } from '@/lib/domain/money/rounding';

/** The blank that Intl puts between symbol and amount. */
const NBSP = '\u00a0';
const PRINTED: Record<Currency, [zero: string, some: string, ten: string, million: string, minus: string]> = {
  USD: ['$0.00', '$1,234.50', '$10,000.00', '$1,234,567.89', '-$1,500.00'],
  COP: ['$ 0', '$ 1.235', '$ 10.000', '$ 1.234.568', '-$ 1.500'],
  PEN: ['S/ 0.00', 'S/ 1,234.50', 'S/ 10,000.00', 'S/ 1,234,567.89', '-S/ 1,500.00'],
  BRL: ['R$ 0,00', 'R$ 1.234,50', 'R$ 10.000,00', 'R$ 1.234.567,89', '-R$ 1.500,00'],
  CLP: ['$0', '$1.235', '$10.000', '$1.234.568', '$-1.500'],
  MXN: ['$0.00', '$1,234.50', '$10,000.00', '$1,234,567.89', '-$1,500.00'],
};

describe.each(CURRENCY_CODES)('%s prints as its locale does', (currency) => {
  const whole = CURRENCIES[currency].decimals === 0;
  const amounts = whole
    ? [0, 1_235, 10_000, 1_234_568, -1_500]
    : [0, 123_450, 1_000_000, 123_456_789, -150_000];
  test.each(amounts.map((amountMinor, index) => [amountMinor, PRINTED[currency][index]]))(
    '%d → %s',
    (amountMinor, printed) => {
      expect(formatMoney({ amountMinor: Number(amountMinor), currency })).toBe(
        String(printed).replace(' ', NBSP),
      );
    },
  );
});

describe('divideHalfExpand', () => {
  test.each([
    [1, 2, 1],
    [-1, 2, -1],
    [5, 2, 3],
    [-5, 2, -3],
    [4, 3, 1],
    [5, 3, 2],
    [0, 7, 0],
    [1, -2, -1],
    [9, 3, 3],
  ])('%d / %d → %d', (numerator, denominator, rounded) => {
    expect(divideHalfExpand({ numerator, denominator })).toBe(rounded);
  });

  test('is never further than half from the exact quotient', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
        fc.integer({ min: 1, max: 10_000 }),
        (numerator, denominator) => {
          const rounded = divideHalfExpand({ numerator, denominator });
          return Math.abs(rounded * denominator - numerator) * 2 <= denominator;
        },
      ),
    );
  });
});

describe('percentOf', () => {
  test.each([
    [28_900, 10, 2_890],
    [12_345, 10, 1_235],
    [105, 50, 53],
    [1, 8.25, 0],
    [10_000, 8.25, 825],
    [0, 10, 0],
  ])('%d at %d %% is %d', (amountMinor, percent, part) => {
    expect(percentOf({ amountMinor, percent })).toBe(part);
  });

  test('a part and what is left of it differ from the whole by one unit at most', () => {
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.integer({ min: 0, max: 100 }), (amountMinor, percent) => {
        const parts =
          percentOf({ amountMinor, percent }) + percentOf({ amountMinor, percent: 100 - percent });
        return parts - amountMinor === 0 || parts - amountMinor === 1;
      }),
    );
  });
});
