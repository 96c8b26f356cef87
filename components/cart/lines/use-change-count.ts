import type { Cart } from '@/lib/contract/cart/cart';
import { comesBack } from '@/lib/domain/cart/stopped-lines';
import { useSetCount } from '@/lib/queries/cart/cart';
import { showCartError } from '@/lib/stores/cart/show-cart-error';

/** A refusal is told, with another try. */
export function useChangeCount(cart: Pick<Cart, 'purchase_id' | 'issues'>) {
  const { setCount, isPending } = useSetCount(cart);
  const change = async (wanted: Parameters<typeof setCount>[0]) => {
    const { lineId } = wanted;
    const outcome = await setCount({ comesBack: comesBack({ lineId, issues: cart.issues }), ...wanted });
    if (outcome.kind === 'failed')
      showCartError(outcome.error, { key: 'cart_change', onRetry: () => void change(wanted) });
  };
  return { change, isPending };
}
