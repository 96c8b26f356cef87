/** es is the default and the fallback (rule tenant/languages). */
export const LANGUAGES = ['es', 'en', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = 'es';

export const COUNTRIES = ['CO', 'PE', 'CL', 'MX', 'PA', 'SV', 'BR', 'US'] as const;
export type Country = (typeof COUNTRIES)[number];

/** The currency in which a country's tenants sell (rule tenant/country-currency). */
export const COUNTRY_CURRENCY = {
  CO: 'COP',
  PE: 'PEN',
  CL: 'CLP',
  MX: 'MXN',
  PA: 'USD',
  SV: 'USD',
  BR: 'BRL',
  US: 'USD',
} as const satisfies Record<Country, string>;

/** Countries with their own words over the Spanish catalogue (rule tenant/country-words). */
export const LABEL_COUNTRIES = ['PE', 'CL', 'MX', 'PA', 'SV'] as const;
