'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import type { OrderAgain } from '@/lib/contract/cart/cart-moves';
import { orderAgain } from '@/lib/contract/orders/calls';
import { ASK_AGAIN } from '@/lib/queries/ask-again';
import { cartKey } from '@/lib/queries/cart/cart';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import { resumeCart } from '@/lib/stores/cart/resume-cart';

/** Goes on with the cart that an order was put into; a repeated press doubles nothing (rule orders/again). */
export function useOrderAgain() {
  const { http, stores } = useApp();
  const queries = useQueryClient();
  const change = useMutation({
    ...ASK_AGAIN,
    mutationFn: (id: number) => http(orderAgain, { params: { id: String(id) } }),
    onSuccess: ({ cart }) => {
      if (!cart) return;
      queries.setQueryData(cartKey(cart.purchase_id), cart);
      resumeCart({ stores, order: { ...cart, id: cart.purchase_id } });
    },
  });
  const again = (id: number): Promise<Outcome<OrderAgain>> => toOutcome(change.mutateAsync(id));
  return { again, isPending: change.isPending };
}
