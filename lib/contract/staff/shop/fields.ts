import * as z from 'zod/mini';
import { LANGUAGES } from '@/lib/domain/tenant/countries';

/** A text by language; a language without a text is left out. */
export const shopTextSchema = z.partialRecord(z.enum(LANGUAGES), z.string());
/** An integer of the currency's smallest units, because it is compared with what stands (docs/decisions/0374). */
export const minorSchema = z.int().check(z.gte(0));
/** A stored picture, at `/pictures/{hash}-{width}.webp`. */
export const pictureSchema = z.strictObject({
  hash: z.string().check(z.regex(/^[0-9a-f]{16,64}$/)),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  widths: z.array(z.int().check(z.positive())),
});
export type ShopPicture = z.infer<typeof pictureSchema>;
export const shopPictureSchema = z.nullable(pictureSchema);
