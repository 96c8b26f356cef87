'use client';

import { ApiError } from '@/lib/clients/api-error';
import type { Cart, CartChanges, CartIssue } from '@/lib/contract/cart';
import { useUpdateCart } from '@/lib/queries/cart';
import { usePlaceOrder } from '@/lib/queries/orders';
import { showError } from '@/lib/stores/error-store';
import { goTo } from '@/lib/visit/go-to';

/**
 * What the button of the precheckout does: it tells the server what was said, and places the order or leads to its
 * payment. What failed is offered again as a whole, so that the try ends where the press would have.
 * @param again presses the button anew
 */
export function useOrderPress({
  cart,
  slug,
  isOnline,
  again,
}: {
  cart: Cart;
  slug: string;
  /** Paid online, on a page of its own. */
  isOnline: boolean;
  again: () => void;
}) {
  const update = useUpdateCart(cart.purchase_id, again);
  const place = usePlaceOrder();
  const finish = async (settled: Cart): Promise<void> => {
    if (isOnline) return goTo(`/${slug}/checkout/${cart.purchase_id}`);
    const placed = await place
      .mutateAsync({
        purchaseId: cart.purchase_id,
        total: settled.total,
        key: `order-${cart.purchase_id}-${settled.version}`,
      })
      .catch((error: unknown) => showError(error, () => void finish(settled)));
    if (placed) goTo(`/${slug}/order/${placed.id}`);
  };
  /** @returns what refuses the order, or null where it is on its way or the diner has been told in a dialog */
  const order = async ({
    changes,
    onFailed,
  }: {
    changes: CartChanges;
    onFailed: () => void;
  }): Promise<readonly CartIssue[] | null> => {
    const settled = await update.mutateAsync(changes).catch(() => null);
    if (!settled) {
      onFailed();
      return null;
    }
    if (settled.issues.length > 0) return settled.issues;
    // What was shown is what is ordered: another total is shown first.
    if (settled.total !== cart.total) {
      const values = { total: settled.total };
      showError(new ApiError({ kind: 'http', status: 409, key: 'total_changed', values }));
      return null;
    }
    await finish(settled);
    return null;
  };
  return {
    order,
    isTelling: update.isPending,
    isBusy: update.isPending || place.isPending || place.isSuccess,
  };
}
