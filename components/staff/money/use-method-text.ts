import { useTranslations } from 'next-intl';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';

/** A way to pay in words; one that the product no longer has stands as it was written. */
export function useMethodText() {
  const t = useTranslations('Methods');
  return (method: string): string => {
    const known = PAYMENT_METHODS.find((one) => one === method);
    return known === undefined ? method : t(known);
  };
}
