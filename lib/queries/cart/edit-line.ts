'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { createId } from '@/lib/browser/create-id';
import { ApiError } from '@/lib/clients/api-error';
import { addProductToCart } from '@/lib/contract/cart/calls';
import type { AddProductRequest, Cart } from '@/lib/contract/cart/cart';
import { ASK_AGAIN } from '@/lib/queries/ask-again';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import { cartKey, cartScope, useCartAnswer } from './cart';

/** The server answers so only once it has read the cart. */
const isNotFound = (error: unknown) => error instanceof ApiError && error.key === 'not_found';

/** `gone`: the line is in the cart no more, and that was read again. */
type EditOutcome = Outcome<Cart> | { kind: 'gone' };
type Edited = { product: AddProductRequest['product']; lineId: number };

/** A line as it shall be, in one call that repeats itself without harm (rule cart/edit). */
export function useEditLine({ purchase_id, service, subservice, supplier_id }: Cart) {
  const { http } = useApp();
  const queries = useQueryClient();
  const answer = useCartAnswer();
  const change = useMutation({
    scope: cartScope(purchase_id),
    ...ASK_AGAIN,
    mutationFn: ({ product, lineId, key }: Edited & { key: string }) =>
      http(addProductToCart, {
        body: {
          product,
          purchase_id,
          replaces: lineId,
          data_purchase: { service, subservice, supplier_id },
        },
        idempotencyKey: key,
      }),
    onSuccess: answer,
    onError: (error) => {
      const read = queries.invalidateQueries({ queryKey: cartKey(purchase_id) });
      return isNotFound(error) ? read : undefined;
    },
  });
  const isGone = (lineId: number) =>
    !queries.getQueryData<Cart>(cartKey(purchase_id))?.products.some(({ id }) => id === lineId);
  return {
    edit: async (edited: Edited): Promise<EditOutcome> => {
      const outcome = await toOutcome(change.mutateAsync({ ...edited, key: createId() }));
      const isLost = outcome.kind === 'failed' && isNotFound(outcome.error) && isGone(edited.lineId);
      return isLost ? { kind: 'gone' } : outcome;
    },
    isPending: change.isPending,
  };
}
