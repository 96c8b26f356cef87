'use client';

import { queryOptions, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useSlice, useVisit } from '@/lib/browser/visit-provider';
import { ApiError } from '@/lib/clients/api-error';
import type { Http } from '@/lib/clients/http';
import * as calls from '@/lib/contract/cart/calls';
import type { Cart, CartChanges } from '@/lib/contract/cart/cart';
import { forgetPurchase, keepPurchase, purchaseOfService } from '@/lib/stores/purchase-of-service';
import { type Outcome, toOutcome } from './outcome';

export const cartKey = (purchaseId: number | null) => ['cart', purchaseId] as const;
/** Changes of one cart run one after the other: the last tap wins. */
export const cartScope = (purchaseId: number | null) => ({ id: `cart-${purchaseId}` });

/** Ignores an answer that was overtaken: each change raises the version. */
const newer = (shown: Cart | undefined, came: Cart) => (shown && shown.version > came.version ? shown : came);

export const cartQueryOptions = ({ http, purchaseId }: { http: Http; purchaseId: number | null }) =>
  queryOptions({
    queryKey: cartKey(purchaseId),
    queryFn: async ({ client }) => {
      const came = await http(calls.getCart, { params: { purchaseId: String(purchaseId) } });
      return newer(client.getQueryData<Cart>(cartKey(purchaseId)), came);
    },
    enabled: purchaseId !== null,
    // A missing cart stays missing; only silence is retried.
    retry: (count, error) => count < 2 && error instanceof ApiError && error.kind !== 'http',
  });

export const isGoneCart = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.key === 'order_closed');

type CountChange = { lineId: number; count: number };
const countsKey = (purchaseId: number | null) => ['set-count', purchaseId] as const;

const withCount = (cart: Cart, { lineId, count }: CountChange): Cart => ({
  ...cart,
  products: cart.products
    .map((line) => (line.id === lineId ? { ...line, count } : line))
    .filter((line) => line.count > 0),
});

/** Kept apart from the server's cart: no answer undoes a later tap, and a refusal leaves nothing to undo. */
const useWantedCounts = (purchaseId: number | null) =>
  useMutationState({
    filters: { mutationKey: countsKey(purchaseId), status: 'pending' },
    // Safe: only useSetCount has this key.
    select: ({ state }) => state.variables as CountChange,
  });

/** Null if the cart is another branch's, or of another service than the chosen one. */
export function useCart() {
  const { http, screen, stores } = useVisit();
  const purchaseId = useSlice('order', purchaseOfService);
  const service = useSlice('order', (order) => order.service);
  const query = useQuery(cartQueryOptions({ http, purchaseId }));
  const isGone = isGoneCart(query.error);
  useEffect(() => {
    if (isGone && purchaseId !== null) forgetPurchase({ stores, purchaseId });
  }, [isGone, purchaseId, stores]);
  const wanted = useWantedCounts(purchaseId);
  const { data } = query;
  const moved = data?.is_cart && data.service !== service ? data : null;
  useEffect(() => {
    // By another tab or device.
    if (moved) keepPurchase({ stores, service: moved.service, purchaseId: moved.purchase_id });
  }, [moved, stores]);
  const cart = useMemo(() => (data ? wanted.reduce(withCount, data) : null), [data, wanted]);
  const isElsewhere = cart && screen.supplier && cart.supplier_id !== screen.supplier.id;
  const foreign = isElsewhere || moved !== null;
  return { ...query, purchaseId, cart: foreign ? null : cart };
}

export function useCartAnswer() {
  const { stores } = useVisit();
  const queries = useQueryClient();
  return (cart: Cart) => {
    queries.setQueryData<Cart>(cartKey(cart.purchase_id), (shown) => newer(shown, cart));
    keepPurchase({ stores, service: cart.service, purchaseId: cart.purchase_id });
  };
}

const PLACED = ['cart_locked', 'order_closed'];
/** The cart was ordered elsewhere, or an answer was lost. */
export const isPlaced = (error: unknown) => error instanceof ApiError && PLACED.includes(error.key);

/** Optimistic; a refusal restores the count (rule cart/bar). */
export function useSetCount(cart: Cart) {
  const { http } = useVisit();
  const queries = useQueryClient();
  const answer = useCartAnswer();
  const change = useMutation({
    mutationKey: countsKey(cart.purchase_id),
    scope: cartScope(cart.purchase_id),
    mutationFn: ({ lineId, count }: CountChange) =>
      http(calls.setProductCount, {
        params: { id: String(lineId) },
        query: { purchase_id: String(cart.purchase_id) },
        body: { product: { count } },
      }),
    onSuccess: answer,
    onError: () => void queries.invalidateQueries({ queryKey: cartKey(cart.purchase_id) }),
  });
  const setCount = (wanted: CountChange): Promise<Outcome<Cart>> => toOutcome(change.mutateAsync(wanted));
  return { setCount, isPending: change.isPending };
}

/** `placed` if the cart became an order meanwhile. */
export function useUpdateCart(purchaseId: number | null) {
  const { http } = useVisit();
  const answer = useCartAnswer();
  const change = useMutation({
    scope: cartScope(purchaseId),
    mutationFn: (cart: CartChanges) =>
      http(calls.updateCart, { params: { id: String(purchaseId) }, body: { cart } }),
    onSuccess: answer,
  });
  const update = async (
    changes: CartChanges,
  ): Promise<Outcome<Cart> | { kind: 'placed'; error: unknown }> => {
    const outcome = await toOutcome(change.mutateAsync(changes));
    return outcome.kind === 'failed' && isPlaced(outcome.error) ? { ...outcome, kind: 'placed' } : outcome;
  };
  return { update, isPending: change.isPending };
}
