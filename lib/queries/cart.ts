'use client';

import { queryOptions, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ApiError } from '@/lib/clients/api-error';
import type { Http } from '@/lib/clients/http';
import * as calls from '@/lib/contract/calls/cart';
import type { AddProductRequest, Cart, CartChanges } from '@/lib/contract/cart';
import { painted } from '@/lib/dom/after-paint';
import { askBranch } from '@/lib/stores/branch-question';
import { showError } from '@/lib/stores/error-store';
import { forgetPurchase, keepPurchase, purchaseOfService } from '@/lib/stores/purchase-of-service';
import { goTo } from '@/lib/visit/go-to';
import { useSlice, useVisit } from '@/lib/visit/visit-provider';
import { isSilence } from './ask-again';

export const cartKey = (purchaseId: number | null) => ['cart', purchaseId] as const;
/** Changes of one cart come one after the other: the last tap wins. */
export const cartScope = (purchaseId: number | null) => ({ id: `cart-${purchaseId}` });

/** An answer that was overtaken on its way says nothing new: every change makes the version grow. */
const newer = (shown: Cart | undefined, came: Cart) => (shown && shown.version > came.version ? shown : came);

/** A cart as the server has it. */
export const cartQueryOptions = ({ http, purchaseId }: { http: Http; purchaseId: number | null }) =>
  queryOptions({
    queryKey: cartKey(purchaseId),
    queryFn: async ({ client }) => {
      const came = await http(calls.getCart, { params: { purchaseId: String(purchaseId) } });
      return newer(client.getQueryData<Cart>(cartKey(purchaseId)), came);
    },
    enabled: purchaseId !== null,
    // A cart that is gone stays gone; only silence is worth another try.
    retry: (count, error) => count < 2 && error instanceof ApiError && error.kind !== 'http',
  });

/** Whether a cart is none any more: it is not there, or an order that has been accepted. */
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

/**
 * The counts that the diner wants and the server has not answered yet. They lie over its cart rather than in it, so
 * that no answer takes back a later tap, and a refusal leaves nothing to undo.
 */
const useWantedCounts = (purchaseId: number | null) =>
  useMutationState({
    filters: { mutationKey: countsKey(purchaseId), status: 'pending' },
    // Of this key are the changes of useSetCount alone.
    select: ({ state }) => state.variables as CountChange,
  });

/**
 * The cart of the chosen service; another branch's counts as none where a branch is on the screen, and so does one that
 * is not for a later hour where an hour was chosen, or the other way round.
 */
export function useCart() {
  const { http, screen, stores } = useVisit();
  const purchaseId = useSlice('order', purchaseOfService);
  const subservice = useSlice('order', (order) => order.subservice);
  const query = useQuery(cartQueryOptions({ http, purchaseId }));
  const isGone = isGoneCart(query.error);
  useEffect(() => {
    if (isGone && purchaseId !== null) forgetPurchase({ stores, purchaseId });
  }, [isGone, purchaseId, stores]);
  const wanted = useWantedCounts(purchaseId);
  const { data } = query;
  const cart = useMemo(() => (data ? wanted.reduce(withCount, data) : null), [data, wanted]);
  const isElsewhere = cart && screen.supplier && cart.supplier_id !== screen.supplier.id;
  const foreign = isElsewhere || cart?.subservice !== subservice;
  return { ...query, purchaseId, cart: foreign ? null : cart };
}

/** What every change of a cart does with its answer: the whole cart is the truth. */
export function useCartAnswer() {
  const { stores } = useVisit();
  const queries = useQueryClient();
  return (cart: Cart) => {
    queries.setQueryData<Cart>(cartKey(cart.purchase_id), (shown) => newer(shown, cart));
    keepPurchase({ stores, service: cart.service, purchaseId: cart.purchase_id });
  };
}

export type AddInput = { product: AddProductRequest['product']; name: string };

/** The cart of the choice that the stores hold, as the server has it; null where there is none any more. @throws ApiError */
function useKnownCart() {
  const { http, stores } = useVisit();
  const queries = useQueryClient();
  return (): Promise<Cart | null> => {
    const purchaseId = purchaseOfService(stores.order.getState());
    if (purchaseId === null) return Promise.resolve(null);
    const { subservice } = stores.order.getState();
    const keep = (cart: Cart) => (cart.is_cart && cart.subservice === subservice ? cart : null);
    return queries.ensureQueryData(cartQueryOptions({ http, purchaseId })).then(keep, (error: unknown) => {
      if (!isGoneCart(error)) throw error;
      forgetPurchase({ stores, purchaseId });
      return null;
    });
  };
}

const PLACED = ['cart_locked', 'order_closed'];
/** Whether a change came too late: the cart has been ordered, on another tab or because an answer was lost on its way. */
const isPlaced = (error: unknown) => error instanceof ApiError && PLACED.includes(error.key);

const ADDS = ['add-product'] as const;

/** How many of each product were added, from wherever, and not answered yet: they lie over the server's cart as counts do. */
export function usePendingAdds(): ReadonlyMap<number, number> {
  const products = useMutationState({
    filters: { mutationKey: ADDS, status: 'pending' },
    // Of this key are the adds of useAddProduct alone.
    select: ({ state }) => (state.variables as AddInput).product,
  });
  return useMemo(() => {
    const counts = new Map<number, number>();
    for (const { id, count } of products) counts.set(id, (counts.get(id) ?? 0) + count);
    return counts;
  }, [products]);
}

/** The name of what was added last, and when, for as long as it is news; null before. */
export function useLastAdded(): { name: string; at: number } | null {
  const added = useMutationState({
    filters: { mutationKey: ADDS, status: 'success' },
    // Of this key are the adds of useAddProduct alone.
    select: ({ state }) => ({ name: (state.variables as AddInput).name, at: state.submittedAt }),
  });
  return added.at(-1) ?? null;
}

/**
 * Puts a product into the cart of the chosen service, and begins one when there is none. A cart with something in it at
 * another branch is asked about first: it is brought here or left there, never lost unsaid (decision 45).
 */
export function useAddProduct() {
  const { http, stores, screen, tracker } = useVisit();
  const queries = useQueryClient();
  const findCart = useKnownCart();
  const answer = useCartAnswer();
  const adding = useMutation({
    mutationKey: ADDS,
    mutationFn: async ({ product }: AddInput) => {
      await painted();
      const { service, subservice } = stores.order.getState();
      if (!screen.supplier || (service !== 'delivery' && service !== 'take_away' && service !== 'on_table')) {
        throw new ApiError({ kind: 'http', status: 422, key: 'service_unavailable' });
      }
      const supplierId = screen.supplier.id;
      const known = await findCart();
      const isHere = known?.supplier_id === supplierId;
      const isAsked = known !== null && !isHere && known.products.length > 0;
      const comes = isAsked ? (await askBranch(known)) === 'move' : isHere;
      const data_purchase = { service, subservice, supplier_id: supplierId };
      const addTo = (purchase_id: number | null) =>
        http(calls.addProductToCart, { body: { product, purchase_id, data_purchase } });
      if (!comes || !known) return addTo(null);
      // What has become an order meanwhile is left alone, and this begins the next one.
      return addTo(known.purchase_id).catch((error: unknown) => {
        if (!isPlaced(error)) throw error;
        return addTo(null);
      });
    },
    onSuccess: (added, { product }) => {
      answer(added);
      const line = added.products.find((one) => one.product_supplier_id === product.id);
      if (!line) return;
      const { name, product_id, unit_price: price } = line;
      tracker.track({
        event: 'add_to_cart',
        product_supplier_ids: [product.id],
        content_ids: [product_id],
        product: { id: product.id, product_id, name, price, count: product.count },
        purchase_id: added.purchase_id,
      });
    },
    onError: (error, input) => {
      // After silence it may be there already: the dish's own button adds another one.
      if (!isSilence(error)) return showError(error, () => adding.mutate(input));
      showError(error);
      // The server may have done it all the same: it is asked, and what was added counts until it has answered.
      const purchaseId = purchaseOfService(stores.order.getState());
      if (purchaseId !== null) return queries.invalidateQueries({ queryKey: cartKey(purchaseId) });
      stores.order.setState({ cartsLeft: true });
    },
  });
  return adding;
}

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

/** Brings a cart to this branch, and loses no line but those its diner was told of. */
export function useChangeBranch({ cart, supplierId }: { cart: Cart; supplierId: number }) {
  const { http } = useVisit();
  const queries = useQueryClient();
  const answer = useCartAnswer();
  return useMutation({
    scope: cartScope(cart.purchase_id),
    mutationFn: (lost: number[]) =>
      http(calls.changeSupplier, {
        params: { id: String(cart.purchase_id) },
        query: { supplier_id: String(supplierId) },
        body: { lost },
      }),
    onSuccess: answer,
    onError: (error) => {
      // Something sold out while the diner read: they are shown it, not asked to load the page again.
      const changed = error instanceof ApiError && error.key === 'conflict';
      if (!changed) showError(error);
      return queries.invalidateQueries({ queryKey: ['branch-change'] });
    },
  });
}

/** Sets a line's count at once; an answer that says otherwise takes it back and says why (screens, «Cart»). */
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
    onError: (error, count) => {
      showError(error, () => change.mutate(count));
      void queries.invalidateQueries({ queryKey: cartKey(cart.purchase_id) });
    },
  });
  return change;
}

/**
 * Settles what a diner says about a cart. One that has become an order leads to that order: nothing is ordered twice
 * and nothing is lost.
 * @param again does what failed anew where the change is a part of more; left out, the change itself is sent again
 */
export function useUpdateCart(purchaseId: number | null, again?: () => void) {
  const { http, screen } = useVisit();
  const answer = useCartAnswer();
  const update = useMutation({
    scope: cartScope(purchaseId),
    mutationFn: (cart: CartChanges) =>
      http(calls.updateCart, { params: { id: String(purchaseId) }, body: { cart } }),
    onSuccess: answer,
    onError: (error, changes) => {
      if (isPlaced(error) && screen.supplier) goTo(`/${screen.supplier.slug}/order/${purchaseId}`);
      else showError(error, again ?? (() => update.mutate(changes)));
    },
  });
  return update;
}
