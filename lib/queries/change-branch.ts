'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useVisit } from '@/lib/browser/visit-provider';
import { ApiError } from '@/lib/clients/api-error';
import * as calls from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { cartScope, useCartAnswer } from './cart';
import { type Outcome, toOutcome } from './outcome';

/** What would be lost and repriced, and what happens to the coupon. */
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

/** `outdated`: more would be lost than was shown; ask again. */
type BranchOutcome = Outcome<Cart> | { kind: 'outdated' };
const isConflict = (error: unknown) => error instanceof ApiError && error.key === 'conflict';

/** Loses no lines but those that the diner was told of. */
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
