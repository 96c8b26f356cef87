/** The EU's fourteen allergens, for information. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const DIET_TAGS = ['vegetarian', 'vegan', 'spicy'] as const;
export type DietTag = (typeof DIET_TAGS)[number];

/** Front-of-pack warnings; each country words them in its catalogue. */
export const SEALS = ['sodium', 'sugars', 'saturated_fat', 'trans_fat', 'sweeteners', 'calories'] as const;
export type Seal = (typeof SEALS)[number];
