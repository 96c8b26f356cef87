import type { Country } from '@/lib/domain/tenant/countries';

/** The fields of an address, named as the diner fills them in. */
export type AddressWords = {
  address: string;
  address_optional: string;
  neighbourhood: string;
  /** Empty where the country has none (rule delivery/postcode). */
  postcode: string;
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

const streetFirst = (examples: Omit<AddressWords, 'postcode'>): AddressForm => ({
  order: STREET_FIRST,
  line: ({ address, address_optional, neighbourhood, city }) =>
    joined([address, address_optional, neighbourhood, city]),
  examples: { ...examples, postcode: '' },
});

const FORMS: Readonly<Record<Country, AddressForm>> = {
  CO: streetFirst({
    address: 'Calle 93B # 13-47',
    address_optional: 'Torre 2, Apto 502',
    neighbourhood: 'Chicó',
  }),
  MX: {
    order: [...STREET_FIRST, 'postcode'],
    line: ({ address, address_optional, neighbourhood, postcode, city }) =>
      joined([address, address_optional, neighbourhood, joined([postcode, city], ' ')]),
    examples: {
      address: 'Av. Bonampak 45',
      address_optional: 'Int. 3, piso 2',
      neighbourhood: 'SM 4',
      postcode: '77500',
    },
  },
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
      postcode: '',
    },
  },
  BR: {
    order: [...STREET_FIRST, 'postcode'],
    line: ({ address, address_optional, neighbourhood, postcode, city }) =>
      joined([joined([address, address_optional]), joined([neighbourhood, city, postcode])], ' - '),
    examples: {
      address: 'Rua Harmonia, 123',
      address_optional: 'Apto. 12, bloco B',
      neighbourhood: 'Vila Madalena',
      postcode: '05435-000',
    },
  },
  US: {
    order: [...STREET_FIRST, 'postcode'],
    line: ({ address, address_optional, neighbourhood, postcode, city }) =>
      joined([address, address_optional, neighbourhood, joined([city, postcode], ' ')]),
    examples: {
      address: '350 5th Ave',
      address_optional: 'Apt 4B',
      neighbourhood: 'Midtown',
      postcode: '10118',
    },
  },
};

/** Where suggestions fill in the rest, the searched field comes first. */
export const addressOrder = ({
  country,
  searches,
}: {
  country: Country;
  searches: boolean;
}): readonly (keyof AddressWords)[] => {
  const { order } = FORMS[country];
  if (!searches) return order;
  return order.includes('postcode') ? [...STREET_FIRST, 'postcode'] : STREET_FIRST;
};

export const addressExamples = (country: Country): AddressWords => FORMS[country].examples;

/** One line, as the country writes it. */
export const toAddressText = ({ country, ...written }: { country: Country } & Written): string =>
  FORMS[country].line(written);
