import * as z from 'zod';
import { type FoundPlace, toDivisions, toReference, toStreetLine } from '@/lib/domain/delivery/found-place';
import { readPostcode } from '@/lib/domain/delivery/postcode';
import type { Country } from '@/lib/domain/tenant/countries';

const text = z.string().max(200).optional();

/** GeoJSON with the properties of GeocodeJSON (github.com/komoot/photon, docs/api-v1.md). */
const featureSchema = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    osm_type: z.string().max(10),
    osm_id: z.int(),
    countrycode: text,
    type: text,
    name: text,
    street: text,
    housenumber: text,
    locality: text,
    district: text,
    city: text,
    county: text,
    postcode: text,
  }),
});
type Feature = z.infer<typeof featureSchema>;
export const answerSchema = z.object({ features: z.array(featureSchema).max(50) });

/** A house has a number or a name of its own, a street has neither number nor doubt. */
function addressOf({ properties, country }: { properties: Feature['properties']; country: Country }) {
  const { type, name = '', housenumber: number = '' } = properties;
  const street = properties.street ?? (type === 'street' ? name : '');
  const reference = type === 'street' || name === street ? '' : name;
  const line = toStreetLine({ country, street, number });
  if (number !== '') return { precision: 'house' as const, address: line, reference };
  if (reference === '') return { precision: 'street' as const, address: street, reference };
  return { precision: 'house' as const, address: [name, street].filter(Boolean).join(', '), reference };
}

/** Null for what stands in another country, or nowhere. */
export function toFoundPlace({
  feature,
  country,
}: {
  feature: Feature;
  country: Country;
}): FoundPlace | null {
  const { properties, geometry } = feature;
  const { address, precision, reference } = addressOf({ properties, country });
  if (address === '' || properties.countrycode?.toUpperCase() !== country) return null;
  const [longitude, latitude] = geometry.coordinates;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return {
    id: `osm:${properties.osm_type}${properties.osm_id}`,
    precision,
    address: address.slice(0, 200),
    ...toDivisions({
      country,
      parts: [properties.locality, properties.district],
      cities: [properties.city, properties.county],
    }),
    postcode: readPostcode({ country, text: properties.postcode ?? '' }) ?? '',
    reference: toReference(reference),
    latitude,
    longitude,
  };
}
