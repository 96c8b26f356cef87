import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { resolveCardPrice } from '@/lib/domain/menu/card-price';
import { isPassing, isPromoActive, type PromoWindow } from '@/lib/domain/menu/promo';

const timezone = 'America/Santiago';
const window = { days: ['mon', 'fri'] as const, from: '18:00', to: '20:00', starts: null, ends: null };
/** In December Santiago is three hours behind UTC; 2026-12-07 is a Monday. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00-03:00`);

test.each([
  ['2026-12-07', '17:59', false],
  ['2026-12-07', '18:00', true],
  ['2026-12-07', '19:59', true],
  ['2026-12-07', '20:00', false],
  ['2026-12-08', '19:00', false],
])('happy hour on %s at %s', (day, time, active) => {
  expect(isPromoActive({ promo: { window, services: [] }, at: at(day, time), timezone, service: null })).toBe(
    active,
  );
});

test('hours past midnight belong to the day they began', () => {
  const promo = { window: { ...window, days: ['fri'] as const, from: '22:00', to: '02:00' }, services: [] };
  expect(isPromoActive({ promo, at: at('2026-12-11', '23:00'), timezone, service: null })).toBe(true);
  expect(isPromoActive({ promo, at: at('2026-12-12', '01:59'), timezone, service: null })).toBe(true);
  expect(isPromoActive({ promo, at: at('2026-12-12', '22:00'), timezone, service: null })).toBe(false);
});

describe('resolveCardPrice', () => {
  const now = { at: at('2026-12-07', '19:00'), timezone, service: null, currency: 'CLP' as const };
  test('shows the price before only when the promotion lowers it', () => {
    const lower = resolveCardPrice({
      product: {
        price: 5_900,
        options_least: 0,
        promo: { price: 4_900, bundle: null, window, services: [] },
      },
      ...now,
    });
    expect(lower).toEqual({ nowMinor: 4_900, beforeMinor: 5_900, promoActive: true });
    const higher = resolveCardPrice({
      product: {
        price: 5_900,
        options_least: 0,
        promo: { price: 6_900, bundle: null, window, services: [] },
      },
      ...now,
    });
    expect(higher).toEqual({ nowMinor: 5_900, beforeMinor: null, promoActive: true });
  });
  test('a promotion of words leaves the price', () => {
    const words = resolveCardPrice({
      product: {
        price: 5_900,
        options_least: 0,
        promo: { price: null, bundle: null, window: null, services: [] },
      },
      ...now,
    });
    expect(words).toEqual({ nowMinor: 5_900, beforeMinor: null, promoActive: true });
  });
});

describe('for some services only', () => {
  const promo = { window: null, services: ['take_away', 'grab_and_go'] as const };
  const now = { at: at('2026-12-07', '19:00'), timezone };
  test.each([
    ['take_away', true],
    ['grab_and_go', true],
    ['delivery', false],
    [null, false],
  ] as const)('%s', (service, active) => {
    expect(isPromoActive({ promo, ...now, service })).toBe(active);
  });
  test('comes and goes, as one of some hours does', () => {
    expect(isPassing(promo)).toBe(true);
    expect(isPassing({ window, services: [] })).toBe(true);
    expect(isPassing({ window: null, services: [] })).toBe(false);
  });
});

describe('days and hours', () => {
  const always = { days: WEEKDAYS, from: null, to: null, starts: null, ends: null };
  const isActive = (own: Partial<PromoWindow>, now: string, zone = timezone) =>
    isPromoActive({
      promo: { window: { ...always, ...own }, services: [] },
      at: new Date(now),
      timezone: zone,
      service: null,
    });
  test.each([
    ['the day before', '2026-12-06T23:59:59-03:00', false],
    ['its first minute', '2026-12-07T00:00:00-03:00', true],
    ['its last minute', '2026-12-09T23:59:59-03:00', true],
    ['the day after', '2026-12-10T00:00:00-03:00', false],
  ])('from a day to a day, both counted: %s', (_case, now, active) => {
    expect(isActive({ starts: '2026-12-07', ends: '2026-12-09' }, now)).toBe(active);
  });
  test('the night of the last day goes on past midnight', () => {
    const night = { from: '22:00', to: '03:00', ends: '2026-12-09' };
    expect(isActive(night, '2026-12-10T02:59:00-03:00')).toBe(true);
    expect(isActive(night, '2026-12-10T22:00:00-03:00')).toBe(false);
  });
  test('from and to at one minute are a whole day', () => {
    const day = { from: '06:00', to: '06:00', days: ['mon'] as const };
    expect(isActive(day, '2026-12-08T05:59:00-03:00')).toBe(true);
    expect(isActive(day, '2026-12-08T06:00:00-03:00')).toBe(false);
  });
  // Clocks go back at 2:00 on 1 November 2026 in New York: 1:30 comes twice.
  test.each([
    ['2026-11-01T05:30:00Z', true],
    ['2026-11-01T06:30:00Z', true],
    ['2026-11-01T07:00:00Z', false],
  ])('an hour that comes twice holds twice: %s', (now, active) => {
    expect(isActive({ from: '01:00', to: '02:00' }, now, 'America/New_York')).toBe(active);
  });
  // They go forward at 2:00 on 8 March 2026: 2:30 never comes.
  test('an hour that is left out does not shift the next one', () => {
    const window = { from: '02:00', to: '03:00' };
    expect(isActive(window, '2026-03-08T06:59:00Z', 'America/New_York')).toBe(false);
    expect(isActive(window, '2026-03-08T07:00:00Z', 'America/New_York')).toBe(false);
  });
});
