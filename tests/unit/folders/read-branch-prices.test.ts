import { readBranchPrices } from '@/backend/folders/read/read-branch-prices';
import { sayIn } from '@/scripts/tenant/print/print-problem';

const KNOWN = ['centro', 'norte', 'sur'];

function read(cell: string, { sellers = KNOWN, hasDecimalComma = false } = {}) {
  const said: string[] = [];
  const priceAt = readBranchPrices({
    row: { row: 2, cells: { price: cell }, hasDecimalComma, headers: new Map() },
    currency: 'PEN',
    ...{ sellers, known: KNOWN },
    report: (column, one) => said.push(`${column}: ${sayIn('en')(one)}`),
  });
  return { prices: KNOWN.map(priceAt), said };
}

test.each([
  ['24.90', [2_490, 2_490, 2_490]],
  ['24.90|norte=20', [2_490, 2_000, 2_490]],
  ['norte=20; 24.90', [2_490, 2_000, 2_490]],
  ['centro=1|norte=2|sur = 0', [100, 200, 0]],
])('%s has its price at each branch', (cell, prices) => {
  expect(read(cell)).toEqual({ prices, said: [] });
});

test('a comma parts decimals of each price where it parts no cells', () => {
  expect(read('24,90|norte=1.020,50', { hasDecimalComma: true })).toEqual({
    prices: [2_490, 102_050, 2_490],
    said: [],
  });
});

test('a branch that does not sell the product needs no price', () => {
  expect(read('centro=5', { sellers: ['centro'] }).said).toEqual([]);
});

test.each([
  ['', '"" is not a price; allowed: digits and a point, such as 24.90'],
  ['5|6', '"5|6" is not a price; allowed: digits and a point, such as 24.90'],
  ['5|6|norte=1', '"5|6|norte=1" has two prices for all branches'],
  ['5|nort=6', '"nort" is not a branch; did you mean norte?'],
  ['5|norte=6|norte=7', '"norte" has two prices'],
  ['norte=6', 'has no price for centro, sur'],
  ['5|norte=', '"" is not a price; allowed: digits and a point, such as 24.90'],
  ['=6', '"=6" is not a price; allowed: digits and a point, such as 24.90'],
  ['5|norte=-1', '"-1" is not a price; allowed: digits and a point, such as 24.90'],
])('«%s» is refused', (cell, message) => {
  expect(read(cell).said).toEqual([`price: ${message}`]);
});
