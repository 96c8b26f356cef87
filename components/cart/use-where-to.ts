import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/orders/orders';

/** An order names where it goes by its seat or by the stalls of its products. */
export type Going = Pick<Order, 'service' | 'seat'> & {
  products: readonly Pick<Order['products'][number], 'stall'>[];
};

/** «Te lo llevamos a la mesa 5», «Recoges en el mostrador», «Recoges en cada puesto»; null of what is no order at the table. */
export function useWhereTo() {
  const t = useTranslations('Cart');
  return ({ service, seat, products }: Going): string | null => {
    if (service !== 'on_table') return null;
    if (seat !== null) return t(`to_${seat.kind}`, { label: seat.label });
    const stalls = new Set(products.map(({ stall }) => stall?.id ?? null));
    return t(stalls.size > 1 ? 'at_stalls' : 'at_counter');
  };
}
