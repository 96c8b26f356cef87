import { listBadges } from '@/lib/domain/menu/badges';

const plain = { available: true, is_new: false, is_alcoholic: false, tags: [] };

test.each([
  { product: plain, promoActive: false, badges: [] },
  { product: plain, promoActive: true, badges: ['promo'] },
  { product: { ...plain, is_new: true }, promoActive: true, badges: ['promo', 'new'] },
  { product: { ...plain, is_alcoholic: true, is_new: true }, promoActive: false, badges: ['new', 'adult'] },
  {
    product: { ...plain, available: false, tags: ['vegan'] as const },
    promoActive: true,
    badges: ['sold_out', 'promo', 'vegan'],
  },
])('$badges', ({ product, promoActive, badges }) => {
  expect(listBadges({ product, promoActive })).toEqual(badges);
});
