'use client';

import {
  type QueryClient,
  queryOptions,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import type { Http } from '@/lib/clients/http';
import * as calls from '@/lib/contract/cart/calls';
import type { Cart, CartChanges, CartLine } from '@/lib/contract/cart/cart';
import { isCartHere } from '@/lib/domain/branches/same-counter';
import { sharesCart, toServiceChoice } from '@/lib/domain/branches/service-choice';
import { isGuestOf } from '@/lib/domain/cart/group';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import { forgetPurchase, keepPurchase, purchaseOfService } from '@/lib/stores/cart/purchase-of-service';
import { tellOtherTabs } from './cart-tabs';

export const cartKey = (purchaseId: number | null) => ['cart', purchaseId] as const;
/** Changes of one cart run one after the other: the last tap wins. */
export const cartScope = (purchaseId: number | null) => ({ id: `cart-${purchaseId}` });

/** Ignores an answer that was overtaken: each change raises the version. */
const newer = (shown: Cart | undefined, came: Cart) => (shown && shown.version > came.version ? shown : came);

const LEAST_MS = 15_000;
/** Until the first price that is kept goes up; false: none does (rule cart/kept-price). */
function keptForMs(cart: Cart | undefined): number | false {
  const ends = (cart?.products ?? []).flatMap(({ kept_until: end }) =>
    end === null ? [] : [Date.parse(end)],
  );
  return ends.length > 0 && Math.max(LEAST_MS, Math.min(...ends) - Date.now());
}

export const cartQueryOptions = ({ http, purchaseId }: { http: Http; purchaseId: number | null }) =>
  queryOptions({
    queryKey: cartKey(purchaseId),
    queryFn: async ({ client }) => {
      const came = await http(calls.getCart, { params: { purchaseId: String(purchaseId) } });
      return newer(client.getQueryData<Cart>(cartKey(purchaseId)), came);
    },
    enabled: purchaseId !== null,
    refetchInterval: ({ state: { data } }) => keptForMs(data),
    // A missing cart stays missing; only silence is retried.
    retry: (count, error) => count < 2 && error instanceof ApiError && error.kind !== 'http',
  });

export const isGoneCart = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.key === 'order_closed');

/** `line`: as it was, where it is taken out; `comesBack`: whether it could be put in again. */
type CountChange = { lineId: number; count: number; line?: CartLine; comesBack?: boolean };
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

/** Lines that this page removed. */
export const removedLines = ({
  queries,
  purchaseId,
}: {
  queries: QueryClient;
  purchaseId: number;
}): ReadonlySet<number> =>
  new Set(
    queries
      .getMutationCache()
      .findAll({ mutationKey: countsKey(purchaseId) })
      // Safe: only useSetCount has this key.
      .map(({ state }) => state.variables as CountChange)
      .flatMap(({ lineId, count }) => (count === 0 ? [lineId] : [])),
  );

/**
 * Null if the cart is another branch's, or of another service than the chosen one (rule cart/one-per-service); the stalls
 * of a court share theirs. `elsewhere` then, where its owner took it there and the diner is a guest (rule cart/group).
 */
export function useCart() {
  const { http, screen, stores } = useApp();
  const purchaseId = useSlice('order', purchaseOfService);
  const chosen = useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
  const query = useQuery(cartQueryOptions({ http, purchaseId }));
  const isGone = isGoneCart(query.error);
  useEffect(() => {
    if (isGone && purchaseId !== null) forgetPurchase({ stores, purchaseId });
  }, [isGone, purchaseId, stores]);
  const wanted = useWantedCounts(purchaseId);
  const { data } = query;
  const isIts = data && chosen !== null && sharesCart(toServiceChoice(data), chosen);
  const moved = data?.is_cart && !isIts ? data : null;
  const isGuest = data !== undefined && isGuestOf(data);
  useEffect(() => {
    // Moved by another tab or device; a guest follows when they have read so.
    if (moved && !isGuest) keepPurchase({ stores, service: moved.service, purchaseId: moved.purchase_id });
  }, [moved, isGuest, stores]);
  const cart = useMemo(() => (data ? wanted.reduce(withCount, data) : null), [data, wanted]);
  const isElsewhere =
    cart &&
    screen.supplier &&
    !isCartHere({ supplierId: cart.supplier_id, choice: toServiceChoice(cart), here: screen.supplier });
  const foreign = isElsewhere || moved !== null;
  const elsewhere = foreign && isGuest && cart?.is_cart ? cart : null;
  return { ...query, purchaseId, cart: foreign ? null : cart, elsewhere };
}

/** On a menu, whose cart is asked for and was not answered yet. */
export function useCartIsComing(): boolean {
  const { http, screen } = useApp();
  const chosen = useSlice('order', purchaseOfService);
  const purchaseId = screen.supplier === null ? null : chosen;
  return useQuery(cartQueryOptions({ http, purchaseId })).isLoading;
}

/** The line that the last change of a count took out, and when. */
export function useLastRemoved(
  purchaseId: number,
): { line: CartLine; comesBack: boolean; at: number } | null {
  const changes = useMutationState({
    filters: { mutationKey: countsKey(purchaseId), status: 'success' },
    // Safe: only useSetCount has this key.
    select: ({ state }) => ({ ...(state.variables as CountChange), at: state.submittedAt }),
  });
  const { line, comesBack = true, at } = changes.at(-1) ?? {};
  return line && at !== undefined ? { line, comesBack, at } : null;
}

export function useCartAnswer() {
  const { stores } = useApp();
  const queries = useQueryClient();
  return (cart: Cart) => {
    queries.setQueryData<Cart>(cartKey(cart.purchase_id), (shown) => newer(shown, cart));
    tellOtherTabs({ id: cart.purchase_id, version: cart.version });
    keepPurchase({ stores, service: cart.service, purchaseId: cart.purchase_id });
  };
}

export function useReadAgain(purchaseId: number): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: cartKey(purchaseId) });
}

const PLACED = ['cart_locked', 'order_closed'];
/** The cart was ordered elsewhere, or an answer was lost. */
export const isPlaced = (error: unknown) => error instanceof ApiError && PLACED.includes(error.key);

/** Optimistic; a refusal restores the count (rule cart/bar). */
export function useSetCount(cart: Pick<Cart, 'purchase_id'>) {
  const { http } = useApp();
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
  const { http } = useApp();
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
