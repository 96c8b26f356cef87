import { listBadges, sayBadges } from '@/lib/domain/menu/badges';

const plain = { available: true, label: null, is_new: false, is_alcoholic: false, tags: [] };

test.each([
  { product: plain, promoActive: false, badges: [] },
  { product: plain, promoActive: true, badges: ['promo'] },
  { product: { ...plain, is_new: true }, promoActive: true, badges: ['promo', 'new'] },
  { product: { ...plain, is_alcoholic: true, is_new: true }, promoActive: false, badges: ['new', 'adult'] },
  {
    product: { ...plain, available: false, label: 'De la huerta', tags: ['vegan'] as const },
    promoActive: true,
    badges: ['sold_out', 'label', 'promo', 'vegan'],
  },
])('$badges', ({ product, promoActive, badges }) => {
  expect(listBadges({ product, promoActive })).toEqual(badges);
});

test('a label and a promotion are said in the restaurant’s own words', () => {
  const product = { label: 'De la huerta', promo: { label: '2x1' } };
  expect(sayBadges({ badges: ['label', 'promo', 'vegan'], product, say: (badge) => `«${badge}»` })).toEqual([
    { label: 'De la huerta', look: 'text' },
    { label: '2x1', look: 'promo' },
    { label: '«vegan»', look: 'dish' },
  ]);
});

test.each([
  ['sold_out', 'off'],
  ['promo', 'promo'],
  ['label', 'text'],
  ['new', 'text'],
  ['adult', 'dish'],
  ['vegetarian', 'dish'],
  ['spicy', 'dish'],
] as const)('%s looks like what it means: %s (rule menu/badges)', (badge, look) => {
  const product = { label: 'De la huerta', promo: { label: '2x1' } };
  expect(sayBadges({ badges: [badge], product, say: () => 'so' })[0]?.look).toBe(look);
});

test('a restaurant’s own words say in which language they are (rule tenant/text-fallback)', () => {
  const product = { label: 'De la huerta', label_in: 'es', promo: { label: '2x1', label_in: 'pt' } } as const;
  expect(sayBadges({ badges: ['label', 'promo'], product, say: () => '' }).map(({ lang }) => lang)).toEqual([
    'es',
    'pt',
  ]);
});
