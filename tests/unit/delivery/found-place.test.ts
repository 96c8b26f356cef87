import {
  type FoundPlace,
  toAddressLine,
  toDivisions,
  toPlaceText,
  toReference,
  toStreetLine,
} from '@/lib/domain/delivery/found-place';
import type { Country } from '@/lib/domain/tenant/countries';
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
  reference: '',
  postcode: '',
  city: 'Bogotá',
  latitude: 4.6,
  longitude: -74,
};

it.each([
  ['keeps the number after the street that was found', 'calle 60 # 9-40 ', STREET, 'calle 60 # 9-40'],
  ['keeps the number after a street that was shortened', 'Cll. 60 # 9-40', STREET, 'Cll. 60 # 9-40'],
  ['takes the street where another was typed', 'clle 60', STREET, 'Calle 60'],
  [
    'takes a whole address as it is',
    'calle 60',
    { ...STREET, precision: 'house' as const, address: 'Calle 60 # 9-40' },
    'Calle 60 # 9-40',
  ],
])('%s (rule delivery/place-search)', (_what, typed, place, line) => {
  expect(toAddressLine({ country: 'CO', typed, place })).toBe(line);
});

it('names a place by what is known of it', () => {
  expect(toPlaceText(STREET)).toBe('Calle 60, Chapinero, Bogotá');
  expect(toPlaceText({ ...STREET, neighbourhood: '' })).toBe('Calle 60, Bogotá');
});

it.each<[Country, string[], string[], { neighbourhood: string; city: string }]>([
  ['CO', ['', 'Chapinero'], ['Bogotá'], { neighbourhood: 'Chapinero', city: 'Bogotá' }],
  ['CO', [], ['Bogotá'], { neighbourhood: '', city: 'Bogotá' }],
  ['PE', [], ['Miraflores', 'Lima'], { neighbourhood: 'Miraflores', city: '' }],
  ['CL', [], ['Valparaíso'], { neighbourhood: 'Valparaíso', city: '' }],
  ['PE', ['Urb. Leuro'], ['Miraflores'], { neighbourhood: 'Urb. Leuro', city: 'Miraflores' }],
])(
  'in %s the parts %j of the cities %j are what its form asks for (rule delivery/place-search)',
  (country, parts, cities, divisions) => {
    expect(toDivisions({ country, parts, cities })).toEqual(divisions);
  },
);

it.each([
  ['Edificio Nogal', 'Edificio Nogal'],
  ['9-40', ''],
  ['', ''],
])('what is called %j is known by %j (rule delivery/place-search)', (name, reference) => {
  expect(toReference(name)).toBe(reference);
});
