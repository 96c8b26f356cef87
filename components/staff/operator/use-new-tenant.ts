import { useState } from 'react';
import { COUNTRY_STARTS } from '@/lib/domain/shop/starter/country-starts';
import { COUNTRIES, type Country } from '@/lib/domain/tenant/countries';
import type { EstablishmentCategory } from '@/lib/domain/tenant/establishments';
import { SLUG_LENGTH } from '@/lib/domain/text/slug';
import { toWord } from '@/lib/domain/text/to-word';

type Typed = {
  name: string;
  country: Country;
  category: EstablishmentCategory;
  address: string;
  mail: string;
  /** Null: what follows from the others. */
  slug: string | null;
  domain: string | null;
  city: string | null;
  language: string | null;
};

const EMPTY: Typed = {
  ...{ name: '', country: COUNTRIES[0], category: 'restaurant', address: '', mail: '' },
  ...{ slug: null, domain: null, city: null, language: null },
};

/** A new restaurant as it is typed: its address follows its name, and its city and language its country, until they are typed. */
export function useNewTenant(baseDomain: string | null) {
  const [typed, setTyped] = useState(EMPTY);
  const start = COUNTRY_STARTS[typed.country];
  const slug = typed.slug ?? toWord(typed.name, SLUG_LENGTH);
  const host = baseDomain === null || slug === '' ? '' : `${slug}.${baseDomain}`;
  return {
    shop: {
      ...typed,
      ...{ slug, domain: typed.domain ?? host, city: typed.city ?? start.city },
      language: typed.language ?? start.language,
    },
    type: (more: Partial<Typed>) => setTyped((before) => ({ ...before, ...more })),
    clear: () => setTyped(EMPTY),
  };
}
