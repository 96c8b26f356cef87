import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { idParamSchema, idSchema, timeSchema } from '@/lib/contract/primitives';

const offerSchema = z.object({
  id: idSchema,
  available: z.boolean(),
  stock: z.nullable(z.int()),
  /** When it comes back by itself; null: when somebody brings it back, and for what is available. */
  back_at: z.nullable(z.string()),
});
export type StaffOffer = z.infer<typeof offerSchema>;

const listedOfferSchema = z.extend(offerSchema, {
  name: z.string(),
  category: z.string(),
  /** Too few options of a group that must be chosen from are left, so diners read that it is sold out. */
  lacks_choices: z.boolean(),
});
export type ListedOffer = z.infer<typeof listedOfferSchema>;

export const listStaffOffers = defineCall({
  service: 'staff',
  method: 'GET',
  path: '/staff/products.json',
  scope: 'instance:read',
  branch: 'named',
  summary: 'The products of a branch in the order of its menu, with what is left and what is sold out',
  auth: 'staff',
  status: 200,
  query: z.object({ supplier_id: idParamSchema }),
  response: z.array(listedOfferSchema),
});

/** `until` stands with `available: false` alone; without it a product stays away until somebody brings it back. */
export const setStaffOffer = defineCall({
  service: 'staff',
  method: 'PUT',
  path: '/staff/products/{id}.json',
  scope: 'menu:write',
  branch: 'offer',
  summary: "Takes a branch's product off the menu or puts it back, and sets its stock",
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema }),
  body: z.object({
    available: z.optional(z.boolean()),
    until: z.optional(z.union([z.literal('today'), timeSchema])),
    stock: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(1_000_000)))),
  }),
  response: offerSchema,
});
