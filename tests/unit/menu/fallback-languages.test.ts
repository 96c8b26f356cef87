import { cartFallbacks, menuFallbacks, productFallbacks } from '@/lib/domain/menu/fallback-languages';

const dish = { promo: null };
const category = { products: [dish], subcategories: [] };

test('a menu in the page’s language has none', () => {
  expect(menuFallbacks([category])).toEqual([]);
  expect(productFallbacks({ ...dish, option_groups: [{ options: [{}] }] })).toEqual([]);
});

test.each([
  ['a category', { ...category, name_in: 'es' as const }],
  ['its description', { ...category, description_in: 'es' as const }],
  ['a dish', { ...category, products: [{ ...dish, name_in: 'es' as const }] }],
  ['a label', { ...category, products: [{ ...dish, label_in: 'es' as const }] }],
  ['a promotion', { ...category, products: [{ promo: { label_in: 'es' as const } }] }],
  [
    'a subcategory',
    { ...category, subcategories: [{ products: [{ ...dish, description_in: 'es' as const }] }] },
  ],
])('%s that fell back is found, its language once (rule tenant/text-fallback)', (_what, changed) => {
  expect(menuFallbacks([changed, changed])).toEqual(['es']);
});

test('options are of a product, also those inside an option', () => {
  const inside = { options: [{ name_in: 'pt' as const }] };
  const group = { name_in: 'es' as const, options: [{ groups: [inside] }] };
  expect(productFallbacks({ ...dish, option_groups: [group] })).toEqual(['es', 'pt']);
});

test('a cart has those of its dishes and of what was chosen of them, also inside an option', () => {
  const inside = { options: [{ name_in: 'pt' as const }] };
  expect(cartFallbacks([{ options: [] }, { options: [inside] }])).toEqual(['pt']);
  expect(cartFallbacks([{ name_in: 'es' as const, options: [{}] }])).toEqual(['es']);
  expect(cartFallbacks([{ options: [] }])).toEqual([]);
});
