/** Interface languages; es is the default and the fallback (spec section 9). */
export const LANGUAGES = ['es', 'en', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK_LANGUAGE: Language = 'es';

/** Countries a tenant can be in. */
export const COUNTRIES = ['CO', 'PE', 'CL', 'MX', 'PA', 'SV', 'BR', 'US'] as const;
export type Country = (typeof COUNTRIES)[number];

/** Countries whose words are laid over the Spanish catalogue, which speaks as Colombia does (decision 4). */
export const LABEL_COUNTRIES = ['PE', 'CL', 'MX', 'PA', 'SV'] as const;
