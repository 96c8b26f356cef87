import { isVagueAddress, isVaguePlace, isVagueReference } from '@/lib/domain/delivery/vague-address';
import type { Country } from '@/lib/domain/tenant/countries';

it.each<[Country, string, boolean]>([
  ['CO', 'Calle', true],
  ['CO', 'Cra.', true],
  ['CO', 'calle ', true],
  ['CO', 'Av. Calle', true],
  ['CO', 'xx', true],
  ['CO', '...', true],
  ['BR', 'R.', true],
  ['US', 'Ave', true],
  ['CO', 'Calle 60', false],
  ['CO', 'Casa azul, vereda El Verjón', false],
  ['BR', 'Rua Harmonia, 123', false],
  ['US', '350 5th Ave', false],
])('in %s «%s» is vague: %s (rule delivery/address)', (country, text, isVague) => {
  expect(isVagueAddress({ country, text })).toBe(isVague);
});

it.each([
  ['x', true],
  ['-', true],
  ['Parque', false],
  ['3B', false],
])('the reference «%s» is vague: %s', (text, isVague) => {
  expect(isVagueReference(text)).toBe(isVague);
});

test.each([
  ['Calle', 'Portón azul', true],
  ['Calle 9 # 8-7', 'x', true],
  ['Calle 9 # 8-7', 'Portón azul', false],
])(
  'of a place «%s», «%s» no courier finds the door: %s (rule delivery/address)',
  (address, reference, isVague) => {
    expect(isVaguePlace({ country: 'CO', place: { address, reference } })).toBe(isVague);
  },
);
