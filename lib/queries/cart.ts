'use client';

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/clients/api-error';
import type { Http } from '@/lib/clients/http';
import * as calls from '@/lib/contract/calls/cart';
import type { AddProductRequest, Cart, CartChanges } from '@/lib/contract/cart';
import { askBranch } from '@/lib/stores/branch-question';
import { showError } from '@/lib/stores/error-store';
import { keepPurchase, purchaseOfService } from '@/lib/stores/purchase-of-service';
import { useSlice, useVisit } from '@/lib/visit/visit-provider';

const cartKey = (purchaseId: number | null) => ['cart', purchaseId] as const;
/** Changes of one cart come one after the other: the last tap wins. */
export const cartScope = (purchaseId: number | null) => ({ id: `cart-${purchaseId}` });

/** A cart as the server has it. */
export const cartQueryOptions = ({ http, purchaseId }: { http: Http; purchaseId: number | null }) =>
  queryOptions({
    queryKey: cartKey(purchaseId),
    queryFn: () => http(calls.getCart, { params: { purchaseId: String(purchaseId) } }),
    enabled: purchaseId !== null,
    // A cart that is gone stays gone; only silence is worth another try.
    retry: (count, error) => count < 2 && error instanceof ApiError && error.kind !== 'http',
  });

/** The cart of the chosen service; another branch's counts as none where a branch is on the screen. */
export function useCart() {
  const { http, screen } = useVisit();
  const purchaseId = useSlice('order', purchaseOfService);
  const query = useQuery(cartQueryOptions({ http, purchaseId }));
  const foreign = query.data && screen.supplier && query.data.supplier_id !== screen.supplier.id;
  return { ...query, purchaseId, cart: foreign ? null : (query.data ?? null) };
}

/** What every change of a cart does with its answer: the whole cart is the truth. */
export function useCartAnswer() {
  const { stores } = useVisit();
  const queries = useQueryClient();
  return (cart: Cart) => {
    queries.setQueryData(cartKey(cart.purchase_id), cart);
    keepPurchase({ stores, service: cart.service, purchaseId: cart.purchase_id });
  };
}

export type AddInput = { product: AddProductRequest['product']; name: string };

/** The cart that the stores name, as the server has it; null where there is none any more. @throws ApiError */
function useKnownCart() {
  const { http, stores } = useVisit();
  const queries = useQueryClient();
  return (): Promise<Cart | null> => {
    const purchaseId = purchaseOfService(stores.order.getState());
    if (purchaseId === null) return Promise.resolve(null);
    return queries.ensureQueryData(cartQueryOptions({ http, purchaseId })).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
  };
}

/**
 * Puts a product into the cart of the chosen service, and begins one when there is none. A cart with something in it at
 * another branch is asked about first: it is brought here or left there, never lost unsaid (decision 45).
 */
export function useAddProduct() {
  const { http, stores, screen, tracker } = useVisit();
  const findCart = useKnownCart();
  const answer = useCartAnswer();
  return useMutation({
    mutationFn: async ({ product }: AddInput) => {
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
      return http(calls.addProductToCart, {
        body: { product, purchase_id: comes && known ? known.purchase_id : null, data_purchase },
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
    onError: (error) => showError(error),
  });
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

const withCount = (cart: Cart, lineId: number, count: number): Cart => ({
  ...cart,
  products: cart.products
    .map((line) => (line.id === lineId ? { ...line, count } : line))
    .filter((line) => line.count > 0),
});

/** Sets a line's count at once; an answer that says otherwise takes it back and says why (screens, «Cart»). */
export function useSetCount(cart: Cart) {
  const { http } = useVisit();
  const queries = useQueryClient();
  const answer = useCartAnswer();
  const key = cartKey(cart.purchase_id);
  return useMutation({
    scope: cartScope(cart.purchase_id),
    mutationFn: ({ lineId, count }: { lineId: number; count: number }) =>
      http(calls.setProductCount, {
        params: { id: String(lineId) },
        query: { purchase_id: String(cart.purchase_id) },
        body: { product: { count } },
      }),
    onMutate: async ({ lineId, count }) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<Cart>(key);
      if (before) queries.setQueryData(key, withCount(before, lineId, count));
      return { before };
    },
    onSuccess: answer,
    onError: (error, _input, kept) => {
      if (kept?.before) queries.setQueryData(key, kept.before);
      showError(error);
      void queries.invalidateQueries({ queryKey: key });
    },
  });
}

const PLACED = ['cart_locked', 'order_closed'];

/**
 * Settles what a diner says about a cart. One that has become an order, on another tab or because an answer was lost
 * on its way, leads to that order: nothing is ordered twice and nothing is lost.
 */
export function useUpdateCart(purchaseId: number | null) {
  const { http, screen } = useVisit();
  const answer = useCartAnswer();
  return useMutation({
    scope: cartScope(purchaseId),
    mutationFn: (cart: CartChanges) =>
      http(calls.updateCart, { params: { id: String(purchaseId) }, body: { cart } }),
    onSuccess: answer,
    onError: (error) => {
      const placed = error instanceof ApiError && PLACED.includes(error.key);
      if (placed && screen.supplier) location.assign(`/${screen.supplier.slug}/order/${purchaseId}`);
      else showError(error);
    },
  });
}
