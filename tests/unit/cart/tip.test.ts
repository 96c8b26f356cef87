import type { ServiceChoice } from '@/lib/domain/branches/services';
import { asksTip, NO_TIP, resolveTip, SUGGESTED_TIP, TIP_PERCENTS, usualNoTip } from '@/lib/domain/cart/tip';
import type { Country } from '@/lib/domain/tenant/countries';

const YES = { include: 'YES', percent: 10, customMinor: 0 } as const;

describe('a tip', () => {
  it('is suggested at ten percent', () => {
    expect(resolveTip({ tip: SUGGESTED_TIP, baseMinor: 32_900 })).toBe(3_290);
  });

  it('is suggested as each country has it: never above ten in Colombia, never below it in Chile (rule cart/tip)', () => {
    expect(Math.max(...TIP_PERCENTS.CO)).toBe(10);
    expect(Math.min(...TIP_PERCENTS.CL)).toBe(10);
    expect(TIP_PERCENTS.MX).toEqual([10, 15, 20]);
    expect(TIP_PERCENTS.PE).toEqual([5, 10]);
  });

  it('that nobody is asked for is none', () => {
    expect(resolveTip({ tip: NO_TIP, baseMinor: 32_900 })).toBe(0);
  });

  it.each([
    ['a percentage is rounded to the minor unit', { ...YES, percent: 15 }, 333, 50],
    ['an own amount overrides the percentage', { ...YES, customMinor: 700 }, 10_000, 700],
    ['no is nothing', { ...YES, include: 'NO' as const, customMinor: 700 }, 10_000, 0],
    ['as much as the bill is the most', { ...YES, customMinor: 10_000 }, 10_000, 10_000],
    ['more than the bill is refused', { ...YES, customMinor: 10_001 }, 10_000, null],
    ['a negative percentage is refused', { ...YES, percent: -5 }, 10_000, null],
    ['more than all is refused', { ...YES, percent: 101 }, 10_000, null],
    ['not a number is refused', { ...YES, percent: Number.NaN }, 10_000, null],
  ])('%s', (_case, tip, baseMinor, expected) => {
    expect(resolveTip({ tip, baseMinor })).toBe(expected);
  });
});

describe('a diner is asked for a tip (rule cart/tip)', () => {
  const COUNTER = 'checkout_plazoleta';
  it.each<[string, Country, ServiceChoice[], ServiceChoice, string | null, boolean]>([
    ['unless the tenant says otherwise', 'CO', [], 'delivery', 'basic', true],
    ['not for a service that the tenant names', 'CO', ['take_away'], 'take_away', 'basic', false],
    ['for the services beside it', 'CO', ['take_away'], 'delivery', 'basic', true],
    ['for a delivery where only scheduled ones are named', 'CO', ['schedule'], 'delivery', 'basic', true],
    ['at a table', 'CL', [], 'on_table', 'checkout', true],
    ['at a table of no known class', 'CL', [], 'on_table', null, true],
    ['at a table where only grab-and-go is named', 'CO', ['grab_and_go'], 'on_table', 'checkout', true],
    ['in Chile for what is delivered', 'CL', [], 'delivery', COUNTER, true],
    ['in Chile not at a food court', 'CL', [], 'on_table', COUNTER, false],
    ['in Chile not for grab-and-go', 'CL', [], 'grab_and_go', 'basic', false],
    ['elsewhere at a food court', 'PE', [], 'on_table', COUNTER, true],
    ['at a counter by neither of its names', 'PE', ['grab_and_go'], 'on_table', COUNTER, false],
    [
      'at a counter by neither of its names, the other way',
      'PE',
      ['on_table'],
      'grab_and_go',
      'basic',
      false,
    ],
    ['in a room of a food court', 'CL', [], 'room', COUNTER, true],
  ])('%s', (_case, country, noTip, service, onTableClass, asked) => {
    expect(asksTip({ country, noTip, service, onTableClass })).toBe(asked);
  });
});

it.each([
  ['store', 'take_away', false],
  ['store', 'on_table', true],
  ['restaurant', 'take_away', true],
] as const)(
  'a %s asks for one with %s unless it says otherwise: %s (rule cart/tip)',
  (kind, service, asked) => {
    expect(asksTip({ country: 'CO', noTip: usualNoTip(kind), service, onTableClass: 'basic' })).toBe(asked);
  },
);
