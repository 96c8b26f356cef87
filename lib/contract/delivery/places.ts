import * as z from 'zod/mini';
import { coordinatesSchema } from '@/lib/contract/primitives';

/** Empty text for what is not known. */
const foundPlaceSchema = z.extend(coordinatesSchema, {
  id: z.string(),
  precision: z.enum(['house', 'street']),
  address: z.string(),
  neighbourhood: z.string(),
  city: z.string(),
});

/** `attribution` stands where they are shown; empty: nobody asks for it. */
export const suggestionsSchema = z.object({ places: z.array(foundPlaceSchema), attribution: z.string() });
export type Suggestions = z.infer<typeof suggestionsSchema>;

export const placeAtSchema = z.object({ place: z.nullable(foundPlaceSchema) });
export type PlaceAt = z.infer<typeof placeAtSchema>;
