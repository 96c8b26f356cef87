import { findChoiceIssues } from '@/lib/domain/menu/options/option-limits';
import { currentPrice, unitPrice } from '@/lib/domain/menu/unit-price';
import { groupRule } from '@/tests/support/menu/options';

const at = new Date('2026-11-18T17:30:00Z');
const timezone = 'America/Bogota';
const group = groupRule({
  min: 1,
  max: 3,
  free: 1,
  options: [
    { id: 10, priceMinor: 2_500, max: 3 },
    { id: 11, priceMinor: 3_000 },
  ],
});

describe('the price of a unit', () => {
  it.each([
    ['no promotion', null, 10_000],
    ['a running one that is lower', { price: 8_000, bundle: null, services: [], window: null }, 8_000],
    ['one that is dearer than the list', { price: 12_000, bundle: null, services: [], window: null }, 10_000],
    ['one that only announces', { price: null, bundle: null, services: [], window: null }, 10_000],
    [
      'one that is not on today',
      {
        price: 8_000,
        bundle: null,
        services: [],
        window: { days: ['mon'], from: null, to: null, starts: null, ends: null },
      },
      10_000,
    ],
  ] as const)('%s', (_case, promo, expected) => {
    expect(currentPrice({ listMinor: 10_000, promo, at, timezone, service: null })).toBe(expected);
  });

  it('adds the options of each group, its free ones aside', () => {
    const choices = [
      { optionId: 10, count: 2 },
      { optionId: 11, count: 1 },
    ];
    expect(unitPrice({ priceMinor: 10_000, groups: [group], choices })).toBe(15_500);
    expect(unitPrice({ priceMinor: 10_000, groups: [], choices })).toBe(10_000);
  });
});

describe('the choices of a line', () => {
  it('fit', () => {
    expect(findChoiceIssues({ groups: [group], choices: [{ optionId: 10, count: 1 }] })).toEqual([]);
  });

  it('lack what is required', () => {
    expect(findChoiceIssues({ groups: [group], choices: [] })).toMatchObject([{ key: 'option_required' }]);
  });

  it('name an option of another product', () => {
    const choices = [
      { optionId: 10, count: 1 },
      { optionId: 99, count: 1 },
    ];
    expect(findChoiceIssues({ groups: [group], choices })).toEqual([
      { key: 'option_unavailable', groupId: 0, optionId: 99, limit: 0 },
    ]);
  });
});
