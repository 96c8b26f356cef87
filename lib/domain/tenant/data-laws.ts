import type { Country } from './countries';

/** The law of a country that gives its people rights to what is kept about them, as its people call it; null: each state has its own. */
export const DATA_LAW = {
  CO: 'Ley 1581 de 2012',
  PE: 'Ley 29733',
  CL: 'Ley 19.628',
  MX: 'LFPDPPP',
  PA: 'Ley 81 de 2019',
  SV: 'Ley para la Protección de Datos Personales',
  BR: 'LGPD, Lei 13.709/2018',
  US: null,
} as const satisfies Record<Country, string | null>;
