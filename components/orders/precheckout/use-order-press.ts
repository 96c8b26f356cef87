'use client';

import { onlineManager } from '@tanstack/react-query';
import { useChangeCart } from '@/components/cart/use-change-cart';
import { goTo } from '@/lib/browser/go-to';
import { ApiError } from '@/lib/clients/api-error';
import type { Cart, CartChanges, CartIssue } from '@/lib/contract/cart/cart';
import { isLater, type Promised } from '@/lib/domain/orders/arrival';
import { orderPath } from '@/lib/domain/tenant/order-path';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { isGuestUnknown, isPromiseMoved, usePlaceOrder } from '@/lib/queries/orders/orders';
import { showError } from '@/lib/stores/error-store';

/** Issues, `no_connection`, `later` than was seen, or a `guest` whom the hotel does not know; null if sent or reported. */
export type Refusal = readonly CartIssue[] | 'no_connection' | 'later' | 'guest' | null;
/** The values on the page that was pressed. */
export type Seen = { total: number; promised: Promised | null };

export const promisedBy = ({ arrival_minutes: arrival }: Cart): Promised | null =>
  arrival && { arrival, start: new Date() };

/** Sends the form, then places the order or leads to its payment. A failure offers the whole press again. */
export function useOrderPress({
  cart,
  slug,
  isOnline,
  again,
}: {
  cart: Cart;
  slug: string;
  isOnline: boolean;
  again: () => void;
}) {
  const update = useChangeCart(cart.purchase_id, again);
  const { place, ...placing } = usePlaceOrder();
  const finish = async (settled: Cart): Promise<Refusal | 'moved'> => {
    if (isOnline) {
      goTo(screenPath({ screen: '*/checkout/#', slug, id: cart.purchase_id }));
      return null;
    }
    if (!onlineManager.isOnline()) return 'no_connection';
    const outcome = await place({
      purchaseId: cart.purchase_id,
      total: settled.total,
      key: `order-${cart.purchase_id}-${settled.version}`,
    });
    if (outcome.kind === 'done') goTo(orderPath({ ...outcome.value, slug }));
    else if (isPromiseMoved(outcome.error)) return 'moved';
    else if (isGuestUnknown(outcome.error)) return 'guest';
    else showError(outcome.error, () => void finish(settled).then((answer) => answer !== null && again()));
    return null;
  };
  const order = async (
    pressed: { changes: CartChanges; seen: Seen; onFailed: () => void },
    isSecond = false,
  ): Promise<Refusal> => {
    const { changes, seen, onFailed } = pressed;
    const settled = await update.tell(changes);
    if (!settled) {
      onFailed();
      return null;
    }
    if (settled.issues.length > 0) return settled.issues;
    // A new total is shown before ordering.
    if (settled.total !== seen.total) {
      const values = { total: settled.total };
      showError(new ApiError({ kind: 'http', status: 409, key: 'total_changed', values }));
      return null;
    }
    if (isLater({ seen: seen.promised, now: promisedBy(settled) })) return 'later';
    const answer = await finish(settled);
    if (answer !== 'moved') return answer;
    // Another order took its place meanwhile: the cart is read again, once, with what it is promised now.
    return isSecond ? 'later' : order(pressed, true);
  };
  return {
    order,
    isTelling: update.isPending,
    isBusy: update.isPending || placing.isPending || placing.isSuccess,
  };
}
