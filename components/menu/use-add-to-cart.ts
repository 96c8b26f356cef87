'use client';

import { useCallback } from 'react';
import { type AddInput, useAddProduct } from '@/lib/queries/cart/add-product';
import { askAge } from '@/lib/stores/age-question';
import { askMove } from '@/lib/stores/cart/move-question';
import { showCartError } from '@/lib/stores/cart/show-cart-error';
import { askPlace } from '@/lib/stores/delivery/parked-dish';
import { showError } from '@/lib/stores/error-store';

export function useAddToCart(): (input: AddInput) => Promise<void> {
  const add = useAddProduct({ askMove, askAge, askPlace });
  return useCallback(
    async function addToCart(input: AddInput): Promise<void> {
      const outcome = await add(input);
      // It may have been added; the dish's own button adds another.
      if (outcome.kind === 'unheard') showError(outcome.error);
      if (outcome.kind === 'failed')
        showCartError(outcome.error, { key: 'cart_add', onRetry: () => void addToCart(input) });
    },
    [add],
  );
}
