import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { ALLERGENS } from '@/lib/domain/menu/food-labels';
import { namedAccountSchema } from './account-calls';

const allergensSchema = z.array(z.enum(ALLERGENS));

/** The allergies of a table (rule table/avoided): the caller's own, and everybody's together, without names. */
export const avoidedSchema = z.object({ mine: allergensSchema, table: allergensSchema });
export type Avoided = z.infer<typeof avoidedSchema>;

const own = {
  service: 'on-table',
  auth: 'profile',
  status: 200,
  query: namedAccountSchema,
  response: avoidedSchema,
} as const;

export const getAvoided = defineCall({
  ...own,
  method: 'GET',
  path: '/on_table/account/avoided.json',
  summary: 'What the members of an account cannot eat',
});

/** An empty list takes back what was said. */
export const setAvoided = defineCall({
  ...own,
  method: 'PUT',
  path: '/on_table/account/avoided.json',
  summary: 'Says what the diner cannot eat, for the table and the kitchen',
  body: z.object({
    allergens: allergensSchema.check(z.maxLength(ALLERGENS.length)),
    /** Health data: nothing is kept without it. */
    consent: z.literal(true),
  }),
});
