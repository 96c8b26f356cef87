import { resolveTip, SUGGESTED_TIP } from '@/lib/domain/tip';

const YES = { include: 'YES', percent: 10, customMinor: 0 } as const;

describe('a tip', () => {
  it('is suggested at ten percent', () => {
    expect(resolveTip({ tip: SUGGESTED_TIP, baseMinor: 32_900 })).toBe(3_290);
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
