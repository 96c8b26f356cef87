import { byArea, hasAreas } from '@/lib/domain/table/areas';

const at = (id: number, area: string | null) => ({ id, area });
const shown = (tables: ReturnType<typeof at>[]) =>
  byArea(tables).map(({ area, tables: own }) => [area, own.map(({ id }) => id)]);

test('tables stand by the parts of the room, each where its first comes, the rest last (rule table/areas)', () => {
  const room = [at(1, null), at(2, 'Salón'), at(3, 'Terraza'), at(4, 'Salón'), at(5, null)];
  expect(shown(room)).toEqual([
    ['Salón', [2, 4]],
    ['Terraza', [3]],
    [null, [1, 5]],
  ]);
  expect(hasAreas(byArea(room))).toBe(true);
});

test('a room whose tables say none is one, and an empty room has no parts', () => {
  expect(shown([at(1, null), at(2, null)])).toEqual([[null, [1, 2]]]);
  expect(hasAreas(byArea([at(1, null)]))).toBe(false);
  expect(byArea([])).toEqual([]);
});
