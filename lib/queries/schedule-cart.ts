'use client';

import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/lib/clients/api-error';
import { updateCart } from '@/lib/contract/calls/cart';
import { type Cart, OTHER_CART } from '@/lib/contract/cart';
import { chooseService } from '@/lib/stores/choose-service';
import { showError } from '@/lib/stores/error-store';
import { useVisit } from '@/lib/visit/visit-provider';
import { cartScope, useCartAnswer } from './cart';

/** Whether a cart cannot become a scheduled one because its diner has one at that branch already. */
export const isOtherCart = (error: unknown): boolean =>
  error instanceof ApiError && error.key === 'conflict' && error.fields.subservice === OTHER_CART;

/**
 * Makes a delivery of now one for a later hour: the cart stays the same, with all that was said of it. Where the diner has
 * such a cart already, the caller is told by `isOtherCart` and brings the lines there.
 */
export function useScheduleCart(cart: Cart) {
  const { http, stores } = useVisit();
  const answer = useCartAnswer();
  return useMutation({
    scope: cartScope(cart.purchase_id),
    mutationFn: () =>
      http(updateCart, {
        params: { id: String(cart.purchase_id) },
        body: { cart: { subservice: 'schedule' } },
      }),
    // Together: a cart of one choice under the other counts as none, and its form would go.
    onSuccess: (scheduled) => {
      answer(scheduled);
      chooseService({ stores, choice: 'schedule' });
    },
    onError: (error) => isOtherCart(error) || showError(error),
  });
}
