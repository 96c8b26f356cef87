'use client';

import { useMutation } from '@tanstack/react-query';
import { updateCart } from '@/lib/contract/calls/cart';
import type { Cart } from '@/lib/contract/cart';
import { chooseService } from '@/lib/stores/choose-service';
import { showError } from '@/lib/stores/error-store';
import { useVisit } from '@/lib/visit/visit-provider';
import { cartScope, useCartAnswer } from './cart';

/** Makes a delivery of now one for a later hour: the cart stays the same, with all that was said of it. */
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
    onError: (error) => showError(error),
  });
}
