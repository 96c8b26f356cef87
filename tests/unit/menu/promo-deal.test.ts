import { type Promo, type PromoDeal, priceOfDeal, promoAt, promoMark } from '@/lib/domain/menu/promo-deal';

describe('the price of a deal (rule menu/promotions)', () => {
  it.each<[string, PromoDeal, number, number | null]>([
    ['a price', { kind: 'price', priceMinor: 800 }, 1_000, 800],
    ['a price above the list', { kind: 'price', priceMinor: 1_200 }, 1_000, 1_000],
    ['a price of nothing', { kind: 'price', priceMinor: 0 }, 1_000, 0],
    ['a tenth off', { kind: 'percent', percent: 10 }, 24_900, 22_410],
    ['a half off an odd price: the discount is rounded up', { kind: 'percent', percent: 50 }, 4_201, 2_100],
    ['a third of a cent off: rounded to nothing', { kind: 'percent', percent: 33 }, 1, 1],
    ['all of it off', { kind: 'percent', percent: 100 }, 999, 0],
    ['an amount off', { kind: 'amount', amountMinor: 300 }, 1_000, 700],
    ['an amount above the price', { kind: 'amount', amountMinor: 5_000 }, 1_000, 0],
    ['pieces for fewer', { kind: 'bundle', take: 3, pay: 2 }, 1_000, null],
    ['words alone', { kind: 'words' }, 1_000, null],
  ])('%s', (_case, deal, listMinor, expected) => {
    expect(priceOfDeal({ deal, listMinor })).toBe(expected);
  });
});

describe('what stands for a promotion without a name (rule tenant/percents)', () => {
  const bundle: PromoDeal = { kind: 'bundle', take: 3, pay: 2 };
  it.each([
    ['es', { kind: 'percent', percent: 20 }, '−20 %'],
    ['en', { kind: 'percent', percent: 20 }, '−20%'],
    ['pt', { kind: 'percent', percent: 20 }, '−20%'],
    ['es', bundle, '3x2'],
    ['en', bundle, '3x2'],
    ['pt', { kind: 'words' }, ''],
  ] as const)('in %s of %j', (lang, deal, expected) => {
    expect(promoMark(deal, lang)).toBe(expected);
  });
});

describe('a promotion at a branch', () => {
  const promo: Promo = {
    deal: { kind: 'bundle', take: 3, pay: 2 },
    window: null,
    branches: ['centro'],
    services: ['take_away'],
    mix: null,
  };
  it('holds where it is said to', () => {
    expect(promoAt({ promo, branch: 'centro', listMinor: 1_000 })).toEqual({
      price: null,
      bundle: { take: 3, pay: 2 },
      window: null,
      services: ['take_away'],
    });
    expect(promoAt({ promo, branch: 'norte', listMinor: 1_000 })).toBeNull();
    expect(promoAt({ promo: { ...promo, branches: [] }, branch: 'norte', listMinor: 1 })).not.toBeNull();
    expect(promoAt({ promo: null, branch: 'norte', listMinor: 1 })).toBeNull();
  });
});
