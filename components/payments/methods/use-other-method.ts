import { useApp } from '@/lib/browser/app-provider';
import { goTo } from '@/lib/browser/go-to';
import type { Order } from '@/lib/contract/orders/orders';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { useCancelOrder } from '@/lib/queries/orders/orders';
import { resumeCart } from '@/lib/stores/cart/resume-cart';
import { showError } from '@/lib/stores/error-store';

/** Back to the precheckout, where the way to pay is open (rule orders/sections); an order is cancelled first. */
export function useOtherMethod({ order, slug }: { order: Order; slug: string }) {
  const { stores } = useApp();
  const { cancel, isPending } = useCancelOrder();
  const goOnWith = (cart: Order) => {
    if (!cart.is_cart) return;
    resumeCart({ stores, order: cart });
    goTo(`${screenPath({ screen: '*/precheckout', slug })}#how`);
  };
  const leave = async (): Promise<void> => {
    if (order.is_cart) return goOnWith(order);
    const outcome = await cancel({ id: order.id });
    if (outcome.kind === 'failed') showError(outcome.error, () => void leave());
    else goOnWith(outcome.value);
  };
  return { leave: () => void leave(), isLeaving: isPending };
}
