import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { countrySchema, currencySchema, slugSchema } from '@/lib/contract/primitives';
import { SHOP_PARTS } from '@/lib/domain/shop/shop-document';
import { shopSchema } from './shop-schema';
import { versionSchema } from './told';

const own = { service: 'staff', auth: 'staff', status: 200, scope: 'shop:write' } as const;

/** Names of parts, with commas: `products,categories`. */
const PARTS = new RegExp(`^(${SHOP_PARTS.join('|')})(,(${SHOP_PARTS.join('|')}))*$`);

const shopAnswerSchema = z.object({
  /** The newest change that it holds. */
  version: versionSchema,
  /** They are not edited here. */
  facts: z.object({
    slug: slugSchema,
    country: countrySchema,
    currency: currencySchema,
    domains: z.array(z.string()),
    status: z.enum(['active', 'locked']),
  }),
  /** The slugs of the branches that the caller may edit; null: all, and the whole restaurant. */
  own_branches: z.nullable(z.array(z.string())),
  /** The parts that were asked for. */
  shop: z.partial(shopSchema),
});
export type ShopAnswer = z.infer<typeof shopAnswerSchema>;

/** A screen edits a copy of `shop` and sends `diffShops(shop, copy)` (rule tenant/change). */
export const getShop = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/shop.json',
  branch: 'asked',
  summary: 'The restaurant as one document that is edited, or the parts of it that are asked for',
  query: z.object({ parts: z.optional(z.string().check(z.regex(PARTS))) }),
  response: shopAnswerSchema,
});
