import type { Country } from '@/lib/domain/tenant/countries';
import { foldText } from '@/lib/domain/text/search-text';
import { spellStreet } from './street-words';

/** `house`: found to the door; `street`: without a number, somewhere on it. */
type PlacePrecision = 'house' | 'street';

/** A place from a geocoder; degrees; empty text where it is not known. */
export type FoundPlace = {
  id: string;
  precision: PlacePrecision;
  address: string;
  neighbourhood: string;
  /** The name of the building or shop that stands there. */
  reference: string;
  /** As the country writes it; empty where it has none. */
  postcode: string;
  city: string;
  latitude: number;
  longitude: number;
};

const LINES: Partial<Record<Country, (street: string, number: string) => string>> = {
  CO: (street, number) => `${street} # ${number}`,
  BR: (street, number) => `${street}, ${number}`,
  US: (street, number) => `${number} ${street}`,
};

/** The street as its country writes it: «Calle 60 # 9-40», «Rua Harmonia, 123», «Av. Larco 345». */
export const toStreetLine = ({
  country,
  street,
  number,
}: {
  country: Country;
  street: string;
  number: string;
}): string => (number === '' ? street : (LINES[country]?.(street, number) ?? `${street} ${number}`));

/** Where the form asks for a commune or a district, which geocoders call a city. */
const CITY_IS_PART: readonly Country[] = ['CL', 'PE'];
const MOST = 120;

/** Names of a neighbourhood and its city, the best word of each first; an empty city is the branch's. */
export function toDivisions({
  country,
  parts,
  cities,
}: {
  country: Country;
  parts: readonly (string | undefined)[];
  cities: readonly (string | undefined)[];
}): Pick<FoundPlace, 'neighbourhood' | 'city'> {
  const [part = '', city = ''] = [parts.find(Boolean), cities.find(Boolean)];
  const isPart = part === '' && CITY_IS_PART.includes(country);
  const [neighbourhood, around] = isPart ? [city, ''] : [part, city];
  return { neighbourhood: neighbourhood.slice(0, MOST), city: around.slice(0, MOST) };
}

const LETTERS = /\p{L}{2}/u;

/** A name by which a courier finds the door; a bare number is none. */
export const toReference = (name: string): string => (LETTERS.test(name) ? name.slice(0, MOST) : '');

/** The number that was typed after a street which was found without one stays (rule delivery/place-search). */
export function toAddressLine({
  country,
  typed,
  place,
}: {
  country: Country;
  typed: string;
  place: FoundPlace;
}): string {
  const [spelt, street] = [spellStreet({ country, text: typed }), foldText(place.address)];
  const hasMore = place.precision === 'street' && spelt.startsWith(street) && spelt !== street;
  return hasMore ? typed.trim() : place.address;
}

/** One line of a list. */
export const toPlaceText = ({ address, neighbourhood, city }: FoundPlace): string =>
  [address, neighbourhood, city].filter(Boolean).join(', ');
