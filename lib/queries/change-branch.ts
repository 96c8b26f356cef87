'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useVisit } from '@/lib/browser/visit-provider';
import { ApiError } from '@/lib/clients/api-error';
import * as calls from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { cartScope, useCartAnswer } from './cart';
import { type Outcome, toOutcome } from './outcome';

/** What bringing a cart to this branch would lose, reprice and do to its coupon. */
export function useBranchChangePreview({ cart, supplierId }: { cart: Cart; supplierId: number }) {
  const { http } = useVisit();
  return useQuery({
    queryKey: ['branch-change', cart.purchase_id, cart.version, supplierId],
    queryFn: () =>
      http(calls.previewSupplierChange, {
        params: { id: String(cart.purchase_id) },
        query: { supplier_id: String(supplierId) },
      }),
    gcTime: 0,
  });
}

/** `outdated`: something sold out while the diner read what the change would lose, which is asked for anew. */
export type BranchOutcome = Outcome<Cart> | { kind: 'outdated' };
const isConflict = (error: unknown) => error instanceof ApiError && error.key === 'conflict';

/** Brings a cart to this branch, and loses no line but those its diner was told of. */
export function useChangeBranch({ cart, supplierId }: { cart: Cart; supplierId: number }) {
  const { http } = useVisit();
  const queries = useQueryClient();
  const answer = useCartAnswer();
  const change = useMutation({
    scope: cartScope(cart.purchase_id),
    mutationFn: (lost: number[]) =>
      http(calls.changeSupplier, {
        params: { id: String(cart.purchase_id) },
        query: { supplier_id: String(supplierId) },
        body: { lost },
      }),
    onSuccess: answer,
    onError: () => void queries.invalidateQueries({ queryKey: ['branch-change'] }),
  });
  const changeBranch = async (lost: number[]): Promise<BranchOutcome> => {
    const outcome = await toOutcome(change.mutateAsync(lost));
    return outcome.kind === 'failed' && isConflict(outcome.error) ? { kind: 'outdated' } : outcome;
  };
  return { changeBranch, isPending: change.isPending, isOutdated: isConflict(change.error) };
}
