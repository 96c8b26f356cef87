/** es is the default and the fallback (rule tenant/languages). */
export const LANGUAGES = ['es', 'en', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = 'es';

export const COUNTRIES = ['CO', 'PE', 'CL', 'MX', 'PA', 'SV', 'BR', 'US'] as const;
export type Country = (typeof COUNTRIES)[number];

/** Countries with their own words over the Spanish catalogue (rule tenant/country-words). */
export const LABEL_COUNTRIES = ['PE', 'CL', 'MX', 'PA', 'SV'] as const;
