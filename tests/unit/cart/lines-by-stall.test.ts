import { linesByStall } from '@/lib/domain/cart/lines-by-stall';

const line = (id: number, stall: number | null) => ({
  id,
  stall: stall === null ? null : { id: stall, name: `Puesto ${stall}` },
});
const read = (...lines: ReturnType<typeof line>[]) =>
  linesByStall({ lines, stallOf: ({ stall }) => stall }).map(({ line: { id }, begins }) => [id, begins]);

test('lines of a stall stand together, and the first of each names it (rule table/court)', () => {
  expect(read(line(1, 7), line(2, 8), line(3, 7))).toEqual([
    [1, 'Puesto 7'],
    [3, null],
    [2, 'Puesto 8'],
  ]);
});

test('a single stall, and what is none’s, is not named', () => {
  expect(read(line(1, 7), line(2, 7))).toEqual([
    [1, null],
    [2, null],
  ]);
  expect(read(line(1, null))).toEqual([[1, null]]);
  expect(read()).toEqual([]);
});
