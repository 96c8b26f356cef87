import { establishmentKindOf } from '@/lib/domain/tenant/establishments';

test.each([
  ['restaurant', 'restaurant'],
  ['cafe', 'cafe'],
  ['bar', 'bar'],
  ['fast_food', 'restaurant'],
  ['hotel', 'hotel'],
  ['store', 'store'],
  ['bakery', 'store'],
] as const)('a %s is called a %s', (category, word) => {
  expect(establishmentKindOf(category)).toBe(word);
});
