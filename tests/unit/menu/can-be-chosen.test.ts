import fc from 'fast-check';
import { canBeChosen, isLeft } from '@/lib/domain/menu/options/can-be-chosen';
import { cheapestChoice } from '@/lib/domain/menu/options/cheapest-choice';
import type { GroupRule } from '@/lib/domain/menu/options/option-limits';
import { findSoldOutChoice } from '@/lib/domain/menu/options/sold-out-choice';
import { groupRule, optionRule } from '@/tests/support/menu/options';

const groupsOf = (depth: number): fc.Arbitrary<GroupRule[]> =>
  fc.array(
    fc
      .record({
        min: fc.integer({ min: 0, max: 3 }),
        options: fc.array(
          fc.record({
            id: fc.integer({ min: 1, max: 99 }),
            max: fc.integer({ min: 1, max: 2 }),
            available: fc.boolean(),
            groups: depth === 0 ? fc.constant([]) : groupsOf(depth - 1),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      })
      .map((own) => groupRule({ ...own, max: 3 })),
    { maxLength: 2 },
  );

test('groups can be chosen from exactly where a whole choice can be made of each (rule menu/options)', () => {
  fc.assert(
    fc.property(groupsOf(1), (groups) => {
      const whole = groups.every((group) => cheapestChoice({ group }) !== null);
      expect(canBeChosen(groups)).toBe(whole);
    }),
  );
});

const doneness = (available: boolean) =>
  groupRule({
    id: 2,
    min: 1,
    options: [
      { id: 21, available },
      { id: 22, available: false },
    ],
  });
const steak = (available: boolean) => optionRule({ id: 12, groups: [doneness(available)] });

test('an option is sold out where nothing is left of what must be chosen inside it', () => {
  expect([isLeft(steak(true)), isLeft(steak(false))]).toEqual([true, false]);
});

describe('the chosen option that is sold out (rule menu/sold-out)', () => {
  const nested = (available: boolean) => [
    {
      ...groupRule({ options: [] }),
      options: [
        { ...optionRule({ id: 11, available: false }), groups: [] },
        {
          ...steak(available),
          groups: [
            {
              ...doneness(available),
              options: doneness(available).options.map((option) => ({ ...option, groups: [] })),
            },
          ],
        },
      ],
    },
  ];
  const chosen = { optionId: 12, count: 1, choices: [{ optionId: 21, count: 1 }] };

  it.each([
    ['none', true, [chosen], undefined],
    ['the option', true, [chosen, { optionId: 11, count: 1 }], 11],
    ['the one inside', false, [chosen], 21],
    ['the one around where nothing was chosen inside', false, [{ optionId: 12, count: 1 }], 12],
    ['none that is gone from the menu', true, [{ optionId: 99, count: 1 }], undefined],
  ])('is %s', (_which, available, choices, id) => {
    expect(findSoldOutChoice(nested(available), choices)?.id).toBe(id);
  });
});
