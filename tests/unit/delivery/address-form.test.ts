import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import {
  type AddressWords,
  addressExamples,
  addressOrder,
  toAddressText,
} from '@/lib/domain/delivery/address-form';
import type { Country, Language } from '@/lib/domain/tenant/countries';
import { textsOf } from '@/tests/support/browser/render-texts';

type Tenant = { country: Country; language: Language };
const tenantOf = (slug: string): Tenant => parse(readFileSync(`tenants/${slug}/tenant.yaml`, 'utf8'));
const CITIES: Partial<Record<Country, string>> = {
  CO: 'Bogotá',
  MX: 'Cancún',
  CL: 'Viña del Mar',
  PE: 'Lima',
  PA: 'Ciudad de Panamá',
  SV: 'San Salvador',
  BR: 'São Paulo',
};

/** Tenant, labels in the order of the form without a search, and the whole line (rule delivery/address-form). */
const TABLE = [
  [
    'brasa-andina',
    ['Dirección', 'Apto, torre, interior (opcional)', 'Barrio'],
    'Calle 93B # 13-47, Torre 2, Apto 502, Chicó, Bogotá',
  ],
  [
    'tienda-don-luis',
    ['Dirección', 'Apto, torre, interior (opcional)', 'Barrio'],
    'Calle 93B # 13-47, Torre 2, Apto 502, Chicó, Bogotá',
  ],
  [
    'bar-cerro',
    ['Calle y número', 'Depto., torre (opcional)', 'Comuna'],
    'Almirante Montt 210, Depto. 12, Valparaíso, Viña del Mar',
  ],
  [
    'plaza-sazon',
    ['Av., jirón o calle y número', 'Dpto., interior, urbanización (opcional)', 'Distrito'],
    'Jr. Tarata 250, Dpto. 301, Urb. Leuro, Miraflores, Lima',
  ],
  [
    'hotel-marlina',
    ['Calle y número', 'Interior, edificio, piso (opcional)', 'Colonia', 'Código postal'],
    'Av. Bonampak 45, Int. 3, piso 2, SM 4, 77500 Cancún',
  ],
  [
    'boteco-ipe',
    ['Rua e número', 'Complemento (opcional)', 'Bairro', 'CEP (opcional)'],
    'Rua Harmonia, 123, Apto. 12, bloco B - Vila Madalena, São Paulo, 05435-000',
  ],
  [
    'istmo-cafe',
    ['Address', 'Apartment, floor (optional)', 'Neighborhood'],
    'Calle 74 Este, PH Mar, Apto. 8B, San Francisco, Ciudad de Panamá',
  ],
  [
    'pupuseria-mela',
    ['Colonia', 'Calle o pasaje y casa', 'Apto., edificio, piso (opcional)'],
    'Col. Escalón, Pje. 3, casa 18, Edificio B, apto. 4, San Salvador',
  ],
] as const;

test('the table has every tenant of the demo', () => {
  expect(TABLE.map(([slug]) => slug).sort()).toEqual(readdirSync('tenants').sort());
});

test.each(TABLE)('%s asks for an address as its country writes it', (slug, labels, line) => {
  const { country, language: lang } = tenantOf(slug);
  const { Place } = textsOf({ lang, country });
  const labelOf = (name: keyof AddressWords) =>
    Place[name === 'postcode' && country !== 'MX' ? 'postcode_optional' : name];
  expect(addressOrder({ country, searches: false }).map(labelOf)).toEqual(labels);
  const city = CITIES[country] ?? '';
  expect(toAddressText({ country, ...addressExamples(country), city })).toBe(line);
});

test('an address that is known in part has no gaps', () => {
  const nothing = { address: '', address_optional: '', neighbourhood: '', postcode: '', city: '' };
  expect(toAddressText({ country: 'BR', ...nothing, address: 'Rua Harmonia, 123' })).toBe(
    'Rua Harmonia, 123',
  );
  expect(toAddressText({ country: 'BR', ...nothing, city: 'São Paulo' })).toBe('São Paulo');
  expect(toAddressText({ country: 'SV', ...nothing })).toBe('');
});

test('where the search fills in the rest, its field comes first', () => {
  expect(addressOrder({ country: 'SV', searches: true })[0]).toBe('address');
});

test('the postcode stands last where the country has one, also beside the search (rule delivery/postcode)', () => {
  const orders = (['BR', 'CO'] as const).map((country) => addressOrder({ country, searches: true }).at(-1));
  expect(orders).toEqual(['postcode', 'neighbourhood']);
});
