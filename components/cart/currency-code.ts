import { useApp } from '@/lib/browser/app-provider';

/** The code after the word of a total, where a currency may be mistaken (rule tenant/foreign-prices); else empty. */
export function useCurrencyCode(): string {
  const { currency, namesCurrency } = useApp().tenant;
  return namesCurrency ? ` (${currency})` : '';
}
