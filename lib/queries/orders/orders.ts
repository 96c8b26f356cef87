'use client';

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError, isFinal } from '@/lib/clients/api-error';
import { readEvents } from '@/lib/clients/events';
import type { Http } from '@/lib/clients/http';
import * as calls from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import { CART_ISSUES } from '@/lib/domain/cart/cart-issues';
import type { CancelReason } from '@/lib/domain/orders/cancel-reasons';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import { ASK_AGAIN } from '@/lib/queries/ask-again';
import { tellOtherTabs } from '@/lib/queries/cart/cart-tabs';
import { renewTopic } from '@/lib/queries/live-topics';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import { forgetPurchase, keepPurchase } from '@/lib/stores/cart/purchase-of-service';
import { saveAddress } from '@/lib/stores/delivery/saved-addresses';
import { keepSale } from '@/lib/tracking/kept-sales';
import { idsOf } from '@/lib/tracking/product-details';
import { usePromisedTime } from './promised-time';

export const orderKey = (id: number) => ['order', id] as const;
/** While the event stream is down (rule orders/live). */
const POLL_MS = 10_000;
/** Shorter: the diner waits for it. */
const PAYMENT_POLL_MS = 2_000;

const orderQueryOptions = ({ http, id }: { http: Http; id: number }) =>
  queryOptions({
    queryKey: orderKey(id),
    queryFn: () => http(calls.getOrder, { params: { id: String(id) } }),
    // A missing order stays missing; only silence is retried.
    retry: (count, error) => count < 2 && error instanceof ApiError && error.kind !== 'http',
    refetchInterval: ({ state }) => {
      if (isFinal(state.error)) return false;
      const payment = state.data?.payment;
      // A transfer waits for people.
      return payment?.status === 'pending' && payment.online && payment.transfer === null
        ? PAYMENT_POLL_MS
        : POLL_MS;
    },
  });

/** Live by events, polling for missed ones. Once it is neither a cart nor unpaid, its purchase is forgotten. */
export function useOrder(id: number) {
  const { http, stores, tenant, tracker, profileReady } = useApp();
  const queries = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    void profileReady.then(() => {
      const profile = stores.profile.getState().profile;
      if (!profile || stop.signal.aborted) return;
      void readEvents({
        path: `/services/cart/orders/${id}/events`,
        headers: { profileid: String(profile.id), token: profile.token, customer_id: String(tenant.id) },
        signal: stop.signal,
        onEvent: () => renewTopic({ queries, topic: 'order', id }),
      });
    });
    return () => stop.abort();
  }, [id, queries, stores, tenant.id, profileReady]);
  const query = useQuery(orderQueryOptions({ http, id }));
  const step = query.data && paymentStep(query.data);
  const order = query.data;
  useEffect(() => {
    if (!order || (step !== 'settled' && step !== 'over')) return;
    // A browser tells it only once: not again in another tab or by an old link.
    const wasOwn = forgetPurchase({ stores, purchaseId: id });
    if (!wasOwn || step !== 'settled') return;
    tracker.track({ event: 'purchase', purchase_id: id, ...idsOf(order.products) });
    keepSale({
      context: { stores, tenant },
      event: 'purchase',
      purchaseId: id,
      sold: order,
      now: new Date(),
    });
    stores.profile.setState({ hasOrdered: true });
    const { place, shipping_zone: zone, supplier } = order;
    if (place) saveAddress({ stores, address: place, supplierId: supplier.id, zone });
  }, [step, stores, tenant, tracker, id, order]);
  return query;
}

/** It would come later than its page said (rule orders/later). */
export const isPromiseMoved = (error: unknown): boolean =>
  error instanceof ApiError && error.key === 'promise_moved';

/** The hotel has nobody of that name in the room (rule table/room-charge). */
export const isGuestUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.key === 'guest_unknown';

type PlaceOrderInput = { purchaseId: number; total: number; key: string };
/** Retrying does not help; the precheckout does. */
const isOfCart = (error: unknown): error is ApiError =>
  error instanceof ApiError && CART_ISSUES.some((key) => key === error.key);

/** A repeated press answers the same order. `useOrder` forgets the purchase later, so this page keeps its cart. */
export function usePlaceOrder() {
  const { http } = useApp();
  const queries = useQueryClient();
  const promisedTime = usePromisedTime(queries);
  const change = useMutation({
    ...ASK_AGAIN,
    mutationFn: ({ purchaseId, total, key }: PlaceOrderInput) =>
      http(calls.placeOrder, {
        body: {
          purchase_id: purchaseId,
          total,
          terms: true as const,
          comes_by: promisedTime.read({ key, purchaseId }),
        },
        idempotencyKey: key,
      }),
    onSuccess: (order) => {
      queries.setQueryData(orderKey(order.id), order);
      tellOtherTabs(order);
    },
    onError: (error, { purchaseId }) => {
      const isTotal = error instanceof ApiError && error.key === 'total_changed';
      // A refused order may be pressed again later, when another time is promised.
      if (isFinal(error)) promisedTime.forget();
      // The cart may hold the reason now: sold out, or the coupon's last use.
      const stale = isTotal ? [['cart'], orderKey(purchaseId)] : [['cart']];
      return Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
  const place = async (
    input: PlaceOrderInput,
  ): Promise<Outcome<Order> | { kind: 'refused'; error: ApiError }> => {
    const outcome = await toOutcome(change.mutateAsync(input));
    return outcome.kind === 'failed' && isOfCart(outcome.error)
      ? { kind: 'refused', error: outcome.error }
      : outcome;
  };
  return { place, isPending: change.isPending, isSuccess: change.isSuccess };
}

type Cancelling = { id: number; reason?: CancelReason };

/** Unpaid it becomes a cart again, else it is cancelled. */
export function useCancelOrder() {
  const { http, stores } = useApp();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ id, reason }: Cancelling) =>
      http(calls.cancelOrder, { params: { id: String(id) }, query: reason ? { reason } : {} }),
    onSuccess: (order: Order) => {
      queries.setQueryData(orderKey(order.id), order);
      if (order.is_cart) keepPurchase({ stores, service: order.service, purchaseId: order.id });
      else forgetPurchase({ stores, purchaseId: order.id });
      void queries.invalidateQueries({ queryKey: ['cart'] });
    },
    // The shown order is outdated: paid or accepted meanwhile.
    onError: (_error, { id }) => void queries.invalidateQueries({ queryKey: orderKey(id) }),
  });
  const cancel = (asked: Cancelling): Promise<Outcome<Order>> => toOutcome(change.mutateAsync(asked));
  return { cancel, isPending: change.isPending };
}
