import { createStore } from 'zustand/vanilla';
import type { Allergen } from '@/lib/domain/menu/food-labels';

/** Keyed by product: its contents that are on the list. */
export type AvoidedByDish = ReadonlyMap<number, readonly Allergen[]>;

const NOTHING: AvoidedByDish = new Map();

/** The allergies of the diner, and of anybody at the table (rule table/avoided). They are health data: no storage keeps them. */
export const avoidedDishes = createStore<{ mine: AvoidedByDish; table: AvoidedByDish }>(() => ({
  mine: NOTHING,
  table: NOTHING,
}));
