import * as z from 'zod/mini';
import { ON_TABLE_CLASSES, SERVICE_CHOICES, SERVICES } from '@/lib/domain/branches/services';
import { CURRENCY_CODES } from '@/lib/domain/money/currencies';
import { COUNTRIES, LANGUAGES } from '@/lib/domain/tenant/countries';
import { SLUG, SLUG_LENGTH } from '@/lib/domain/text/slug';
import { isCalendarDate } from '@/lib/domain/time/calendar-date';
import { CLOCK_TIME } from '@/lib/domain/time/clock-time';

/** A positive integer (rule platform/ids). */
export const idSchema = z.int().check(z.positive());
export const idParamSchema = z.string().check(z.regex(/^[1-9]\d{0,15}$/));
/** A round or a member, counted from one, in an address. */
export const numberParamSchema = z.string().check(z.regex(/^[1-9]\d{0,5}$/));
/** Words with hyphens (rule branches/slug). */
export const slugSchema = z.string().check(z.regex(SLUG), z.maxLength(SLUG_LENGTH));
export const languageSchema = z.enum(LANGUAGES);
/** The language of the text beside it, where it is not the one asked for (rule tenant/text-fallback). */
export const otherLanguageSchema = z.optional(languageSchema);
export const countrySchema = z.enum(COUNTRIES);
export const currencySchema = z.enum(CURRENCY_CODES);
export const serviceSchema = z.enum(SERVICES);
export const serviceChoiceSchema = z.enum(SERVICE_CHOICES);
/** In minutes, as soon as can be (rule orders/arrival). */
export const arrivalMinutesSchema = z.object({ least: z.int(), most: z.int() });

export const onTableClassSchema = z.enum(ON_TABLE_CLASSES);
/** Major units, exact to the currency's decimals (rule platform/amounts). */
export const amountSchema = z.number().check(z.gte(0));
/** Its minor units have fewer digits than a card number (guarantee/no-card-data). */
const MAX_GIVEN_AMOUNT = 1e10;
/** An amount that a caller gives (rule platform/amounts). */
export const givenAmountSchema = z.number().check(z.gte(0), z.lte(MAX_GIVEN_AMOUNT));
export const colorSchema = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));
/** From the year 1000, because the database has no year 0, and below 9000, so that days can be added. */
export const dateSchema = z.string().check(z.regex(/^[1-8]\d{3}-\d{2}-\d{2}$/), z.refine(isCalendarDate));
/** A moment of the same years. */
export const momentSchema = z.iso.datetime().check(z.regex(/^[1-8]\d{3}-/));
export const timeSchema = z.string().check(z.regex(CLOCK_TIME));

/** A branch of a court (rule table/court). */
export const stallSchema = z.object({ id: idSchema, slug: slugSchema, name: z.string() });
export type Stall = z.infer<typeof stallSchema>;

/** At `/pictures/{hash}-{width}.webp`. `width` and `height` are the largest file's; `widths` ascends. */
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
