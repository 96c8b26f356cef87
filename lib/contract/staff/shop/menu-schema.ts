import * as z from 'zod/mini';
import { serviceChoiceSchema } from '@/lib/contract/primitives';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { ALLERGENS, DIET_TAGS, SEALS } from '@/lib/domain/menu/food-labels';
import { PRICE_RULES } from '@/lib/domain/menu/options/option-limits';
import { minorSchema, shopPictureSchema, shopTextSchema } from './fields';

const daysSchema = z.array(z.enum(WEEKDAYS));
/** Null: always. `from` null: from the first minute; `to` null: to the last. */
const servedSchema = z.nullable(
  z.strictObject({ days: daysSchema, from: z.nullable(z.string()), to: z.nullable(z.string()) }),
);

export const shopCategorySchema = z.strictObject({
  key: z.string(),
  /** Null: it is at the top. */
  parentKey: z.nullable(z.string()),
  name: shopTextSchema,
  description: shopTextSchema,
  image: shopPictureSchema,
  station: z.nullable(z.string()),
  served: servedSchema,
});

/** A group of options, which several products may name. */
export const shopGroupSchema = z.strictObject({
  key: z.string(),
  name: shopTextSchema,
  min: z.int(),
  max: z.int(),
  free: z.int(),
  priceRule: z.enum(PRICE_RULES),
  options: z.array(
    z.strictObject({
      key: z.string(),
      name: shopTextSchema,
      priceMinor: minorSchema,
      max: z.int(),
      available: z.boolean(),
      isDefault: z.boolean(),
      /** Characters that are written to it; null: it is only chosen. */
      textMax: z.nullable(z.int()),
      /** Keys of the groups that are asked for each piece of it. */
      groups: z.array(z.string()),
    }),
  ),
});

const dealSchema = z.union([
  z.strictObject({ kind: z.literal('price'), priceMinor: minorSchema }),
  z.strictObject({ kind: z.literal('percent'), percent: z.number() }),
  z.strictObject({ kind: z.literal('amount'), amountMinor: minorSchema }),
  z.strictObject({ kind: z.literal('bundle'), take: z.int(), pay: z.int() }),
  z.strictObject({ kind: z.literal('words') }),
]);

const promoSchema = z.strictObject({
  label: shopTextSchema,
  deal: dealSchema,
  window: z.nullable(
    z.strictObject({
      days: daysSchema,
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      starts: z.nullable(z.string()),
      ends: z.nullable(z.string()),
    }),
  ),
  branches: z.array(z.string()),
  services: z.array(serviceChoiceSchema),
  mix: z.nullable(z.string()),
});

/** A product of the catalogue. Its places in the list and in those of its category are one order. */
export const shopProductSchema = z.strictObject({
  sku: z.string(),
  categoryKey: z.string(),
  name: shopTextSchema,
  label: shopTextSchema,
  description: shopTextSchema,
  image: shopPictureSchema,
  station: z.nullable(z.string()),
  maxPerOrder: z.nullable(z.int()),
  /** Its own hours; those of its category hold too. */
  served: servedSchema,
  isAlcoholic: z.boolean(),
  isNew: z.boolean(),
  important: z.boolean(),
  tags: z.array(z.enum(DIET_TAGS)),
  allergens: z.array(z.enum(ALLERGENS)),
  seals: z.array(z.enum(SEALS)),
  promo: z.nullable(promoSchema),
  /** Keys of groups, in the order in which they are asked. */
  optionGroups: z.array(z.string()),
  relatedSkus: z.array(z.string()),
  /** The slugs of the branches that sell it. They say nothing of what staff sold out and what was sold since. */
  offers: z.record(
    z.string(),
    z.strictObject({ priceMinor: minorSchema, stock: z.nullable(z.int()), available: z.boolean() }),
  ),
});
