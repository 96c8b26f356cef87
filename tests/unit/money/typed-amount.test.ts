import fc from 'fast-check';
import { CURRENCY_CODES, type Currency } from '@/lib/domain/money/currencies';
import { formatMoney, toMajor } from '@/lib/domain/money/money';
import { readTypedAmount } from '@/lib/domain/money/typed-amount';

const READ: [Currency, string, number][] = [
  ['COP', '48030', 48_030],
  ['COP', '48.030', 48_030],
  ['COP', '48,030', 48_030],
  ['COP', '48 030', 48_030],
  ['COP', ' $ 48.030 ', 48_030],
  ['COP', '$48.030', 48_030],
  ['COP', '48.030 COP', 48_030],
  ['COP', "1'250.000", 1_250_000],
  ['COP', '1’250.000', 1_250_000],
  ['COP', '1.250.000', 1_250_000],
  ['COP', '48.030,00', 48_030],
  ['COP', '0', 0],
  ['CLP', '12.990', 12_990],
  ['MXN', '1,250.50', 1250.5],
  ['MXN', '1250.5', 1250.5],
  ['MXN', '1250,50', 1250.5],
  ['MXN', '1,250', 1_250],
  ['MXN', '.50', 0.5],
  ['PEN', 'S/ 24.90', 24.9],
  ['PEN', 'S/. 24,90', 24.9],
  ['PEN', 's/24.90', 24.9],
  ['BRL', 'R$ 1.250,50', 1250.5],
  ['BRL', '1.250', 1_250],
  ['BRL', '12.50', 12.5],
  ['USD', 'US$ 12.50', 12.5],
  ['USD', '1,234,567', 1_234_567],
];

const REFUSED: [Currency, string][] = [
  ...['', '  ', '-5.000', '−5000', '–5000', '+5000', '(5000)', '5000-', 'dos mil', '5k', '5 mil', '1e5'],
  ...['50,0', '50.00', '12,5', '50.0000', '5.00.000', '0.500', '48.030,50', '48.030,5', '1.250,000'],
  ...[
    'S/ 20',
    'R$ 20',
    'US$ 20',
    '$',
    '$$5',
    '50 00',
    '5.000 6.000',
    '20.',
    '٥٠٠٠',
    '1/2',
    '5000%',
    '0x10',
    '9'.repeat(20),
  ],
].map((text): [Currency, string] => ['COP', text]);
const UNCLEAR: [Currency, string][] = [
  ['MXN', '1.250'],
  ['PEN', '24.905'],
  ['BRL', '1,250'],
  ['USD', '0.001'],
  ['MXN', '1.250.50'],
  ['MXN', '1,2505'],
  ['MXN', '-1'],
  ['BRL', '$ 20'],
];

describe('an amount that somebody types (rule staff/typed-amounts)', () => {
  test.each(READ)('of %s is read: %s', (currency, text, amount) => {
    expect(readTypedAmount({ text, currency })).toBe(amount);
  });

  test.each([...REFUSED, ...UNCLEAR])('of %s is no amount: «%s»', (currency, text) => {
    expect(readTypedAmount({ text, currency })).toBeNull();
  });

  test('is read as it is printed, in each currency', () => {
    const amounts = fc.integer({ min: 0, max: 10 ** 11 });
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCY_CODES), amounts, (currency, amountMinor) => {
        const text = formatMoney({ amountMinor, currency });
        expect(readTypedAmount({ text, currency })).toBe(toMajor({ amountMinor, currency }));
      }),
    );
  });

  test('is never below 0, nor finer than its currency', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'0123456789.,-$ '), maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCY_CODES), texts, (currency, text) => {
        const amount = readTypedAmount({ text, currency });
        if (amount === null) return;
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(text).not.toContain('-');
      }),
      { numRuns: 2_000 },
    );
  });
});
