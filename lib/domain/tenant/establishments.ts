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

/** Catalogues choose words by it (rule tenant/establishment). */
export type EstablishmentKind = 'restaurant' | 'cafe' | 'bar' | 'store' | 'hotel';

export function establishmentKindOf(category: EstablishmentCategory): EstablishmentKind {
  if (category === 'hotel' || category === 'cafe' || category === 'bar') return category;
  return category === 'store' || category === 'bakery' ? 'store' : 'restaurant';
}
