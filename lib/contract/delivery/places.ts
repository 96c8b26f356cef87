import * as z from 'zod/mini';
import { coordinatesSchema, idSchema } from '@/lib/contract/primitives';
import { typedLine } from '@/lib/contract/typed-text';

/** Empty text for what is not known. */
const foundPlaceSchema = z.extend(coordinatesSchema, {
  id: z.string(),
  precision: z.enum(['house', 'street']),
  address: z.string(),
  neighbourhood: z.string(),
  reference: z.string(),
  postcode: z.string(),
  city: z.string(),
});

/** `attribution` stands where they are shown; empty: nobody asks for it. */
export const suggestionsSchema = z.object({ places: z.array(foundPlaceSchema), attribution: z.string() });
export type Suggestions = z.infer<typeof suggestionsSchema>;

export const placeAtSchema = z.object({ place: z.nullable(foundPlaceSchema) });
export type PlaceAt = z.infer<typeof placeAtSchema>;

/** The typed words, and the place that was picked for them. */
export const searchLogSchema = z.object({
  search_google_log: z.object({
    query: z.string().check(typedLine, z.maxLength(200)),
    place_id: z.string().check(typedLine, z.maxLength(300)),
    formatted_address: z.string().check(typedLine, z.maxLength(300)),
    lat: coordinatesSchema.shape.latitude,
    lon: coordinatesSchema.shape.longitude,
    customer_id: idSchema,
  }),
});
export type SearchLog = z.infer<typeof searchLogSchema>;
export const loggedSchema = z.object({ id: idSchema });
