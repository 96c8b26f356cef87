import { resolveCardPrice } from '@/lib/domain/menu/card-price';
import { isPromoActive } from '@/lib/domain/menu/promo';

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
  expect(isPromoActive({ promo: { price: 1, window }, at: at(day, time), timezone })).toBe(active);
});

test('hours past midnight belong to the day they began', () => {
  const promo = { price: 1, window: { ...window, days: ['fri'] as const, from: '22:00', to: '02:00' } };
  expect(isPromoActive({ promo, at: at('2026-12-11', '23:00'), timezone })).toBe(true);
  expect(isPromoActive({ promo, at: at('2026-12-12', '01:59'), timezone })).toBe(true);
  expect(isPromoActive({ promo, at: at('2026-12-12', '22:00'), timezone })).toBe(false);
});

describe('resolveCardPrice', () => {
  const now = { at: at('2026-12-07', '19:00'), timezone, currency: 'CLP' as const };
  test('shows the price before only when the promotion lowers it', () => {
    const lower = resolveCardPrice({
      product: { price: 5_900, options_least: 0, promo: { price: 4_900, window } },
      ...now,
    });
    expect(lower).toEqual({ nowMinor: 4_900, beforeMinor: 5_900, promoActive: true });
    const higher = resolveCardPrice({
      product: { price: 5_900, options_least: 0, promo: { price: 6_900, window } },
      ...now,
    });
    expect(higher).toEqual({ nowMinor: 5_900, beforeMinor: null, promoActive: true });
  });
  test('a promotion of words leaves the price', () => {
    const words = resolveCardPrice({
      product: { price: 5_900, options_least: 0, promo: { price: null, window: null } },
      ...now,
    });
    expect(words).toEqual({ nowMinor: 5_900, beforeMinor: null, promoActive: true });
  });
});
