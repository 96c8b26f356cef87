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

/** The kind of establishment, by which catalogues choose their words (rule tenant/establishment). */
export type PlaceWord = 'restaurant' | 'cafe' | 'bar' | 'store' | 'hotel';

export function placeWordOf(category: EstablishmentCategory): PlaceWord {
  if (category === 'hotel' || category === 'cafe' || category === 'bar') return category;
  return category === 'store' || category === 'bakery' ? 'store' : 'restaurant';
}
