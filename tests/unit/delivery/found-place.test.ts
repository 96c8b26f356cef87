import { type FoundPlace, toAddressLine, toPlaceText, toStreetLine } from '@/lib/domain/delivery/found-place';
import { COUNTRIES } from '@/lib/domain/tenant/countries';

const LINES = {
  BR: 'Rua Harmonia, 123',
  CL: 'Rua Harmonia 123',
  CO: 'Rua Harmonia # 123',
  MX: 'Rua Harmonia 123',
  PA: 'Rua Harmonia 123',
  PE: 'Rua Harmonia 123',
  SV: 'Rua Harmonia 123',
  US: '123 Rua Harmonia',
} as const;

it.each(COUNTRIES)('writes a street and its number as %s does (rule delivery/place-search)', (country) => {
  expect(toStreetLine({ country, street: 'Rua Harmonia', number: '123' })).toBe(LINES[country]);
  expect(toStreetLine({ country, street: 'Rua Harmonia', number: '' })).toBe('Rua Harmonia');
});

const STREET: FoundPlace = {
  id: 'osm:W1',
  precision: 'street',
  address: 'Calle 60',
  neighbourhood: 'Chapinero',
  city: 'Bogotá',
  latitude: 4.6,
  longitude: -74,
};

it.each([
  ['keeps the number after the street that was found', 'calle 60 # 9-40 ', STREET, 'calle 60 # 9-40'],
  ['takes the street where another was typed', 'clle 60', STREET, 'Calle 60'],
  [
    'takes a whole address as it is',
    'calle 60',
    { ...STREET, precision: 'house' as const, address: 'Calle 60 # 9-40' },
    'Calle 60 # 9-40',
  ],
])('%s (rule delivery/place-search)', (_what, typed, place, line) => {
  expect(toAddressLine({ typed, place })).toBe(line);
});

it('names a place by what is known of it', () => {
  expect(toPlaceText(STREET)).toBe('Calle 60, Chapinero, Bogotá');
  expect(toPlaceText({ ...STREET, neighbourhood: '' })).toBe('Calle 60, Bogotá');
});
