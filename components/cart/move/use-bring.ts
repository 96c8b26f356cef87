'use client';

import { useMoveCart } from '@/lib/queries/cart/move-cart';
import { askMove } from '@/lib/stores/cart/move-question';
import type { MoveTarget, MovingCart } from '@/lib/stores/cart/moving-cart';
import { showError } from '@/lib/stores/error-store';

/** Moves a cart in one tap; asks first only where something would be lost (rule cart/brought-along). */
export function useBring(cart: MovingCart) {
  const { moveCart, isPending } = useMoveCart(cart);
  /** @returns whether it is there now */
  const bring = async (target: MoveTarget): Promise<boolean> => {
    const outcome = await moveCart(target, []);
    if (outcome.kind === 'failed') showError(outcome.error);
    if (outcome.kind !== 'outdated') return outcome.kind === 'done';
    return askMove({ cart, target }).then(
      (answer) => answer === 'move',
      () => false,
    );
  };
  return { bring, isPending };
}
