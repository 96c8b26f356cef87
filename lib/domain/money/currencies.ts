/** Decimals and the locale that prints each currency (rule platform/currencies). */
export const CURRENCIES = {
  USD: { decimals: 2, locale: 'en-US' },
  COP: { decimals: 0, locale: 'es-CO' },
  PEN: { decimals: 2, locale: 'es-PE' },
  BRL: { decimals: 2, locale: 'pt-BR' },
  CLP: { decimals: 0, locale: 'es-CL' },
  MXN: { decimals: 2, locale: 'es-MX' },
} as const satisfies Record<string, { decimals: 0 | 2; locale: string }>;

export type Currency = keyof typeof CURRENCIES;
export const CURRENCY_CODES = Object.keys(CURRENCIES) as [Currency, ...Currency[]];
