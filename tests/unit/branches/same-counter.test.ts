import { isCartHere } from '@/lib/domain/branches/same-counter';

const here = { id: 1, stalls: [1, 2] };

test.each([
  ['its own', { supplierId: 1, choice: 'delivery', here }, true],
  ['of another stall, over the counter', { supplierId: 2, choice: 'on_table', here }, true],
  ['of another stall, to grab and go', { supplierId: 2, choice: 'grab_and_go', here }, true],
  ['of another stall, to take away', { supplierId: 2, choice: 'take_away', here }, false],
  ['of a branch outside the court', { supplierId: 3, choice: 'on_table', here }, false],
  ['of another branch without a court', { supplierId: 2, choice: 'on_table', here: { id: 1 } }, false],
  ['where the page has no branch', { supplierId: 1, choice: 'on_table', here: null }, false],
] as const)('a cart %s (rule table/court)', (_what, asked, isHere) => {
  expect(isCartHere(asked)).toBe(isHere);
});
