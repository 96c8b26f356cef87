import { FUNNEL_STEPS, type Reached, resolveDays, stepOfEvent, toFunnel } from '@/lib/domain/visit/funnel';

const of = (source: string, step: Reached['step'], visits: number): Reached => ({
  ...{ source, medium: '', campaign: '' },
  ...{ step, visits },
});

describe('how far visits came (rule visit/numbers)', () => {
  it.each([
    ['page_view', 'Main', 'visit'],
    ['page_view', null, 'visit'],
    ['page_view', 'PreCheckout', 'visit'],
    ['page_view', 'OnTableMenuDigital', 'menu'],
    ['view_product', 'Home', 'menu'],
    ['add_to_cart', 'Home', 'add_to_cart'],
    ['begin_checkout', 'PreCheckout', 'begin_checkout'],
    // Orders say what is paid.
    ['purchase', 'Order', null],
    ['constructor', 'Home', null],
  ])('%s on %s counts as %s', (event, view, step) => {
    expect(stepOfEvent({ event, view })).toBe(step);
  });

  it('counts each visit at every step up to its furthest, by source and together', () => {
    const { all, sources } = toFunnel([
      of('google', 'visit', 5),
      of('google', 'paid', 1),
      of('direct', 'add_to_cart', 3),
    ]);
    expect(all).toEqual({ visit: 9, menu: 4, add_to_cart: 4, begin_checkout: 1, paid: 1 });
    expect(sources).toEqual([
      {
        ...of('google', 'visit', 0),
        step: undefined,
        visits: undefined,
        visit: 6,
        menu: 1,
        add_to_cart: 1,
        begin_checkout: 1,
        paid: 1,
      },
      {
        source: 'direct',
        medium: '',
        campaign: '',
        visit: 3,
        menu: 3,
        add_to_cart: 3,
        begin_checkout: 0,
        paid: 0,
      },
    ]);
  });

  it('tells campaigns of one source apart, and puts what comes after the hundredth together', () => {
    const many = Array.from({ length: 103 }, (_, index) => ({
      ...of('mail', 'menu', 1),
      campaign: `c${index}`,
    }));
    const { all, sources } = toFunnel([...many, of('mail', 'paid', 2)]);
    expect(sources).toHaveLength(101);
    expect(sources[0]).toMatchObject({ campaign: '', visit: 2, paid: 2 });
    expect(sources[100]).toEqual({
      ...{ source: 'others', medium: '', campaign: '' },
      ...{ visit: 4, menu: 4, add_to_cart: 0, begin_checkout: 0, paid: 0 },
    });
    for (const step of FUNNEL_STEPS) expect(sources.reduce((sum, one) => sum + one[step], 0)).toBe(all[step]);
  });

  it('of nothing is nothing', () => {
    expect(toFunnel([])).toEqual({
      all: { visit: 0, menu: 0, add_to_cart: 0, begin_checkout: 0, paid: 0 },
      sources: [],
    });
  });
});

describe('the days of the numbers (rule visit/numbers)', () => {
  const today = '2026-03-01';
  it.each([
    [undefined, undefined, { from: '2026-01-31', to: '2026-03-01', end: '2026-03-02' }],
    ['2026-02-28', undefined, { from: '2026-02-28', to: '2026-03-01', end: '2026-03-02' }],
    [undefined, '2026-02-01', { from: '2026-01-03', to: '2026-02-01', end: '2026-02-02' }],
    ['2026-03-01', '2026-03-01', { from: '2026-03-01', to: '2026-03-01', end: '2026-03-02' }],
    ['2026-03-02', undefined, null],
    ['2025-01-25', undefined, null],
    ['2025-01-26', undefined, { from: '2025-01-26', to: '2026-03-01', end: '2026-03-02' }],
  ])('from %s to %s', (from, to, days) => {
    expect(resolveDays({ from, to, today })).toEqual(days);
  });
});
