import * as z from 'zod/mini';
import { amountSchema, dateSchema, idSchema, pictureSchema, timeSchema } from '@/lib/contract/primitives';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { ALLERGENS, DIET_TAGS, SEALS } from '@/lib/domain/menu/food-labels';

/** In the branch's zone; null: always. */
const promoWindowSchema = z.object({
  days: z.array(z.enum(WEEKDAYS)),
  from: z.nullable(timeSchema),
  to: z.nullable(timeSchema),
  starts: z.nullable(dateSchema),
  ends: z.nullable(dateSchema),
});

/** A text promotion (2x1) changes no price. */
const promoSchema = z.object({
  label: z.string(),
  price: z.nullable(amountSchema),
  window: z.nullable(promoWindowSchema),
});

/**
 * Product ids: rule menu/product-ids. `price` is without options; required ones add at least `options_least`, more if
 * `options_vary`. `stock` null: unlimited.
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

/** Choose `min` to `max`; the cheapest `free` cost nothing. */
const optionGroupSchema = z.object({
  id: idSchema,
  name: z.string(),
  min: z.int().check(z.gte(0)),
  max: z.int().check(z.positive()),
  free: z.int().check(z.gte(0)),
  options: z.array(optionSchema),
});
export type OptionGroup = z.infer<typeof optionGroupSchema>;

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
