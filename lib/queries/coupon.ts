'use client';

import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/lib/clients/api-error';
import * as calls from '@/lib/contract/calls/cart';
import { showError } from '@/lib/stores/error-store';
import { useVisit } from '@/lib/visit/visit-provider';
import { cartScope, useCartAnswer } from './cart';

/** Puts a coupon on a cart; why it is refused is said beside the field, silence in the dialog. */
export function useApplyCoupon(purchaseId: number) {
  const { http, tracker } = useVisit();
  const answer = useCartAnswer();
  return useMutation({
    scope: cartScope(purchaseId),
    mutationFn: (code: string) =>
      http(calls.applyCoupon, { params: { purchase_id: String(purchaseId) }, body: { coupon: { code } } }),
    onSuccess: (cart) => {
      answer(cart);
      tracker.track({ event: 'coupon', purchase_id: purchaseId });
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.kind !== 'http') showError(error);
    },
  });
}

export function useRemoveCoupon(purchaseId: number) {
  const { http } = useVisit();
  const answer = useCartAnswer();
  const remove = useMutation({
    scope: cartScope(purchaseId),
    mutationFn: () => http(calls.removeCoupon, { params: { purchase_id: String(purchaseId) } }),
    onSuccess: answer,
    onError: (error) => showError(error, () => remove.mutate()),
  });
  return remove;
}
