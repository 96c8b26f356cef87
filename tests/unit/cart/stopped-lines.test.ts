import type { CartIssueKey } from '@/lib/domain/cart/cart-issues';
import { comesBack, findStoppedLines } from '@/lib/domain/cart/stopped-lines';

type Line = Parameters<typeof findStoppedLines>[0]['lines'][number];
const line: Line = { id: 1, product_supplier_id: 7, count: 3, stock: null, max_per_order: null };
const issue = (key: CartIssueKey, line_id: number | null = 1) => ({ key, line_id });
const find = (lines: readonly Line[], ...keys: CartIssueKey[]) =>
  findStoppedLines({ lines, issues: keys.map((key) => issue(key)) }).map(
    ({ line: { id }, issue: { key }, keeps }) => ({ id, key, keeps }),
  );

test('what is not of a line stops none, nor does an issue of a line that was just taken out (rule cart/stopped)', () => {
  const issues = [issue('min_order', null), issue('product_hours', 2)];
  expect(findStoppedLines({ lines: [line], issues })).toEqual([]);
});

test('lines come in the order of the cart, each with its first issue', () => {
  const issues = [issue('dry_law', 2), issue('product_hours', 1), issue('options_changed', 1)];
  const found = findStoppedLines({ lines: [line, { ...line, id: 2 }], issues });
  expect(found.map(({ issue: { key } }) => key)).toEqual(['product_hours', 'dry_law']);
});

test.each<
  [string, Partial<typeof line> & { stock?: number; max_per_order?: number }, CartIssueKey[], number]
>([
  ['what is left', { stock: 2 }, ['out_of_stock'], 2],
  ['the maximum', { max_per_order: 1 }, ['product_max'], 1],
  ['nothing of what is sold out', { stock: 0 }, ['out_of_stock'], 0],
  ['nothing where fewer do not help', { stock: 2 }, ['out_of_stock', 'product_hours'], 0],
  ['nothing of what is not served', {}, ['product_hours'], 0],
])('a line keeps %s', (_what, part, keys, keeps) => {
  expect(find([{ ...line, ...part }], ...keys)).toEqual([{ id: 1, key: keys[0], keeps }]);
});

test('pieces of other lines are of the same stock', () => {
  const lines = [
    { ...line, stock: 4 },
    { ...line, id: 2, count: 3, stock: 4 },
  ];
  expect(find(lines, 'out_of_stock')).toEqual([{ id: 1, key: 'out_of_stock', keeps: 1 }]);
});

test.each<[CartIssueKey, number, boolean]>([
  ['product_unavailable', 1, false],
  ['out_of_stock', 1, false],
  ['product_hours', 1, false],
  ['out_of_stock', 2, true],
  ['dry_law', 1, true],
])('taken out with %s of line %i: put in again by a tap %s (rule cart/removed)', (key, lineId, expected) => {
  expect(comesBack({ lineId: 1, issues: [issue(key, lineId)] })).toBe(expected);
});
