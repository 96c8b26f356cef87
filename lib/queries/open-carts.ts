'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useSlice, useVisit } from '@/lib/browser/visit-provider';
import type { Order } from '@/lib/contract/orders/orders';
import {
  type OrderChoice,
  toOrderChoice,
  toService,
  toServiceChoice,
} from '@/lib/domain/branches/service-choice';
import { forgetParted } from '@/lib/stores/parted-carts';
import { keepPurchase, mayHaveCarts } from '@/lib/stores/purchase-of-service';
import { useCart } from './cart';
import { ACTUAL, useActualPurchases } from './orders';

/** Parts of a page that begin one after the other share an answer. */
const FRESH_MS = 5_000;

const choiceOf = (cart: Order) => toOrderChoice(toServiceChoice(cart));

/** The diner's carts of all branches and services, newest first. */
export function useOpenCarts(): { carts: readonly Order[]; isFresh: boolean } {
  const isAsked = useSlice('order', mayHaveCarts);
  const { data, isSuccess, isFetching } = useActualPurchases({ enabled: isAsked, staleTime: FRESH_MS });
  const carts = useMemo(() => (data ?? []).filter((one) => one.is_cart && choiceOf(one) !== null), [data]);
  return { carts, isFresh: isSuccess && !isFetching };
}

/** Those beside the cart in hand, this branch's first. */
export function useOtherCarts(): readonly Order[] {
  const { screen } = useVisit();
  const { cart } = useCart();
  const others = useOpenCarts().carts.filter(({ id }) => id !== cart?.purchase_id);
  const isHere = ({ supplier }: Order) => supplier.id === screen.supplier?.id;
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
export function useCartHere(): { cart: Order; choice: OrderChoice } | null {
  const { screen, stores } = useVisit();
  const { carts, isFresh } = useOpenCarts();
  const { cart, purchaseId, isLoading } = useCart();
  const chosen = useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
  const choice = toOrderChoice(chosen);
  useEffect(() => {
    if (isFresh) forgetParted({ stores, open: carts.map(({ id }) => id) });
  }, [isFresh, carts, stores]);
  const here = isFresh ? carts.filter(({ supplier }) => supplier.id === screen.supplier?.id) : [];
  const service = choice && toService(choice).service;
  const own = here.find((one) => one.service === service) ?? null;
  const isDropped = useDropped(purchaseId);
  const isMissing =
    own !== null && cart === null && !isLoading && purchaseId !== own.id && !isDropped(own.id);
  useEffect(() => {
    if (own && isMissing) keepPurchase({ stores, service: own.service, purchaseId: own.id });
  }, [own, isMissing, stores]);
  const other = here.find((one) => one.service !== service);
  const isEmpty =
    own === null && !isLoading && (cart === null || (cart.is_cart && cart.products.length === 0));
  return choice !== null && other && isEmpty ? { cart: other, choice } : null;
}
