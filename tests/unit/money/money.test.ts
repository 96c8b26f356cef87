import fc from 'fast-check';
import { CURRENCY_CODES } from '@/lib/domain/money/currencies';
import {
  currencySign,
  formatAmount,
  formatMoney,
  nearestMinor,
  readAmount,
  readOptionalAmount,
  toMajor,
  toMinor,
} from '@/lib/domain/money/money';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('formatMoney prints as its currency is printed (rule platform/currencies)', () => {
  test.each([
    ['COP', 1_234_568, '$ 1.234.568'],
    ['COP', 0, '$ 0'],
    ['CLP', 10_000, '$10.000'],
    ['PEN', 123_450, 'S/ 1,234.50'],
    ['BRL', 1_000_000, 'R$ 10.000,00'],
    ['MXN', 5_000, '$50.00'],
    ['USD', 123_450, '$1,234.50'],
  ] as const)('%s %i', (currency, amountMinor, printed) => {
    expect(plain(formatMoney({ amountMinor, currency }))).toBe(printed);
  });
});

describe('formatAmount prints an amount of the wire, as often as it is counted', () => {
  test.each([
    ['PEN', 24.9, 3, 'S/ 74.70'],
    ['PEN', 24.9, 1, 'S/ 24.90'],
    ['USD', 0.1, 3, '$0.30'],
    ['COP', 12_500, 2, '$ 25.000'],
    // More decimals than the currency has: a fault of ours, which is no reason to print nothing.
    ['PEN', 24.905, 1, 'S/ 24.91'],
  ] as const)('%s %d × %i', (currency, amount, count, printed) => {
    expect(plain(formatAmount({ amount, currency, count }))).toBe(printed);
  });

  test('whatever the price and the count, what the server reckons in minor units', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCY_CODES),
        fc.integer({ min: 0, max: 10 ** 8 }),
        fc.integer({ min: 1, max: 99 }),
        (currency, unitMinor, count) => {
          const amount = toMajor({ amountMinor: unitMinor, currency });
          expect(nearestMinor({ amount, currency })).toBe(unitMinor);
          const printed = formatAmount({ amount, currency, count });
          expect(printed).toBe(formatMoney({ amountMinor: unitMinor * count, currency }));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('readAmount reads what is typed', () => {
  test.each([
    ['50000', 50_000],
    ['50.000', 50_000],
    ['50,000', 50_000],
    ['$ 1.250.000', 1_250_000],
    ['1,234.50', 1234.5],
    ['1.234,5', 1234.5],
    ['12,5', 12.5],
    ['50000,00', 50_000],
    ['.5', 0.5],
    ['20.', 20],
    ['', 0],
    ['dos', 0],
  ])('%s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  test('of every currency what is printed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCY_CODES),
        fc.integer({ min: 0, max: 10 ** 11 }),
        (currency, amountMinor) => {
          const amount = readAmount(formatMoney({ amountMinor, currency }));
          expect(toMinor({ amount, currency })).toBe(amountMinor);
        },
      ),
    );
  });
});

describe('toMinor (rule platform/amounts)', () => {
  test.each([
    ['COP', 12_500, 12_500],
    ['COP', 12.5, null],
    ['PEN', 24.9, 2_490],
    ['PEN', 24.905, null],
    ['USD', 0.1 + 0.2, null],
    ['USD', -1, null],
    ['USD', Number.NaN, null],
    ['USD', Number.POSITIVE_INFINITY, null],
  ] as const)('%s %d', (currency, amount, minor) => {
    expect(toMinor({ amount, currency })).toBe(minor);
  });

  test('undoes toMajor for every amount of every currency', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCY_CODES),
        fc.integer({ min: 0, max: 10 ** 11 }),
        (currency, amountMinor) =>
          toMinor({ amount: toMajor({ amountMinor, currency }), currency }) === amountMinor,
      ),
    );
  });
});

test.each([
  ['COP', '$'],
  ['PEN', 'S/'],
  ['BRL', 'R$'],
  ['USD', '$'],
] as const)('the prices of %s are printed with %s', (currency, sign) => {
  expect(currencySign(currency)).toBe(sign);
});

test('an amount that is left out is told apart from nothing', () => {
  expect(['', '  ', '0', 'x', '50.000'].map(readOptionalAmount)).toEqual([null, null, 0, 0, 50_000]);
});
