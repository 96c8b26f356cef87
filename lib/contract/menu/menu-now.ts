import * as z from 'zod/mini';
import { branchSchema, openingHoursSchema } from '@/lib/contract/branches/supplier';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema } from '@/lib/contract/primitives';
import { typedLine } from '@/lib/contract/typed-text';
import { productCardSchema } from './menu';

/** The facts of a card that may change while its page is open. */
const dishNowSchema = z.extend(
  z.pick(productCardSchema, {
    id: true,
    price: true,
    promo: true,
    available: true,
    has_required_options: true,
    options_least: true,
    options_vary: true,
  }),
  {
    /** Another one after each change of the dish that a diner sees, also of its options, texts and last pieces. */
    version: z.string(),
  },
);
export type DishNow = z.infer<typeof dishNowSchema>;

const menuNowSchema = z.object({
  /** Another one after each change that a diner sees; also said by the branch's events. */
  version: z.string(),
  opening_hours: openingHoursSchema,
  /** Such an order for now is told (rule orders/arrival, rule branches/busy). */
  arrival_minutes: branchSchema.shape.arrival_minutes,
  products: z.array(dishNowSchema),
});
export type MenuNow = z.infer<typeof menuNowSchema>;

export const getMenuNow = defineCall({
  service: 'experience',
  method: 'GET',
  auth: 'none',
  status: 200,
  path: '/api/menu_now/{id}.json',
  summary: 'What can be had at a branch now and for how much, which an open menu asks after a change',
  params: z.object({ id: idParamSchema }),
  /** The version of the change that is asked for: an edge keeps an answer for each, so it tells none from before. */
  query: z.object({ version: z.optional(z.string().check(typedLine, z.maxLength(32))) }),
  response: menuNowSchema,
});
