import fc from 'fast-check';
import {
  type Choice,
  canAddOption,
  findOptionIssues,
  PRICE_RULES,
} from '@/lib/domain/menu/options/option-limits';
import { priceChoice, priceOptions } from '@/lib/domain/menu/options/option-price';
import { groupRule, optionRule } from '@/tests/support/menu/options';

const group = groupRule({
  id: 7,
  min: 1,
  max: 3,
  free: 1,
  options: [
    { id: 1, priceMinor: 2_000, max: 2 },
    { id: 2, priceMinor: 3_500 },
    { id: 3, priceMinor: 0, max: 3 },
    { id: 4, priceMinor: 9_000, available: false },
  ],
});
const choose = (...ids: number[]): Choice[] => ids.map((optionId) => ({ optionId, count: 1 }));
const keysOf = (choices: Choice[]) => findOptionIssues({ group, choices }).map(({ key }) => key);

describe('what is wrong with a choice of options (rule menu/options)', () => {
  test.each([
    { why: 'nothing of what is required', choices: [], keys: ['option_required'] },
    { why: 'as much as is required', choices: choose(3), keys: [] },
    { why: 'up to the most', choices: choose(1, 2, 3), keys: [] },
    { why: 'more than the most', choices: choose(1, 2, 3, 3), keys: ['option_max'] },
    { why: 'an option up to its own most', choices: choose(1, 1), keys: [] },
    { why: 'an option beyond it', choices: choose(2, 2), keys: ['option_each_max'] },
    { why: 'one that is sold out', choices: choose(4), keys: ['option_unavailable'] },
    { why: 'one of another group', choices: choose(99), keys: ['option_unavailable'] },
    {
      why: 'two faults at once',
      choices: choose(2, 2, 4, 3),
      keys: ['option_max', 'option_each_max', 'option_unavailable'],
    },
  ])('$why → $keys', ({ choices, keys }) => {
    expect(keysOf(choices)).toEqual(keys);
  });

  test('names the group, the option and the limit', () => {
    expect(findOptionIssues({ group, choices: choose(2, 2) })).toEqual([
      { key: 'option_each_max', groupId: 7, optionId: 2, limit: 1 },
    ]);
    expect(findOptionIssues({ group: { ...group, min: 2 }, choices: choose(3) })).toEqual([
      { key: 'option_min', groupId: 7, optionId: null, limit: 2 },
    ]);
  });

  test('an optional group may stay empty', () => {
    expect(findOptionIssues({ group: { ...group, min: 0 }, choices: [] })).toEqual([]);
  });
});

describe('priceChoice: the cheapest free ones cost nothing', () => {
  test.each([
    { choices: choose(1), price: 0 },
    { choices: choose(1, 2), price: 3_500 },
    { choices: choose(2, 1), price: 3_500 },
    { choices: choose(1, 1, 2), price: 5_500 },
    { choices: choose(3, 2), price: 3_500 },
    { choices: [], price: 0 },
  ])('$choices → $price', ({ choices, price }) => {
    expect(priceChoice({ group, choices })).toBe(price);
  });

  test('what each option costs names those that are included', () => {
    const costs = (...ids: number[]) => Object.fromEntries(priceOptions({ group, choices: choose(...ids) }));
    expect(costs(2)).toEqual({ 2: 0 });
    expect(costs(1, 2)).toEqual({ 1: 0, 2: 3_500 });
    expect(costs(1, 1)).toEqual({ 1: 2_000 });
  });

  test('without free ones every unit is charged', () => {
    expect(priceChoice({ group: { ...group, free: 0 }, choices: [{ optionId: 1, count: 2 }] })).toBe(4_000);
  });
});

describe('an option that is written to (rule menu/option-text)', () => {
  const cake = groupRule({
    min: 1,
    options: [{ id: 1, priceMinor: 3_500, textMax: 10 }, { id: 2 }],
  });
  test.each([
    ['a name', 'Ana María', []],
    ['as many characters as fit, of any kind', '🎂'.repeat(10), []],
    ['one more', '🎂'.repeat(11), ['option_text']],
    ['nothing', '', ['option_text']],
    ['blanks', '  ', ['option_text']],
    ['no text', undefined, ['option_text']],
    ['a line end', 'Feliz\ndía', ['option_text']],
    ['what turns the direction of writing', 'Ana\u202e', ['option_text']],
    ['a bell', 'Ana\u0007', ['option_text']],
  ])('takes %s: %j → %j', (_what, text, keys) => {
    const issues = findOptionIssues({ group: cake, choices: [{ optionId: 1, count: 1, text }] });
    expect(issues.map(({ key }) => key)).toEqual(keys);
  });

  test('costs what it says, and no other option takes a text', () => {
    const written = { optionId: 1, count: 1, text: 'Ana' };
    expect(priceChoice({ group: cake, choices: [written] })).toBe(3_500);
    expect(findOptionIssues({ group: cake, choices: [{ ...written, optionId: 2 }] })).toEqual([
      { key: 'option_text', groupId: 1, optionId: 2, limit: 0 },
    ]);
  });
});

describe('groups inside an option (rule menu/inside)', () => {
  const doneness = groupRule({ id: 2, min: 1, options: [{ id: 21 }, { id: 22, priceMinor: 500 }] });
  const combo = groupRule({
    min: 1,
    max: 2,
    free: 1,
    options: [{ id: 11, priceMinor: 3_000, max: 2, groups: [doneness] }, { id: 12 }],
  });
  const steak = (...inside: number[]) => ({ optionId: 11, count: 1, choices: choose(...inside) });
  const keys = (...choices: Choice[]) =>
    findOptionIssues({ group: combo, choices }).map(({ key, groupId }) => [groupId, key]);

  test('are asked where it is chosen, of each piece', () => {
    expect(keys({ optionId: 12, count: 1 })).toEqual([]);
    expect(keys(steak(21), steak(22))).toEqual([]);
    expect(keys(steak(21), steak())).toEqual([[2, 'option_required']]);
    expect(keys(steak(21, 22))).toEqual([[2, 'option_max']]);
    expect(keys(steak(21, 99))).toEqual([[0, 'option_unavailable']]);
    expect(keys({ optionId: 12, count: 1, choices: choose(21) })).toEqual([[0, 'option_unavailable']]);
  });

  test('cost what they say, whatever the group outside includes', () => {
    expect(priceChoice({ group: combo, choices: [steak(22)] })).toBe(500);
    expect(priceChoice({ group: combo, choices: [{ ...steak(22), count: 2 }] })).toBe(3_000 + 2 * 500);
  });
});

describe('of two halves the dearer one counts, once (rule menu/options)', () => {
  const pizza = groupRule({
    min: 2,
    max: 2,
    priceRule: 'dearest',
    options: [
      { id: 1, priceMinor: 30_000, max: 2 },
      { id: 2, priceMinor: 34_000, max: 2 },
    ],
  });
  test.each([
    { choices: choose(1, 2), costs: { 1: 0, 2: 34_000 } },
    { choices: choose(2, 1), costs: { 1: 0, 2: 34_000 } },
    { choices: [{ optionId: 1, count: 2 }], costs: { 1: 30_000 } },
    { choices: choose(1), costs: { 1: 30_000 } },
    { choices: [], costs: {} },
  ])('$choices → $costs', ({ choices, costs }) => {
    expect(Object.fromEntries(priceOptions({ group: pizza, choices }))).toEqual(costs);
  });
});

const anyGroup = fc.record({
  id: fc.constant(1),
  priceRule: fc.constantFrom(...PRICE_RULES),
  min: fc.nat(3),
  max: fc.integer({ min: 1, max: 6 }),
  free: fc.nat(4),
  options: fc
    .array(
      fc.record({ priceMinor: fc.nat(50_000), max: fc.integer({ min: 1, max: 4 }), available: fc.boolean() }),
      { minLength: 1, maxLength: 5 },
    )
    .map((options) => options.map((option, id) => optionRule({ ...option, id }))),
});
const anyChoice = fc.array(fc.record({ optionId: fc.nat(4), count: fc.integer({ min: 1, max: 3 }) }), {
  maxLength: 5,
});

test('the price hangs neither on the order nor on how units are written', () => {
  fc.assert(
    fc.property(anyGroup, anyChoice, (anyOf, choices) => {
      const single = choices.flatMap(({ optionId, count }) =>
        Array.from({ length: count }, () => ({ optionId, count: 1 })),
      );
      const price = priceChoice({ group: anyOf, choices });
      expect(priceChoice({ group: anyOf, choices: single.reverse() })).toBe(price);
    }),
  );
});

test('one unit more never makes a choice cheaper, one free more never dearer', () => {
  fc.assert(
    fc.property(anyGroup, anyChoice, fc.nat(4), (anyOf, choices, optionId) => {
      const price = priceChoice({ group: anyOf, choices });
      expect(
        priceChoice({ group: anyOf, choices: [...choices, { optionId, count: 1 }] }),
      ).toBeGreaterThanOrEqual(price);
      expect(priceChoice({ group: { ...anyOf, free: anyOf.free + 1 }, choices })).toBeLessThanOrEqual(price);
    }),
  );
});

test('adding only what may be added never breaks an upper limit', () => {
  fc.assert(
    fc.property(anyGroup, fc.array(fc.nat(4), { maxLength: 12 }), (anyOf, taps) => {
      const choices: Choice[] = [];
      for (const optionId of taps) {
        if (canAddOption({ group: anyOf, choices, optionId })) choices.push({ optionId, count: 1 });
      }
      const keys = findOptionIssues({ group: anyOf, choices }).map(({ key }) => key);
      expect(keys.filter((key) => key !== 'option_min' && key !== 'option_required')).toEqual([]);
    }),
  );
});
