import { asOwnLines, isSameDish, joinLines } from '@/lib/domain/cart/lines';

const line = (changes: object = {}) => ({
  offerId: 1,
  choices: [],
  comment: '',
  count: 1,
  member_id: null,
  ...changes,
});
const [rare, salt] = [
  { option_id: 4, count: 1 },
  { option_id: 9, count: 2 },
];

test('a dish is its product, its options in any order, its comment, and whoever chose it (rule cart/group)', () => {
  const dish = line({ choices: [rare, salt] });
  expect(isSameDish(dish, line({ choices: [salt, rare], count: 5 }))).toBe(true);
  for (const other of [{ offerId: 2 }, { choices: [rare] }, { comment: 'Sin sal' }, { member_id: 7 }])
    expect(isSameDish(dish, line({ choices: [rare, salt], ...other }))).toBe(false);
});

test('of two equal lines the greater count stays, and others come as they are (rule cart/brought-along)', () => {
  const [more, fewer, sweet] = [
    line({ count: 3 }),
    line({ offerId: 2, count: 1 }),
    line({ comment: 'dulce' }),
  ];
  const there = [line({ count: 2 }), line({ offerId: 2, count: 4 })];
  const joined = joinLines({ coming: [more, fewer, sweet], there });
  expect(joined.map(({ count, met }) => [count, met && there.indexOf(met)])).toEqual([
    [3, 0],
    [4, 1],
    [1, null],
  ]);
});

test('a dish of several lines, because one was full, meets the lines of the same dish once each', () => {
  const [few, full] = [line({ count: 1 }), line({ count: 99 })];
  const there = [line({ count: 99 }), line({ count: 2 })];
  const joined = joinLines({ coming: [few, full], there });
  expect(joined.map(({ count, met }) => [count, met && there.indexOf(met)])).toEqual([
    [2, 1],
    [99, 0],
  ]);
  expect(joinLines({ coming: [few, full], there: [few] }).map(({ met }) => met)).toEqual([null, few]);
});

test('what several people chose is ordered again by one: equal dishes are one line (rule orders/again)', () => {
  const lines = [
    line({ member_id: 7, count: 2 }),
    line({ offerId: 2 }),
    line({ count: 3 }),
    line({ member_id: 8, comment: 'dulce' }),
  ];
  expect(asOwnLines(lines)).toEqual([line({ count: 5 }), line({ offerId: 2 }), line({ comment: 'dulce' })]);
});

test('what is more than a line holds stays on several lines', () => {
  const lines = [line({ count: 99, member_id: 7 }), line({ count: 4 }), line({ count: 5, member_id: 8 })];
  expect(asOwnLines(lines)).toEqual([line({ count: 99 }), line({ count: 9 })]);
});
