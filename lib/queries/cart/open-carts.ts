'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import type { Order } from '@/lib/contract/orders/orders';
import { isCartHere } from '@/lib/domain/branches/same-counter';
import {
  type RemoteChoice,
  sharesCart,
  toRemoteChoice,
  toServiceChoice,
} from '@/lib/domain/branches/service-choice';
import { isGuestOf } from '@/lib/domain/cart/group';
import { ACTUAL, useActualPurchases } from '@/lib/queries/orders/order-lists';
import { forgetParted } from '@/lib/stores/cart/parted-carts';
import { keepPurchase, mayHaveCarts } from '@/lib/stores/cart/purchase-of-service';
import { useCart } from './cart';

/** Parts of a page that begin one after the other share an answer. */
const FRESH_MS = 5_000;

/** The diner's carts of all branches and services, newest first. */
export function useOpenCarts(): { carts: readonly Order[]; isFresh: boolean } {
  const isAsked = useSlice('order', mayHaveCarts);
  const { data, isSuccess, isFetching } = useActualPurchases({ enabled: isAsked, staleTime: FRESH_MS });
  const carts = useMemo(() => (data ?? []).filter(({ is_cart }) => is_cart), [data]);
  return { carts, isFresh: isSuccess && !isFetching };
}

const isOrderHere = (one: Order, here: Parameters<typeof isCartHere>[0]['here']) =>
  isCartHere({ supplierId: one.supplier.id, choice: toServiceChoice(one), here });

/** Lists the carts beside the one in hand, this branch's first. */
export function useOtherCarts(): readonly Order[] {
  const { screen } = useApp();
  const { cart } = useCart();
  const others = useOpenCarts().carts.filter(({ id }) => id !== cart?.purchase_id);
  const isHere = (one: Order) => isOrderHere(one, screen.supplier);
  return [...others.filter(isHere), ...others.filter((one) => !isHere(one))];
}

/** A cart that this page had in hand and that is in no slot any more was ordered or is gone: the list is too old. */
function useDropped(purchaseId: number | null): (id: number) => boolean {
  const queries = useQueryClient();
  const held = useRef(new Set<number>());
  useEffect(() => {
    if (purchaseId !== null) held.current.add(purchaseId);
    else if (held.current.size > 0) void queries.invalidateQueries({ queryKey: ACTUAL });
  }, [purchaseId, queries]);
  return (id) => purchaseId === null && held.current.has(id);
}

/**
 * Goes on with the cart that is open for the chosen service here, whichever branch's was in hand
 * (rule cart/found-again). @returns the branch's cart of another service, where this one has none
 */
export function useCartHere(): { cart: Order; choice: RemoteChoice } | null {
  const { screen, stores } = useApp();
  const { carts, isFresh } = useOpenCarts();
  const { cart, purchaseId, isLoading } = useCart();
  const chosen = useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
  const choice = toRemoteChoice(chosen);
  useEffect(() => {
    if (isFresh) forgetParted({ stores, open: carts.map(({ id }) => id) });
  }, [isFresh, carts, stores]);
  const here = isFresh ? carts.filter((one) => isOrderHere(one, screen.supplier)) : [];
  const isIts = (one: Order) => chosen !== null && sharesCart(toServiceChoice(one), chosen);
  const itsOwn = here.filter(isIts);
  // A diner who fills a cart together with others goes on with that one (rule cart/group).
  const own = itsOwn.find(({ role }) => role === 'guest') ?? itsOwn[0] ?? null;
  const isDropped = useDropped(purchaseId);
  const isMissing =
    own !== null && cart === null && !isLoading && purchaseId !== own.id && !isDropped(own.id);
  useEffect(() => {
    if (own && isMissing) keepPurchase({ stores, service: own.service, purchaseId: own.id });
  }, [own, isMissing, stores]);
  // A cart at the table stays there, and somebody else's where its owner has it.
  const other = here.find(
    (one) => !isIts(one) && one.role === 'owner' && toRemoteChoice(toServiceChoice(one)) !== null,
  );
  const isGuest = cart !== null && isGuestOf(cart);
  const isEmpty =
    !isGuest && own === null && !isLoading && (cart === null || (cart.is_cart && cart.products.length === 0));
  return choice !== null && other && isEmpty ? { cart: other, choice } : null;
}
