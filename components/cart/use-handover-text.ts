import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/orders/orders';

/** The parts of an order that say where it is handed over: at its seat, or at the stalls of its products. */
export type HandedOver = Pick<Order, 'service' | 'seat'> & {
  products: readonly Pick<Order['products'][number], 'stall'>[];
};

/** «Te lo llevamos a la mesa 5», «Recoges en el mostrador», «Recoges en cada puesto»; null unless it is at a table. */
export function useHandoverText() {
  const t = useTranslations('Cart');
  return ({ service, seat, products }: HandedOver): string | null => {
    if (service !== 'on_table') return null;
    if (seat !== null) return t(`to_${seat.kind}`, { label: seat.label });
    const stalls = new Set(products.map(({ stall }) => stall?.id ?? null));
    return t(stalls.size > 1 ? 'at_stalls' : 'at_counter');
  };
}
