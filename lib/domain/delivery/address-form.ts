import type { Country } from '@/lib/domain/tenant/countries';

/** The fields of an address, named as the diner fills them in. */
export type AddressWords = {
  address: string;
  address_optional: string;
  neighbourhood: string;
};
type Written = AddressWords & { city: string };

/** How a country writes an address (rule delivery/address-form). `line` is empty where nothing is known. */
type AddressForm = {
  order: readonly (keyof AddressWords)[];
  line: (written: Written) => string;
  examples: AddressWords;
};

const STREET_FIRST = ['address', 'address_optional', 'neighbourhood'] as const;
const joined = (parts: readonly string[], by = ', ') => parts.filter(Boolean).join(by);

const streetFirst = (examples: AddressWords): AddressForm => ({
  order: STREET_FIRST,
  line: ({ address, address_optional, neighbourhood, city }) =>
    joined([address, address_optional, neighbourhood, city]),
  examples,
});

const FORMS: Readonly<Record<Country, AddressForm>> = {
  CO: streetFirst({
    address: 'Calle 93B # 13-47',
    address_optional: 'Torre 2, Apto 502',
    neighbourhood: 'Chicó',
  }),
  MX: streetFirst({
    address: 'Av. Bonampak 45',
    address_optional: 'Int. 3, piso 2',
    neighbourhood: 'SM 4, 77500',
  }),
  CL: streetFirst({
    address: 'Almirante Montt 210',
    address_optional: 'Depto. 12',
    neighbourhood: 'Valparaíso',
  }),
  PE: streetFirst({
    address: 'Jr. Tarata 250',
    address_optional: 'Dpto. 301, Urb. Leuro',
    neighbourhood: 'Miraflores',
  }),
  PA: streetFirst({
    address: 'Calle 74 Este, PH Mar',
    address_optional: 'Apto. 8B',
    neighbourhood: 'San Francisco',
  }),
  SV: {
    order: ['neighbourhood', 'address', 'address_optional'],
    line: ({ address, address_optional, neighbourhood, city }) =>
      joined([neighbourhood, address, address_optional, city]),
    examples: {
      address: 'Pje. 3, casa 18',
      address_optional: 'Edificio B, apto. 4',
      neighbourhood: 'Col. Escalón',
    },
  },
  BR: {
    order: STREET_FIRST,
    line: ({ address, address_optional, neighbourhood, city }) =>
      joined([joined([address, address_optional]), joined([neighbourhood, city])], ' - '),
    examples: {
      address: 'Rua Harmonia, 123',
      address_optional: 'Apto. 12, bloco B',
      neighbourhood: 'Vila Madalena',
    },
  },
  US: streetFirst({
    address: '350 5th Ave',
    address_optional: 'Apt 4B',
    neighbourhood: 'Midtown',
  }),
};

/** Where suggestions fill in the rest, the searched field comes first. */
export const addressOrder = ({
  country,
  searches,
}: {
  country: Country;
  searches: boolean;
}): readonly (keyof AddressWords)[] => (searches ? STREET_FIRST : FORMS[country].order);

export const addressExamples = (country: Country): AddressWords => FORMS[country].examples;

/** One line, as the country writes it. */
export const toAddressText = ({ country, ...written }: { country: Country } & Written): string =>
  FORMS[country].line(written);
