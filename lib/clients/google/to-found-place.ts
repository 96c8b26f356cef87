import { type FoundPlace, toDivisions, toReference, toStreetLine } from '@/lib/domain/delivery/found-place';
import type { Point } from '@/lib/domain/delivery/point';
import { readPostcode } from '@/lib/domain/delivery/postcode';
import type { Country } from '@/lib/domain/tenant/countries';

export type Component = { text: string; types: readonly string[] };

const MOST_LETTERS = 200;

/** A place of Google's by the parts of its address, written as the country writes it. */
export function toFoundPlace({
  id,
  components,
  formatted,
  point: { latitude, longitude },
  country,
  name = '',
}: {
  id: string;
  components: readonly Component[];
  formatted: string;
  point: Point;
  country: Country;
  /** The name of a shop or a sight that was picked. */
  name?: string;
}): FoundPlace {
  const find = (...types: string[]) =>
    types.flatMap((type) => components.find((one) => one.types.includes(type))?.text ?? [])[0] ?? '';
  const [street, number] = [find('route'), find('street_number')];
  const building = name || find('premise', 'point_of_interest', 'establishment');
  const line = toStreetLine({ country, street, number });
  const written = number === '' && building !== '' ? [building, street].filter(Boolean).join(', ') : line;
  return {
    id: `google:${id}`,
    precision: (street !== '' && number !== '') || building !== '' ? 'house' : 'street',
    address: (written || (formatted.split(',')[0] ?? '')).slice(0, MOST_LETTERS),
    ...toDivisions({
      country,
      parts: [find('neighborhood', 'sublocality_level_1', 'sublocality')],
      cities: [find('locality', 'administrative_area_level_2', 'administrative_area_level_1')],
    }),
    postcode: readPostcode({ country, text: find('postal_code') }) ?? '',
    reference: toReference(building) || toReference(find('landmark')),
    latitude,
    longitude,
  };
}
