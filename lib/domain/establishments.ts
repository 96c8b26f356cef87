import type { ServiceChoice } from './services';

export const ESTABLISHMENT_CATEGORIES = [
  'restaurant',
  'cafe',
  'bar',
  'fast_food',
  'hotel',
  'store',
  'bakery',
] as const;
export type EstablishmentCategory = (typeof ESTABLISHMENT_CATEGORIES)[number];

/** What a sentence calls the place; catalogues select by it (decision 104). */
export type PlaceWord = 'restaurant' | 'cafe' | 'bar' | 'store' | 'hotel';

export function placeWordOf(category: EstablishmentCategory): PlaceWord {
  if (category === 'hotel' || category === 'cafe' || category === 'bar') return category;
  return category === 'store' || category === 'bakery' ? 'store' : 'restaurant';
}

/** Whether texts of tables and bookings have a place: a shop has them only when it offers them (decision 104). */
export function speaksOfTables({
  category,
  links,
}: {
  category: EstablishmentCategory;
  links: readonly ServiceChoice[];
}): boolean {
  return placeWordOf(category) !== 'store' || links.includes('on_table') || links.includes('book');
}
