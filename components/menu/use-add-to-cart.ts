'use client';

import { useCallback } from 'react';
import { type AddInput, useAddProduct } from '@/lib/queries/add-product';
import { askBranch } from '@/lib/stores/branch-question';
import { showError } from '@/lib/stores/error-store';

export function useAddToCart(): (input: AddInput) => Promise<void> {
  const add = useAddProduct({ askBranch });
  return useCallback(
    async function addToCart(input: AddInput): Promise<void> {
      const outcome = await add(input);
      // It may have been added; the dish's own button adds another.
      if (outcome.kind === 'unheard') showError(outcome.error);
      if (outcome.kind === 'failed') showError(outcome.error, () => void addToCart(input));
    },
    [add],
  );
}
