import * as z from 'zod/mini';
import { shopBranchSchema } from './branch-schema';
import {
  shopCouponSchema,
  shopPopupSchema,
  shopSurveySchema,
  shopTableSchema,
  shopZoneSchema,
} from './list-schemas';
import { shopCategorySchema, shopGroupSchema, shopProductSchema } from './menu-schema';
import { shopTenantSchema } from './tenant-schema';

/** A whole shop as one document (rule tenant/change), by the names that a patch's `field` says. Lists are in their order. */
export const shopSchema = z.strictObject({
  tenant: shopTenantSchema,
  branches: z.array(shopBranchSchema),
  categories: z.array(shopCategorySchema),
  optionGroups: z.array(shopGroupSchema),
  products: z.array(shopProductSchema),
  zones: z.array(shopZoneSchema),
  popups: z.array(shopPopupSchema),
  surveys: z.array(shopSurveySchema),
  coupons: z.array(shopCouponSchema),
  tables: z.array(shopTableSchema),
});
export type Shop = z.infer<typeof shopSchema>;
