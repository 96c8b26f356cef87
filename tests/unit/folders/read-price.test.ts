import { readCsv } from '@/backend/folders/read/files/read-csv';
import { readPrice } from '@/backend/folders/read/read-price';
import type { Currency } from '@/lib/domain/money/currencies';
import { sayIn } from '@/scripts/tenant/print/print-problem';

const priceOf = ({ text, currency = 'PEN' }: { text: string; currency?: Currency }) => {
  const { rows } = readCsv({ file: 'x.csv', text, required: ['name', 'price'], optional: [] });
  return rows
    .map((row) => readPrice({ ...row, cell: row.cells.price ?? '', currency }))
    .map((price) => (typeof price === 'number' ? price : sayIn('en')(price)));
};

test.each([
  ['semicolons', 'name;price\nA;24,90\n'],
  ['tabs', 'name\tprice\nA\t24,90\n'],
  ['semicolons, with a point for thousands', 'name;price\nA;1.024,90\nB;24,9\n'],
])('a comma begins the decimals in a file with %s', (_marks, text) => {
  expect(priceOf({ text })[0]).toBe(text.includes('1.024') ? 102_490 : 2_490);
});

test('a comma is not understood in a file with commas', () => {
  expect(priceOf({ text: 'name,price\nA,"24,90"\n' })).toEqual(['"24,90" uses a comma: write 24.90']);
});

test('three digits behind a comma may be thousands, whatever parts the cells', () => {
  expect(priceOf({ text: 'name;price\nA;24,900\n' })).toEqual([
    '"24,900" has a thousands separator: write 24900',
  ]);
});

test('a currency without decimals takes none behind a comma either', () => {
  expect(priceOf({ text: 'name;price\nA;24,90\n', currency: 'COP' })).toEqual([
    '"24.90" has decimals, COP has none',
  ]);
});
