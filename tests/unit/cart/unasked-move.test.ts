import { needsNoQuestion } from '@/lib/domain/cart/unasked-move';

const COSTS = { total: 12_500, delivery: 0, missing: 0 };
type Change = Parameters<typeof needsNoQuestion>[0];
const SAME: Change = {
  ...{ kept: 1, lost: [], repriced: [], there: [], coupon: null },
  ...{ before: COSTS, after: COSTS },
};

test('a cart that comes whole and for no more money is not asked about (rule cart/brought-along)', () => {
  expect(needsNoQuestion(SAME)).toBe(true);
  expect(needsNoQuestion({ ...SAME, coupon: { refusal: null } })).toBe(true);
  expect(needsNoQuestion({ ...SAME, before: { ...COSTS, delivery: null } })).toBe(true);
  expect(needsNoQuestion({ ...SAME, before: { ...COSTS, missing: 3_000 } })).toBe(true);
  // Nothing is brought any more.
  expect(needsNoQuestion({ ...SAME, before: { ...COSTS, total: 16_000, delivery: 3_500 } })).toBe(true);
});

test.each<[string, Partial<Change>]>([
  ['nothing of it comes', { kept: 0 }],
  ['a line stays out', { lost: [{}] }],
  ['a price changes', { repriced: [{}] }],
  ['it joins another', { there: [{}] }],
  ['its coupon does not hold', { coupon: { refusal: { key: 'coupon_service' } } }],
  ['its products cost less', { after: { ...COSTS, total: 12_000 } }],
  ['its delivery costs more', { after: { ...COSTS, total: 15_500, delivery: 3_000 } }],
  ['its delivery is priced later', { after: { ...COSTS, delivery: null } }],
  ['more is missing to the minimum', { after: { ...COSTS, missing: 3_000 } }],
])('one is asked about where %s', (_what, change) => {
  expect(needsNoQuestion({ ...SAME, ...change })).toBe(false);
});
