import * as z from 'zod';
import type { PlacesConfig } from './create-places';

export const PLACES_VARIABLES = {
  PLACES_URL: z.url({ protocol: /^https?$/ }).optional(),
  PLACES_ATTRIBUTION: z.string().max(120).default('© OpenStreetMap'),
};
const variables = z.object(PLACES_VARIABLES);

/** Null: this installation asks no geocoder. */
export const readPlaces = ({
  PLACES_URL: url,
  PLACES_ATTRIBUTION: attribution,
}: z.infer<typeof variables>): PlacesConfig => (url ? { url: url.replace(/\/$/, ''), attribution } : null);
