import { useVisit } from '@/lib/browser/visit-provider';

/** The code after the word of a total, for who may take the currency for another (rule tenant/foreign-prices); else nothing. */
export function useCurrencyCode(): string {
  const { currency, namesCurrency } = useVisit().tenant;
  return namesCurrency ? ` (${currency})` : '';
}
