import * as z from 'zod/mini';
import { amountSchema, coordinatesSchema, idSchema } from '@/lib/contract/primitives';
import { MOST_DOOR_PHOTOS } from '@/lib/domain/delivery/door-photos';
import { defineSlice } from '@/lib/stores/slice-store';

/** The longest text that is kept. */
export const MOST_LETTERS = 300;
export const keptText = z.string().check(z.maxLength(MOST_LETTERS));

/** Without a map there is no point (rule delivery/address). `label`: the diner's own name for it. */
export const addressSchema = z.object({
  kind: z._default(z.enum(['home', 'work', 'other']), 'other'),
  label: z._default(z.string().check(z.maxLength(40)), ''),
  latitude: z.nullable(coordinatesSchema.shape.latitude),
  longitude: z.nullable(coordinatesSchema.shape.longitude),
  address: keptText,
  address_optional: keptText,
  neighbourhood: keptText,
  postcode: z._default(keptText, ''),
  reference: keptText,
  formatted_address: keptText,
  city: keptText,
  place_id: z.nullable(keptText),
  photos: z.optional(z.array(idSchema).check(z.maxLength(MOST_DOOR_PHOTOS))),
  /** The branch `supplier_id` has a zone of this name, which decides where there is no point (rule delivery/price). */
  zone: z._default(z.nullable(z.string().check(z.maxLength(120))), null),
  location_price: z.nullable(amountSchema),
  supplier_id: z.nullable(idSchema),
  polygon_id: z.nullable(idSchema),
});

/** The address where the diner wants to be delivered to, and the zone that covers it (rule delivery/reach). */
export const deliverySlice = defineSlice({
  name: 'delivery',
  version: 1,
  schema: z.object({
    place: z.nullable(addressSchema),
    /** No form has begun with it yet. */
    isNews: z._default(z.boolean(), false),
    /** A street was found, not the door. */
    isRough: z._default(z.boolean(), false),
    /** The words of a search for the place that has found none yet. */
    searched: z._default(keptText, ''),
    /** Words of the form of a cart that the cart does not know yet, such as those of an address that is not whole. */
    typed: z._default(
      z.nullable(
        z.object({
          purchaseId: idSchema,
          words: z.object({
            address: keptText,
            address_optional: keptText,
            neighbourhood: keptText,
            postcode: keptText,
            reference: keptText,
          }),
        }),
      ),
      null,
    ),
    /** The price of branch `supplier_id` for bringing it there, as it was told last; none after take away. */
    polygon: z.nullable(
      z.object({
        supplier_id: z._default(z.nullable(idSchema), null),
        id: z.nullable(idSchema),
        delivery_price: amountSchema,
        minimum: amountSchema,
      }),
    ),
  }),
  initial: { place: null, isNews: false, isRough: false, searched: '', typed: null, polygon: null },
});
