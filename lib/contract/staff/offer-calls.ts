import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { productSchema } from '@/lib/contract/menu/menu';
import { idParamSchema, idSchema, timeSchema } from '@/lib/contract/primitives';

const offerSchema = z.object({
  id: idSchema,
  available: z.boolean(),
  stock: z.nullable(z.int()),
  /** When it comes back by itself; null: when somebody brings it back, and for what is available. */
  back_at: z.nullable(z.string()),
});
export type StaffOffer = z.infer<typeof offerSchema>;

const UNTIL = z.optional(z.union([z.literal('today'), timeSchema]));

const listedOfferSchema = z.extend(offerSchema, {
  sku: z.string(),
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

/** As diners read it, with its price and what is chosen with it. */
export const getStaffProduct = defineCall({
  service: 'staff',
  method: 'GET',
  path: '/staff/products/{id}.json',
  scope: 'instance:read',
  branch: 'offer',
  summary: "A branch's product with its price, its options and their rules",
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema }),
  response: productSchema,
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
    until: UNTIL,
    stock: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(1_000_000)))),
  }),
  response: offerSchema,
});

const optionStateSchema = z.object({
  id: idSchema,
  available: z.boolean(),
  /** As a product's. */
  back_at: z.nullable(z.string()),
});
export type StaffOption = z.infer<typeof optionStateSchema>;

/** One that several products share stands once. */
const listedOptionSchema = z.extend(optionStateSchema, {
  /** Each product has its own; `id` is the first. */
  ids: z.array(idSchema),
  name: z.string(),
  /** `key`: the tenant's own word for the group. */
  group: z.object({ key: z.string(), name: z.string() }),
  /** The first of the products that it is an option of, and how many there are. */
  products: z.array(z.string()),
  product_count: z.int(),
  /** False: the menu itself says that it is not there, which no call changes. */
  on_menu: z.boolean(),
});
export type ListedOption = z.infer<typeof listedOptionSchema>;

export const listStaffOptions = defineCall({
  service: 'staff',
  method: 'GET',
  path: '/staff/options.json',
  scope: 'instance:read',
  branch: 'named',
  summary: 'The options of the products of a branch in the order of its menu, with what is sold out',
  auth: 'staff',
  status: 200,
  query: z.object({ supplier_id: idParamSchema }),
  response: z.array(listedOptionSchema),
});

/** As `setStaffOffer`, at one branch. The option is meant wherever a product of the branch has it. */
export const setStaffOption = defineCall({
  service: 'staff',
  method: 'PUT',
  path: '/staff/options/{id}.json',
  scope: 'menu:write',
  branch: 'named',
  summary: 'Says that a branch has no more of an option, or that it has',
  auth: 'staff',
  status: 200,
  params: z.object({ id: idParamSchema }),
  body: z.object({ supplier_id: idSchema, available: z.boolean(), until: UNTIL }),
  response: optionStateSchema,
});
