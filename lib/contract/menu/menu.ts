import * as z from 'zod/mini';
import { amountSchema, dateSchema, idSchema, pictureSchema, timeSchema } from '@/lib/contract/primitives';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { ALLERGENS, DIET_TAGS, SEALS } from '@/lib/domain/menu/food-labels';

/** When a promotion holds, in the branch's zone; null means always. */
const promoWindowSchema = z.object({
  days: z.array(z.enum(WEEKDAYS)),
  from: z.nullable(timeSchema),
  to: z.nullable(timeSchema),
  starts: z.nullable(dateSchema),
  ends: z.nullable(dateSchema),
});

/** A price promotion replaces the price; a text promotion (2x1) only announces. */
const promoSchema = z.object({
  label: z.string(),
  price: z.nullable(amountSchema),
  window: z.nullable(promoWindowSchema),
});

/**
 * A product on a menu card. `id` is the branch's product, `product_id` the catalogue's (rule menu/product-ids).
 * `price` is the list price without options, of which the required ones add at least `options_least`, and more when
 * `options_vary`. `stock` null means unlimited.
 */
const productCardSchema = z.object({
  id: idSchema,
  product_id: idSchema,
  name: z.string(),
  label: z.nullable(z.string()),
  description: z.string(),
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
  has_required_options: z.boolean(),
  options_least: amountSchema,
  options_vary: z.boolean(),
});
export type ProductCard = z.infer<typeof productCardSchema>;

const optionSchema = z.object({
  id: idSchema,
  name: z.string(),
  price: amountSchema,
  max: z.int().check(z.positive()),
  available: z.boolean(),
});

/** Choose `min` to `max`; the first `free` chosen cost nothing, the cheapest are charged last. */
const optionGroupSchema = z.object({
  id: idSchema,
  name: z.string(),
  min: z.int().check(z.gte(0)),
  max: z.int().check(z.positive()),
  free: z.int().check(z.gte(0)),
  options: z.array(optionSchema),
});
export type OptionGroup = z.infer<typeof optionGroupSchema>;

/** A product opened: its card, its options and what goes with it (at most six). */
export const productSchema = z.extend(productCardSchema, {
  supplier_id: idSchema,
  option_groups: z.array(optionGroupSchema),
  related: z.array(productCardSchema),
});
export type Product = z.infer<typeof productSchema>;

const subcategorySchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  products: z.array(productCardSchema),
});

export const categorySchema = z.extend(subcategorySchema, { subcategories: z.array(subcategorySchema) });
export type Category = z.infer<typeof categorySchema>;
export type Subcategory = z.infer<typeof subcategorySchema>;
