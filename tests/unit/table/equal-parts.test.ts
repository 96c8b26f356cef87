import { equalPartsLeft } from '@/lib/domain/table/equal-parts';

const [ANA, EVA, LUIS] = [1, 2, 3];
const equal = (payerId: number) => ({ payerId, isEqual: true, isHeld: false });
const other = (payerId: number) => ({ payerId, isEqual: false, isHeld: false });

test.each([
  ['nobody has a part', [], 4],
  ['a friend has an equal part', [equal(EVA)], 3],
  ['a friend has taken two of them', [equal(EVA), equal(EVA)], 2],
  ['a friend has an equal part and a dish', [equal(EVA), other(EVA)], 3],
  ['a friend has paid two dishes', [other(EVA), other(EVA)], 3],
  ['a friend holds a peso', [{ ...other(EVA), isHeld: true }], 4],
  ['a friend holds an equal part', [{ ...equal(EVA), isHeld: true }], 3],
  ['who chooses has paid a drink', [other(ANA)], 4],
  ['who chooses has an equal part, and pays for a friend', [equal(ANA)], 3],
  ['everybody has one: they begin anew', [equal(ANA), equal(EVA), other(LUIS), equal(9)], 4],
])('of four people, %s (rule table/split)', (_who, shares, left) => {
  expect(equalPartsLeft({ of: 4, payerId: ANA, shares })).toBe(left);
});
