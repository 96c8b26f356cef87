import type { Country } from '@/lib/domain/tenant/countries';
import { foldText } from '@/lib/domain/text/search-text';

/** `house`: found to the door; `street`: without a number, somewhere on it. */
type PlacePrecision = 'house' | 'street';

/** What a geocoder found; degrees; empty text for what it does not know. */
export type FoundPlace = {
  id: string;
  precision: PlacePrecision;
  address: string;
  neighbourhood: string;
  city: string;
  latitude: number;
  longitude: number;
};

const LINES: Partial<Record<Country, (street: string, number: string) => string>> = {
  CO: (street, number) => `${street} # ${number}`,
  BR: (street, number) => `${street}, ${number}`,
  US: (street, number) => `${number} ${street}`,
};

/** As the country writes it: «Calle 60 # 9-40», «Rua Harmonia, 123», «Av. Larco 345». */
export const toStreetLine = ({
  country,
  street,
  number,
}: {
  country: Country;
  street: string;
  number: string;
}): string => (number === '' ? street : (LINES[country]?.(street, number) ?? `${street} ${number}`));

/** The number that was typed after a street which was found without one stays (rule delivery/place-search). */
export function toAddressLine({ typed, place }: { typed: string; place: FoundPlace }): string {
  const hasStreet = place.precision === 'street' && foldText(typed).startsWith(foldText(place.address));
  return hasStreet ? typed.trim() : place.address;
}

/** One line of a list. */
export const toPlaceText = ({ address, neighbourhood, city }: FoundPlace): string =>
  [address, neighbourhood, city].filter(Boolean).join(', ');
