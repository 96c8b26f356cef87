import { type FlatGroup, nestGroups } from '@/lib/domain/menu/options/nest-groups';

const flat = (
  id: number,
  parentOptionId: number | null,
  ...options: number[]
): FlatGroup<{ id: number }> => ({
  id,
  parentOptionId,
  min: 0,
  max: 1,
  free: 0,
  priceRule: 'sum',
  options: options.map((one) => ({ id: one })),
});

test('groups stand in the options that they belong to, in their order (rule menu/inside)', () => {
  const [plate, drink] = nestGroups([
    flat(1, null, 10, 11),
    flat(2, 11, 20),
    flat(3, 11, 30),
    flat(4, null, 40),
  ]);
  expect(plate?.options.map(({ groups }) => groups.map(({ id }) => id))).toEqual([[], [2, 3]]);
  expect(drink).toMatchObject({ id: 4, options: [{ id: 40, groups: [] }] });
});

test('a group whose option is gone is asked nowhere', () => {
  expect(nestGroups([flat(2, 11, 20)])).toEqual([]);
});
