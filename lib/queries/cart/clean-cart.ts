'use client';

import { useMutation } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { cleanCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import { cartScope, useCartAnswer } from './cart';

/** Takes out all lines; what was said of the order stays. */
export function useCleanCart({ purchase_id: purchaseId }: Pick<Cart, 'purchase_id'>) {
  const { http } = useApp();
  const answer = useCartAnswer();
  const change = useMutation({
    scope: cartScope(purchaseId),
    mutationFn: () => http(cleanCart, { params: { id: String(purchaseId) } }),
    onSuccess: answer,
  });
  return {
    clean: (): Promise<Outcome<Cart>> => toOutcome(change.mutateAsync()),
    isPending: change.isPending,
  };
}
