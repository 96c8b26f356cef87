'use client';

import { useApp } from '@/lib/browser/app-provider';
import { goTo } from '@/lib/browser/go-to';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { useUpdateCart } from '@/lib/queries/cart/cart';
import { showError } from '@/lib/stores/error-store';

/** Changes a cart; a placed one leads to its order. @param again repeats a larger change; default: this one */
export function useChangeCart(purchaseId: number | null, again?: () => void) {
  const { screen } = useApp();
  const { update, isPending } = useUpdateCart(purchaseId);
  /** @returns null after a reported failure */
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
