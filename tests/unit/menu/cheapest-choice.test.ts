import fc from 'fast-check';
import { cheapestChoice, requiredPrice } from '@/lib/domain/menu/cheapest-choice';
import { type Choice, findOptionIssues, type GroupRule, priceChoice } from '@/lib/domain/menu/option-limits';

const option = fc.record({
  priceMinor: fc.integer({ min: 0, max: 9 }),
  max: fc.integer({ min: 1, max: 3 }),
  available: fc.boolean(),
});
const anyGroup: fc.Arbitrary<GroupRule> = fc
  .record({
    min: fc.integer({ min: 0, max: 4 }),
    above: fc.integer({ min: 0, max: 2 }),
    free: fc.integer({ min: 0, max: 4 }),
    options: fc.array(option, { minLength: 1, maxLength: 4 }),
  })
  .map(({ min, above, free, options }) => ({
    id: 1,
    min,
    max: Math.max(1, min + above),
    free,
    options: options.map((one, id) => ({ id, ...one })),
  }));

/** Every choice there is, one count an option. */
const everyChoice = (group: GroupRule): Choice[][] =>
  group.options.reduce<Choice[][]>(
    (all, { id, max }) =>
      all.flatMap((one) =>
        Array.from({ length: max + 1 }, (_, count) => (count > 0 ? [...one, { optionId: id, count }] : one)),
      ),
    [[]],
  );
const isFine = (group: GroupRule, choices: Choice[]) => findOptionIssues({ group, choices }).length === 0;
const pricesOf = (group: GroupRule, keeping: Choice[] = []) =>
  everyChoice(group)
    .filter((choices) => isFine(group, choices))
    .filter((choices) =>
      keeping.every(({ optionId, count }) =>
        choices.some((one) => one.optionId === optionId && one.count >= count),
      ),
    )
    .map((choices) => priceChoice({ group, choices }));

test('no choice that a group accepts is cheaper, and there is one whenever any is accepted', () => {
  fc.assert(
    fc.property(anyGroup, (group) => {
      const cheapest = cheapestChoice({ group });
      const prices = pricesOf(group);
      expect(cheapest === null).toBe(prices.length === 0);
      if (cheapest === null) return;
      expect(isFine(group, cheapest)).toBe(true);
      expect(priceChoice({ group, choices: cheapest })).toBe(Math.min(...prices));
    }),
  );
});

test('what is chosen already stays, and the rest is the cheapest that completes it', () => {
  fc.assert(
    fc.property(anyGroup, fc.nat(), (group, pick) => {
      const starts = everyChoice(group).filter((one) =>
        findOptionIssues({ group, choices: one }).every(
          ({ key }) => key === 'option_min' || key === 'option_required',
        ),
      );
      const chosen = starts[pick % Math.max(1, starts.length)] ?? [];
      const completed = cheapestChoice({ group, chosen });
      const prices = pricesOf(group, chosen);
      expect(completed === null).toBe(prices.length === 0);
      if (completed) expect(priceChoice({ group, choices: completed })).toBe(Math.min(...prices));
    }),
  );
});

const size = (...prices: number[]): GroupRule => ({
  id: 1,
  min: 1,
  max: 1,
  free: 0,
  options: prices.map((priceMinor, id) => ({ id, priceMinor, max: 1, available: true })),
});

test.each<[string, GroupRule[], { leastMinor: number; varies: boolean }]>([
  ['without groups', [], { leastMinor: 0, varies: false }],
  ['of sizes', [size(5_000, 8_000)], { leastMinor: 5_000, varies: true }],
  ['of one price', [size(1_000, 1_000)], { leastMinor: 1_000, varies: false }],
  ['that is included', [{ ...size(6_900, 9_900), free: 1 }], { leastMinor: 0, varies: false }],
  ['that is optional', [{ ...size(6_900), min: 0 }], { leastMinor: 0, varies: false }],
  ['of two groups', [size(1_000, 2_000), size(500)], { leastMinor: 1_500, varies: true }],
])('the least that a product %s adds', (_what, groups, expected) => {
  expect(requiredPrice(groups)).toEqual(expected);
});

test('a size that is sold out is not the cheapest, and with all sold out the price is still to be read', () => {
  const sold = (group: GroupRule, ...ids: number[]): GroupRule => ({
    ...group,
    options: group.options.map((one) => ({ ...one, available: !ids.includes(one.id) })),
  });
  expect(requiredPrice([sold(size(5_000, 8_000), 0)])).toEqual({ leastMinor: 8_000, varies: false });
  expect(requiredPrice([sold(size(5_000, 8_000), 0, 1)])).toEqual({ leastMinor: 5_000, varies: true });
});
