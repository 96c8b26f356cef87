import * as z from 'zod/mini';
import {
  amountSchema,
  dateSchema,
  idSchema,
  otherLanguageSchema,
  pictureSchema,
  timeSchema,
} from '@/lib/contract/primitives';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import { ALLERGENS, DIET_TAGS, SEALS } from '@/lib/domain/menu/food-labels';
import { PRICE_RULES } from '@/lib/domain/menu/options/option-limits';

/** In the branch's zone; null: always. */
const promoWindowSchema = z.object({
  days: z.array(z.enum(WEEKDAYS)),
  from: z.nullable(timeSchema),
  to: z.nullable(timeSchema),
  starts: z.nullable(dateSchema),
  ends: z.nullable(dateSchema),
});

/** In the branch's zone. */
const servedWindowSchema = z.object({
  days: z.array(z.enum(WEEKDAYS)),
  from: z.nullable(timeSchema),
  to: z.nullable(timeSchema),
});

/**
 * (rule menu/promotions) `price` of the product while it holds, or a bundle («take 3, pay 2»); neither is words alone. No
 * services: all.
 */
const promoSchema = z.object({
  label: z.string(),
  label_in: otherLanguageSchema,
  price: z.nullable(amountSchema),
  bundle: z.nullable(z.object({ take: z.int().check(z.gte(2)), pay: z.int().check(z.positive()) })),
  window: z.nullable(promoWindowSchema),
  services: z.array(z.enum(SERVICE_CHOICES)),
});

/**
 * Product ids: rule menu/product-ids. `price` is without options; required ones add at least `options_least`, more if
 * `options_vary`. `stock` null: unlimited.
 */
export const productCardSchema = z.object({
  id: idSchema,
  product_id: idSchema,
  name: z.string(),
  name_in: otherLanguageSchema,
  label: z.nullable(z.string()),
  label_in: otherLanguageSchema,
  description: z.string(),
  description_in: otherLanguageSchema,
  category: idSchema,
  price: amountSchema,
  promo: z.nullable(promoSchema),
  image: z.nullable(pictureSchema),
  is_alcoholic: z.boolean(),
  is_new: z.boolean(),
  important: z.boolean(),
  is_promo: z.boolean(),
  available: z.boolean(),
  stock: z.nullable(z.int().check(z.gte(0))),
  tags: z.array(z.enum(DIET_TAGS)),
  allergens: z.array(z.enum(ALLERGENS)),
  seals: z.array(z.enum(SEALS)),
  /** All of them hold (rule menu/served); left out: always. */
  served: z.optional(z.array(servedWindowSchema)),
  has_required_options: z.boolean(),
  options_least: amountSchema,
  options_vary: z.boolean(),
});
export type ProductCard = z.infer<typeof productCardSchema>;

const insideOptionSchema = z.object({
  id: idSchema,
  name: z.string(),
  name_in: otherLanguageSchema,
  price: amountSchema,
  max: z.int().check(z.positive()),
  available: z.boolean(),
  /** Chosen before the diner says anything. */
  is_default: z.boolean(),
  /** Characters that are written to it (rule menu/option-text); null: it is only chosen. */
  text_max: z.nullable(z.int().check(z.positive())),
});

const groupFields = {
  id: idSchema,
  name: z.string(),
  name_in: otherLanguageSchema,
  min: z.int().check(z.gte(0)),
  max: z.int().check(z.positive()),
  free: z.int().check(z.gte(0)),
  price_rule: z.enum(PRICE_RULES),
};
const insideGroupSchema = z.object({ ...groupFields, options: z.array(insideOptionSchema) });
/** `groups` are asked for each piece of it that is chosen (rule menu/inside). */
const optionSchema = z.extend(insideOptionSchema, { groups: z.optional(z.array(insideGroupSchema)) });

/** Choose `min` to `max`; the cheapest `free` cost nothing, or the dearest alone counts. */
const optionGroupSchema = z.object({ ...groupFields, options: z.array(optionSchema) });
export type OptionGroup = z.infer<typeof optionGroupSchema>;

export const productSchema = z.extend(productCardSchema, {
  supplier_id: idSchema,
  /** Pieces in an order; null: no bound but the stock (rule cart/product-max). */
  max_per_order: z.nullable(z.int().check(z.positive())),
  option_groups: z.array(optionGroupSchema),
  related: z.array(productCardSchema),
});
export type Product = z.infer<typeof productSchema>;

const subcategorySchema = z.object({
  id: idSchema,
  name: z.string(),
  name_in: otherLanguageSchema,
  description: z.string(),
  description_in: otherLanguageSchema,
  products: z.array(productCardSchema),
});

export const categorySchema = z.extend(subcategorySchema, {
  /** The picture of its tile; null: that of its first product with one. */
  image: z.nullable(pictureSchema),
  subcategories: z.array(subcategorySchema),
});
export type Category = z.infer<typeof categorySchema>;
export type Subcategory = z.infer<typeof subcategorySchema>;
