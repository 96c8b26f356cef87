'use client';

import { useMutation } from '@tanstack/react-query';
import { useVisit } from '@/lib/browser/visit-provider';
import { ApiError } from '@/lib/clients/api-error';
import { updateCart } from '@/lib/contract/cart/calls';
import { type Cart, OTHER_CART } from '@/lib/contract/cart/cart';
import { chooseService } from '@/lib/stores/choose-service';
import { cartScope, useCartAnswer } from './cart';
import { type Outcome, toOutcome } from './outcome';

const isOtherCart = (error: unknown): boolean =>
  error instanceof ApiError && error.key === 'conflict' && error.fields.subservice === OTHER_CART;

/** Makes an immediate delivery a scheduled one. `other_cart`: the diner has a scheduled cart there already. */
export function useScheduleCart(cart: Cart) {
  const { http, stores } = useVisit();
  const answer = useCartAnswer();
  const change = useMutation({
    scope: cartScope(cart.purchase_id),
    mutationFn: () =>
      http(updateCart, {
        params: { id: String(cart.purchase_id) },
        body: { cart: { subservice: 'schedule' } },
      }),
    // Both at once: a cart that does not fit the choice is hidden, and its form would go.
    onSuccess: (scheduled) => {
      answer(scheduled);
      chooseService({ stores, choice: 'schedule' });
    },
  });
  const schedule = async (): Promise<Outcome<Cart> | { kind: 'other_cart' }> => {
    const outcome = await toOutcome(change.mutateAsync());
    return outcome.kind === 'failed' && isOtherCart(outcome.error) ? { kind: 'other_cart' } : outcome;
  };
  return { schedule, isPending: change.isPending };
}
