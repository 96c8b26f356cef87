import { spellStreet } from '@/lib/domain/delivery/street-words';
import type { Country } from '@/lib/domain/tenant/countries';

it.each<[Country, string, string]>([
  ['CO', 'Cra 7 # 63-44', 'carrera 7 # 63-44'],
  ['CO', 'Cra. 7 No. 63-44', 'carrera 7 # 63-44'],
  ['CO', 'Kr13 nº 60-10', 'carrera 13 # 60-10'],
  ['CO', 'Cr 13', 'carrera 13'],
  ['CO', 'Cll 60', 'calle 60'],
  ['CO', 'Cl. 60', 'calle 60'],
  ['CO', 'Dg 40A # 8-10', 'diagonal 40a # 8-10'],
  ['CO', 'Tv 5', 'transversal 5'],
  ['CO', 'Ak 30', 'avenida carrera 30'],
  ['CO', 'Av. Cra 30', 'avenida carrera 30'],
  ['MX', 'Av. Bonampak 45', 'avenida bonampak 45'],
  ['MX', 'Blvd. Kukulcán 12', 'boulevard kukulcan 12'],
  ['MX', 'Col. Roma', 'colonia roma'],
  ['MX', 'Calle Durango Nº 12', 'calle durango 12'],
  ['PE', 'Jr. Tarata 250', 'jiron tarata 250'],
  ['PE', 'Psje. Olaya 3', 'pasaje olaya 3'],
  ['SV', 'Pje. 3, casa 18', 'pasaje 3, casa 18'],
  ['BR', 'R. Harmonia, 123', 'rua harmonia, 123'],
  ['BR', 'Al. Santos, 10', 'alameda santos, 10'],
  ['US', '350 5th Ave', '350 5th avenue'],
  ['US', '12 St. Marks Pl., Apt 3', '12 st. marks place, apt 3'],
])('in %s «%s» is looked for as «%s» (rule delivery/place-search)', (country, text, spelt) => {
  expect(spellStreet({ country, text })).toBe(spelt);
});

it.each<[Country, string]>([
  ['CO', 'carrera 7 # 63-44'],
  ['CO', 'calle 60'],
  ['CL', 'almirante montt 210'],
  ['BR', 'rua harmonia, 123'],
  ['MX', 'cra 7'],
])('in %s «%s» stays', (country, text) => {
  expect(spellStreet({ country, text })).toBe(text);
});
