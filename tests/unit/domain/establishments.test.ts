import { ESTABLISHMENT_CATEGORIES, placeWordOf, speaksOfTables } from '@/lib/domain/establishments';

test.each([
  ['restaurant', 'restaurant'],
  ['cafe', 'cafe'],
  ['bar', 'bar'],
  ['fast_food', 'restaurant'],
  ['hotel', 'hotel'],
  ['store', 'store'],
  ['bakery', 'store'],
] as const)('a %s is called a %s', (category, word) => {
  expect(placeWordOf(category)).toBe(word);
});

test('only a shop without tables and bookings is silent about them (decision 104)', () => {
  for (const category of ESTABLISHMENT_CATEGORIES) {
    expect(speaksOfTables({ category, links: ['delivery'] })).toBe(placeWordOf(category) !== 'store');
    expect(speaksOfTables({ category, links: ['delivery', 'book'] })).toBe(true);
    expect(speaksOfTables({ category, links: ['on_table'] })).toBe(true);
  }
});
