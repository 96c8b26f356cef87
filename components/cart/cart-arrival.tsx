import { useNow } from '@/lib/browser/use-now';
import type { Cart } from '@/lib/contract/cart/cart';
import { arrivalWindow } from '@/lib/domain/orders/arrival';
import { useClosed } from '@/lib/queries/cart/closed';
import { ArrivalNote } from './arrival-note';

/** Says when the cart would come if it were ordered now. */
export function CartArrival({ cart }: { cart: Cart }) {
  const now = useNow();
  const closed = useClosed(cart);
  const { arrival_minutes: arrival, products, service } = cart;
  if (!arrival || closed || products.length === 0) return null;
  return <ArrivalNote service={service} {...arrivalWindow({ arrival, start: now })} />;
}
