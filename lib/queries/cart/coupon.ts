'use client';

import { useMutation } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import * as calls from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import { cartScope, useCartAnswer } from './cart';

const asRefusal = (error: unknown) => (error instanceof ApiError && error.kind === 'http' ? error : null);

/** `refused` is the server's verdict; other failures say nothing of the code. */
export function useApplyCoupon(purchaseId: number) {
  const { http, tracker } = useApp();
  const answer = useCartAnswer();
  const change = useMutation({
    scope: cartScope(purchaseId),
    mutationFn: (code: string) =>
      http(calls.applyCoupon, { params: { purchase_id: String(purchaseId) }, body: { coupon: { code } } }),
    onSuccess: (cart) => {
      answer(cart);
      tracker.track({ event: 'coupon', purchase_id: purchaseId });
    },
  });
  const apply = async (code: string): Promise<Outcome<Cart> | { kind: 'refused'; error: ApiError }> => {
    const outcome = await toOutcome(change.mutateAsync(code));
    const refusal = outcome.kind === 'failed' ? asRefusal(outcome.error) : null;
    return refusal ? { kind: 'refused', error: refusal } : outcome;
  };
  return { apply, refusal: asRefusal(change.error), isPending: change.isPending, reset: change.reset };
}

export function useRemoveCoupon(purchaseId: number) {
  const { http } = useApp();
  const answer = useCartAnswer();
  const change = useMutation({
    scope: cartScope(purchaseId),
    mutationFn: () => http(calls.removeCoupon, { params: { purchase_id: String(purchaseId) } }),
    onSuccess: answer,
  });
  const remove = (): Promise<Outcome<Cart>> => toOutcome(change.mutateAsync());
  return { remove, isPending: change.isPending };
}
