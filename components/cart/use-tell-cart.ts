'use client';

import { goTo } from '@/lib/browser/go-to';
import { useVisit } from '@/lib/browser/visit-provider';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { useUpdateCart } from '@/lib/queries/cart';
import { showError } from '@/lib/stores/error-store';

/**
 * Tells the server what a diner says about a cart, and the diner why it could not. One that has become an order leads to
 * that order: nothing is ordered twice and nothing is lost.
 * @param again does what failed anew where the change is a part of more; left out, the change itself is sent again
 */
export function useTellCart(purchaseId: number | null, again?: () => void) {
  const { screen } = useVisit();
  const { update, isPending } = useUpdateCart(purchaseId);
  /** @returns null where it failed, once the diner has been told */
  const tell = async (changes: CartChanges): Promise<Cart | null> => {
    const outcome = await update(changes);
    if (outcome.kind === 'done') return outcome.value;
    if (outcome.kind === 'placed' && screen.supplier && purchaseId !== null)
      goTo(screenPath({ screen: '*/order/#', slug: screen.supplier.slug, id: purchaseId }));
    else showError(outcome.error, again ?? (() => void tell(changes)));
    return null;
  };
  return { tell, isPending };
}
