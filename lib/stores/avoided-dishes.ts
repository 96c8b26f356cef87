import { createStore } from 'zustand/vanilla';
import type { Allergen } from '@/lib/domain/menu/food-labels';

/** By product: what it contains of a list. */
export type AvoidedByDish = ReadonlyMap<number, readonly Allergen[]>;

const NOTHING: AvoidedByDish = new Map();

/** What the diner, and anybody at the table, said that they cannot eat (rule table/avoided). It is health data: no storage keeps it. */
export const avoidedDishes = createStore<{ mine: AvoidedByDish; table: AvoidedByDish }>(() => ({
  mine: NOTHING,
  table: NOTHING,
}));
