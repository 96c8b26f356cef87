import { useQuery } from '@tanstack/react-query';
import { CartArrival } from '@/components/cart/cart-arrival';
import { useApp } from '@/lib/browser/app-provider';
import type { Order } from '@/lib/contract/orders/orders';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { isPromised } from '@/lib/domain/orders/arrival';
import { cartQueryOptions } from '@/lib/queries/cart/cart';

const AGAIN_MS = 60_000;

/** Says when the order comes if it is paid now, which moves on while a card is typed (rule orders/later). Its place is kept. */
export function CheckoutArrival({ order }: { order: Order }) {
  const { http } = useApp();
  const isSoon = order.subservice !== 'schedule' && isPromised(toServiceChoice(order));
  const isAsked = order.is_cart && order.role === 'owner' && isSoon;
  const { data } = useQuery({
    ...cartQueryOptions({ http, purchaseId: order.id }),
    enabled: isAsked,
    refetchInterval: AGAIN_MS,
  });
  return isAsked && <div className="mt-4 min-h-[24px]">{data?.is_cart && <CartArrival cart={data} />}</div>;
}
