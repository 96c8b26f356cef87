'use client';

import { useCallback } from 'react';
import { type AddInput, useAddProduct } from '@/lib/queries/cart/add-product';
import { askAge } from '@/lib/stores/age-question';
import { showError } from '@/lib/stores/error-store';
import { askMove } from '@/lib/stores/move-question';
import { askPlace } from '@/lib/stores/parked-dish';
import { showCartError } from '@/lib/stores/show-cart-error';

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
