import fc from 'fast-check';
import { type StoredChoice, sortedChoices, toChoices, toStored } from '@/lib/domain/cart/stored-choices';
import { pieceInProgress } from '@/lib/domain/menu/line-price';
import {
  type Choice,
  findChoiceIssues,
  type GroupRule,
  PRICE_RULES,
} from '@/lib/domain/menu/options/option-limits';
import { unitPrice } from '@/lib/domain/menu/unit-price';
import { groupRule } from '@/tests/support/menu/options';

const anyOption = fc.record({ priceMinor: fc.nat(9_000), max: fc.integer({ min: 1, max: 2 }) });
const anyGroup = fc.record({
  min: fc.nat(2),
  above: fc.nat(2),
  free: fc.nat(2),
  priceRule: fc.constantFrom(...PRICE_RULES),
  options: fc.array(anyOption, { minLength: 1, maxLength: 3 }),
});
type AnyGroup = typeof anyGroup extends fc.Arbitrary<infer G> ? G : never;
/** Each option has an id of its own, as in a product; `inside`: what the options of a group hold. */
const toRule = (
  { above, options, ...own }: AnyGroup,
  id: number,
  insideOf: (place: number) => readonly GroupRule[] = () => [],
): GroupRule =>
  groupRule({
    ...own,
    id,
    max: Math.max(1, own.min + above),
    options: options.map((option, place) => ({
      ...option,
      id: id * 10 + place,
      groups: insideOf(place),
    })),
  });
const anyGroups = fc
  .array(fc.record({ outer: anyGroup, inner: fc.array(anyGroup, { maxLength: 2 }) }), { maxLength: 3 })
  .map((groups) =>
    groups.map(({ outer, inner }, at) =>
      toRule(outer, at + 1, (place) =>
        inner
          .filter((_, n) => (n + place) % 2 === 0)
          .map((one, n) => toRule(one, (at + 1) * 100 + place * 10 + n)),
      ),
    ),
  );

/** Pieces one by one, each with an own choice inside. */
function pick(group: GroupRule, next: () => number): Choice[] {
  return group.options.flatMap((option) =>
    Array.from({ length: next() % (option.max + 1) }, () => {
      const inside = option.groups.flatMap((held) => pick(held, next));
      return { optionId: option.id, count: 1, ...(inside.length === 0 ? {} : { choices: inside }) };
    }),
  );
}
function picked(groups: readonly GroupRule[], picks: readonly number[]): Map<number, Choice[]> {
  let at = 0;
  const next = () => picks[at++ % picks.length] ?? 0;
  return new Map(groups.map((group) => [group.id, pick(group, next)]));
}

/** Tries every way to leave out the free units. */
function slowGroup(group: GroupRule, chosen: readonly StoredChoice[]): number {
  const prices = chosen.flatMap(({ option_id, count }) =>
    Array.from({ length: count }, () => group.options.find(({ id }) => id === option_id)?.priceMinor ?? 0),
  );
  const inside = chosen.reduce((sum, { option_id, count, options = [] }) => {
    const held = group.options.find(({ id }) => id === option_id)?.groups ?? [];
    return sum + count * slowPrice(0, held, options);
  }, 0);
  if (group.priceRule === 'dearest') return inside + Math.max(0, ...prices);
  const free = Math.min(group.free, prices.length);
  let most = 0;
  for (let kept = 0; kept < 2 ** prices.length; kept += 1) {
    const paid = prices.filter((_, place) => kept & (2 ** place));
    if (paid.length === prices.length - free)
      most = Math.max(
        most,
        paid.reduce((sum, one) => sum + one, 0),
      );
  }
  return inside + most;
}
function slowPrice(
  priceMinor: number,
  groups: readonly GroupRule[],
  stored: readonly StoredChoice[],
): number {
  return groups.reduce((sum, group) => {
    const ids = group.options.map(({ id }) => id);
    return (
      sum +
      slowGroup(
        group,
        stored.filter(({ option_id }) => ids.includes(option_id)),
      )
    );
  }, priceMinor);
}

test('server, screen and a slow count agree on what a piece costs (rule cart/server-totals)', () => {
  fc.assert(
    fc.property(
      anyGroups,
      fc.array(fc.nat(2), { minLength: 1, maxLength: 30 }),
      fc.nat(50_000),
      (groups, picks, priceMinor) => {
        const chosen = picked(groups, picks);
        const choices = [...chosen.values()].flat();
        const stored = sortedChoices(toStored(choices));
        const server = unitPrice({ priceMinor, groups, choices: toChoices(stored) });
        const screen = pieceInProgress({ priceMinor, groups, choicesOf: (id) => chosen.get(id) ?? [] });
        expect(server).toBe(slowPrice(priceMinor, groups, stored));
        const isWhole = findChoiceIssues({ groups, choices }).length === 0;
        if (screen.isLeast) expect(isWhole).toBe(false);
        if (isWhole) expect(screen.unitMinor).toBe(server);
        else expect(screen.unitMinor).toBeGreaterThanOrEqual(server);
      },
    ),
    { numRuns: 1_000 },
  );
});

test.each([
  ['sizes of two prices', [0, 2_000], true],
  ['a doneness, which costs nothing', [0, 0], false],
  ['one price for all', [1_500, 1_500], false],
])('«from» is said where a price can still rise: %s', (_what, prices, isLeast) => {
  const group = groupRule({ min: 1, options: prices.map((priceMinor, id) => ({ id, priceMinor })) });
  expect(pieceInProgress({ priceMinor: 9_000, groups: [group], choicesOf: () => [] })).toMatchObject({
    isLeast,
  });
});
