import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { setProductCount } from '@/lib/contract/cart/calls';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import { cartKey, cartScope, useCartAnswer } from './cart';

/** Whether a dish of a table waits, once it was sent, until it is called (rule table/courses). */
export function useSetLater(purchaseId: number) {
  const { http } = useApp();
  const queries = useQueryClient();
  const answer = useCartAnswer();
  const change = useMutation({
    scope: cartScope(purchaseId),
    mutationFn: ({ lineId, later }: { lineId: number; later: boolean }) =>
      http(setProductCount, {
        params: { id: String(lineId) },
        query: { purchase_id: String(purchaseId) },
        body: { product: { later } },
      }),
    onSuccess: answer,
    onError: () => void queries.invalidateQueries({ queryKey: cartKey(purchaseId) }),
  });
  const setLater = (wanted: { lineId: number; later: boolean }): Promise<Outcome<unknown>> =>
    toOutcome(change.mutateAsync(wanted));
  return { setLater, isPending: change.isPending };
}
