'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import type { Rating } from '@/lib/contract/feedback/rating';
import * as calls from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import { ASK_AGAIN } from '@/lib/queries/ask-again';
import { orderKey } from '@/lib/queries/orders/orders';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';

/** The order follows what was said of it. */
export function useRateOrder(id: number) {
  const { http, tracker } = useApp();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    ...ASK_AGAIN,
    mutationFn: (rating: Rating) => http(calls.rateOrder, { params: { id: String(id) }, body: rating }),
    onSuccess: (order) => {
      queries.setQueryData(orderKey(id), order);
      tracker.track({ event: 'rate', purchase_id: id });
    },
    // Another tab may have said something.
    onError: () => void queries.invalidateQueries({ queryKey: orderKey(id) }),
  });
  return { rate: (rating: Rating): Promise<Outcome<Order>> => toOutcome(mutateAsync(rating)), isPending };
}
