import { useVisit } from '@/lib/browser/visit-provider';

/** The code after the word of a total, where a currency may be mistaken (rule tenant/foreign-prices); else empty. */
export function useCurrencyCode(): string {
  const { currency, namesCurrency } = useVisit().tenant;
  return namesCurrency ? ` (${currency})` : '';
}
