import fc from 'fast-check';
import { canBeChosen } from '@/lib/domain/menu/options/can-be-chosen';
import { cheapestChoice, requiredPrice } from '@/lib/domain/menu/options/cheapest-choice';
import {
  type Choice,
  countChoices,
  findOptionIssues,
  type GroupRule,
  PRICE_RULES,
} from '@/lib/domain/menu/options/option-limits';
import { priceChoice } from '@/lib/domain/menu/options/option-price';
import { groupRule, optionRule } from '@/tests/support/menu/options';

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
    priceRule: fc.constantFrom(...PRICE_RULES),
    options: fc.array(option, { minLength: 1, maxLength: 4 }),
  })
  .map(({ min, above, options, ...own }) =>
    groupRule({
      ...own,
      min,
      max: Math.max(1, min + above),
      options: options.map((one, id) => ({ id, ...one })),
    }),
  );

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

/** A required choice inside every option, of other prices in each. */
const anyHolding = fc
  .record({
    group: anyGroup,
    inside: fc.array(fc.array(fc.nat(9), { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ group, inside }) => ({
    ...group,
    options: group.options.map((option, at) => ({
      ...option,
      groups: [
        groupRule({
          id: 10 + at,
          min: 1,
          options: (inside[at] ?? []).map((priceMinor, id) => ({ id: 100 * (at + 1) + id, priceMinor })),
        }),
      ],
    })),
  }));
/** Every way to complete a choice inside, each piece by itself. */
const everyInside = (group: GroupRule, choices: Choice[]): Choice[][] =>
  choices
    .flatMap(({ optionId, count }) => Array.from({ length: count }, () => optionId))
    .reduce<Choice[][]>(
      (all, optionId) => {
        const [held] = group.options.find(({ id }) => id === optionId)?.groups ?? [];
        const ways = (held?.options ?? []).map(({ id }) => [{ optionId: id, count: 1 }]);
        return all.flatMap((one) => ways.map((inside) => [...one, { optionId, count: 1, choices: inside }]));
      },
      [[]],
    );

test('what is inside weighs too: the least and whether it varies are those of every whole choice (rule menu/inside)', () => {
  fc.assert(
    fc.property(anyHolding, (group) => {
      const whole = everyChoice(group)
        .filter((choices) => countChoices(choices) === group.min)
        .flatMap((choices) => everyInside(group, choices))
        .filter((choices) => isFine(group, choices));
      if (whole.length === 0) return;
      const prices = whole.map((choices) => priceChoice({ group, choices }));
      const least = Math.min(...prices);
      expect(requiredPrice([group])).toEqual({ leastMinor: least, varies: Math.max(...prices) > least });
    }),
  );
});

const size = (...prices: number[]): GroupRule =>
  groupRule({ min: 1, options: prices.map((priceMinor, id) => ({ id, priceMinor })) });
const halves = groupRule({
  min: 2,
  max: 2,
  priceRule: 'dearest',
  options: [30_000, 34_000, 39_000].map((priceMinor, id) => ({ id, priceMinor, max: 2 })),
});
const holding = (id: number, priceMinor: number, insideMinor: number) => ({
  id,
  priceMinor,
  max: 2,
  groups: [groupRule({ id: 10 + id, min: 1, options: [{ id: 100 + id, priceMinor: insideMinor }] })],
});
/** Two of either cost 9, one of each 11. */
const mixed = groupRule({
  min: 2,
  max: 2,
  priceRule: 'dearest',
  options: [holding(1, 7, 1), holding(2, 3, 3)],
});

test.each<[string, GroupRule[], { leastMinor: number; varies: boolean }]>([
  ['without groups', [], { leastMinor: 0, varies: false }],
  ['of sizes', [size(5_000, 8_000)], { leastMinor: 5_000, varies: true }],
  ['of one price', [size(1_000, 1_000)], { leastMinor: 1_000, varies: false }],
  ['that is included', [{ ...size(6_900, 9_900), free: 1 }], { leastMinor: 0, varies: false }],
  ['that is optional', [{ ...size(6_900), min: 0 }], { leastMinor: 0, varies: false }],
  ['of two halves', [halves], { leastMinor: 30_000, varies: true }],
  ['of halves that hold more', [mixed], { leastMinor: 9, varies: true }],
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

test('a box of a hundred pieces of a hundred kinds is no long search: each kind is looked at a few times', () => {
  let looks = 0;
  const kinds = Array.from({ length: 100 }, (_, id) => {
    const kind = optionRule({ id, max: 100 });
    return Object.defineProperty(kind, 'priceMinor', {
      get: () => {
        looks += 1;
        return 1_000 + ((id * 37) % 100);
      },
    });
  });
  const box = { ...groupRule({ min: 100, max: 100, options: [] }), options: kinds };
  expect(requiredPrice([box])).toEqual({ leastMinor: 100_000, varies: true });
  expect(looks).toBeLessThan(100 * kinds.length);
});

test('a required group with too little left cannot be chosen, also inside its only option (rule menu/options)', () => {
  const group = (available: boolean[], groups: GroupRule[] = []) =>
    groupRule({ min: 1, max: 2, options: available.map((one, id) => ({ id, available: one, groups })) });
  expect(canBeChosen([group([false, true])])).toBe(true);
  expect(canBeChosen([group([true]), group([false, false])])).toBe(false);
  expect(canBeChosen([group([true], [group([false])])])).toBe(false);
});
