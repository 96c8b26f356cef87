import type { Language } from '@/lib/domain/tenant/countries';
import type { Currency } from './currencies';

/** Printed with a bare «$» each. */
const PESOS_AND_DOLLARS: readonly Currency[] = ['USD', 'COP', 'CLP', 'MXN'];

/** A visitor who reads another language than the tenant's own may take its «$» for that of home (rule tenant/foreign-prices). */
export const isMistakable = ({
  currency,
  lang,
  own,
}: {
  currency: Currency;
  lang: Language;
  own: Language;
}): boolean => lang !== own && PESOS_AND_DOLLARS.includes(currency);
