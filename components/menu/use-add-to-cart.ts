'use client';

import { useCallback } from 'react';
import { type AddInput, useAddProduct } from '@/lib/queries/add-product';
import { askBranch } from '@/lib/stores/branch-question';
import { showError } from '@/lib/stores/error-store';

/** Adds a product from wherever a menu shows it, and says why it could not. */
export function useAddToCart(): (input: AddInput) => Promise<void> {
  const add = useAddProduct({ askBranch });
  return useCallback(
    async function addToCart(input: AddInput): Promise<void> {
      const outcome = await add(input);
      // After silence it may be there already: the dish's own button adds another one.
      if (outcome.kind === 'unheard') showError(outcome.error);
      if (outcome.kind === 'failed') showError(outcome.error, () => void addToCart(input));
    },
    [add],
  );
}
