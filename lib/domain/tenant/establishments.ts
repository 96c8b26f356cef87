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
export type EstablishmentKind = 'restaurant' | 'cafe' | 'bar' | 'store' | 'hotel';

export function establishmentKindOf(category: EstablishmentCategory): EstablishmentKind {
  if (category === 'hotel' || category === 'cafe' || category === 'bar') return category;
  return category === 'store' || category === 'bakery' ? 'store' : 'restaurant';
}
