import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema } from '@/lib/contract/primitives';
import { typedLine } from '@/lib/contract/typed-text';
import { productCardSchema } from './menu';

/** The words that a search reads besides the cards. No allergens: none are stated, which is not the same as none. */
const dishFactsSchema = z.pick(productCardSchema, { id: true, label: true, tags: true, allergens: true });
export type DishFacts = z.infer<typeof dishFactsSchema>;

export const getDishFacts = defineCall({
  service: 'experience',
  method: 'GET',
  auth: 'none',
  status: 200,
  path: '/api/dish_facts/{id}.json',
  summary: 'Labels, diets and stated allergens of the products of a branch, which its menu filters by',
  params: z.object({ id: idParamSchema }),
  /** The version of the open menu (rule menu/live): an edge keeps an answer for each, so it gives none from before a change. */
  query: z.object({ version: z.optional(z.string().check(typedLine, z.maxLength(32))) }),
  response: z.object({ products: z.array(dishFactsSchema) }),
});
