import { priceProduct } from '@/lib/domain/menu/product-price';

const NOW = { at: new Date('2026-11-18T17:30:00Z'), timezone: 'America/Lima', service: 'take_away' } as const;
const HELD = { price: null, bundle: null, window: null, services: [] };
const price = (promo: Parameters<typeof priceProduct>[0]['product']['promo'], count: number) =>
  priceProduct({ product: { price: 24.9, promo }, optionsMinor: 250, count, currency: 'PEN', ...NOW });

test.each([
  ['without a promotion', null, 3, { unitMinor: 2_740, lineMinor: 8_220 }],
  ['at its price', { ...HELD, price: 19.9 }, 2, { unitMinor: 2_240, lineMinor: 4_480 }],
  [
    'for another service',
    { ...HELD, price: 19.9, services: ['delivery' as const] },
    1,
    { unitMinor: 2_740, lineMinor: 2_740 },
  ],
  // Options are paid for the free piece too.
  ['two for one', { ...HELD, bundle: { take: 2, pay: 1 } }, 2, { unitMinor: 2_740, lineMinor: 2_990 }],
  [
    'two for one, and one that is begun',
    { ...HELD, bundle: { take: 2, pay: 1 } },
    3,
    { unitMinor: 2_740, lineMinor: 5_730 },
  ],
])('pieces of a product %s (rule menu/promotions)', (_case, promo, count, expected) => {
  expect(price(promo, count)).toMatchObject(expected);
  expect(price(promo, count).addsMinor).toBe(expected.lineMinor);
});

describe('pieces beside those in the cart (rule menu/bundles)', () => {
  const beside = (cart: { before: number; after: number }, count: number) =>
    priceProduct({
      product: { price: 30, promo: { ...HELD, bundle: { take: 3, pay: 2 } } },
      optionsMinor: 100,
      count,
      currency: 'PEN',
      beside: cart,
      ...NOW,
    });

  it.each([
    ['the last of a bundle adds its options alone', { before: 2, after: 0 }, 1, 100],
    ['what completes none adds its price', { before: 1, after: 0 }, 1, 3_100],
    ['two complete the one that was begun', { before: 1, after: 0 }, 2, 3_200],
    ['a full bundle is no part of it', { before: 3, after: 0 }, 1, 3_100],
  ])('%s', (_case, cart, count, addsMinor) => {
    expect(beside(cart, count).addsMinor).toBe(addsMinor);
  });

  it('costs as a line what its cart says of it', () => {
    expect(beside({ before: 2, after: 0 }, 1).lineMinor).toBe(2_100);
    expect(beside({ before: 0, after: 3 }, 1).lineMinor).toBe(2_100);
    expect(beside({ before: 3, after: 0 }, 1).lineMinor).toBe(3_100);
  });
});
