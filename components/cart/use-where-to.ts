import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/orders/orders';

/** «Te lo llevamos a la mesa 5», «Recoges en el mostrador»; null of what is no order at the table. */
export function useWhereTo() {
  const t = useTranslations('Cart');
  return ({ service, seat }: Pick<Order, 'service' | 'seat'>): string | null => {
    if (service !== 'on_table') return null;
    return seat === null ? t('at_counter') : t(`to_${seat.kind}`, { label: seat.label });
  };
}
