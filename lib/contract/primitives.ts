import * as z from 'zod/mini';
import { CLOCK_TIME } from '@/lib/domain/clock-time';
import { COUNTRIES, LANGUAGES } from '@/lib/domain/countries';
import { CURRENCY_CODES } from '@/lib/domain/currencies';
import { ON_TABLE_CLASSES, SERVICE_CHOICES, SERVICES } from '@/lib/domain/services';
import { SLUG, SLUG_LENGTH } from '@/lib/domain/slug';

/** A positive integer (decision 113). */
export const idSchema = z.int().check(z.positive());
/** The same, in a path or a query. */
export const idParamSchema = z.string().check(z.regex(/^[1-9]\d{0,15}$/));
/** Lower-case words with hyphens and at least one letter (decision 113). */
export const slugSchema = z.string().check(z.regex(SLUG), z.maxLength(SLUG_LENGTH));
export const languageSchema = z.enum(LANGUAGES);
export const countrySchema = z.enum(COUNTRIES);
export const currencySchema = z.enum(CURRENCY_CODES);
export const serviceSchema = z.enum(SERVICES);
export const serviceChoiceSchema = z.enum(SERVICE_CHOICES);
export const onTableClassSchema = z.enum(ON_TABLE_CLASSES);
/** An amount in major units, exact to the currency's decimals (decision 106). */
export const amountSchema = z.number().check(z.gte(0));
export const colorSchema = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));
/** `YYYY-MM-DD` */
export const dateSchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
export const timeSchema = z.string().check(z.regex(CLOCK_TIME));

/**
 * A stored picture, by content hash; the files are `/pictures/{hash}-{width}.webp` of the
 * experience service. `width` and `height` are those of the largest file, `widths` ascends.
 */
export const pictureSchema = z.object({
  hash: z.string().check(z.regex(/^[0-9a-f]{16,64}$/)),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  widths: z.array(z.int().check(z.positive())),
});
export type Picture = z.infer<typeof pictureSchema>;

export const coordinatesSchema = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});
