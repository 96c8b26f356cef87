'use client';

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, isFinal } from '@/lib/clients/api-error';
import { readEvents } from '@/lib/clients/events';
import type { Http } from '@/lib/clients/http';
import * as calls from '@/lib/contract/calls/orders';
import * as payments from '@/lib/contract/calls/payments';
import type { Order, PayInPersonRequest, StartPaymentRequest } from '@/lib/contract/orders';
import { showError } from '@/lib/stores/error-store';
import { keepPurchase } from '@/lib/stores/purchase-of-service';
import { useVisit } from '@/lib/visit/visit-provider';

const orderKey = (id: number) => ['order', id] as const;
/** How often an order is asked for while its events are cut (decision 37). */
const POLL_MS = 10_000;
/** A payment that is on its way is looked for sooner: somebody is waiting in front of it. */
const PAYMENT_POLL_MS = 2_000;

export const orderQueryOptions = ({ http, id }: { http: Http; id: number }) =>
  queryOptions({
    queryKey: orderKey(id),
    queryFn: () => http(calls.getOrder, { params: { id: String(id) } }),
    // An order that is not there will not come; only silence is worth another try.
    retry: (count, error) => count < 2 && error instanceof ApiError && error.kind !== 'http',
    refetchInterval: ({ state }) => {
      if (isFinal(state.error)) return false;
      return state.data?.payment?.status === 'pending' && state.data.payment.online
        ? PAYMENT_POLL_MS
        : POLL_MS;
    },
  });

/** An order, followed live: events say that it changed, polling finds what events have missed. */
export function useOrder(id: number) {
  const { http, stores, tenant, profileReady } = useVisit();
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
        onEvent: () => void queries.invalidateQueries({ queryKey: orderKey(id) }),
      });
    });
    return () => stop.abort();
  }, [id, queries, stores, tenant.id, profileReady]);
  return useQuery(orderQueryOptions({ http, id }));
}

export function useActualPurchases() {
  const { http } = useVisit();
  return useQuery({ queryKey: ['orders', 'actual'], queryFn: () => http(calls.listActualPurchases) });
}

export function useMyPurchases(profileId: number | null) {
  const { http } = useVisit();
  return useQuery({
    queryKey: ['orders', 'closed', profileId],
    queryFn: () => http(calls.listMyPurchases, { params: { id: String(profileId) } }),
    enabled: profileId !== null,
  });
}

/** Places a cart as it was shown; the same press again answers the same order. */
export function usePlaceOrder() {
  const { http, stores, tracker } = useVisit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ purchaseId, total, key }: { purchaseId: number; total: number; key: string }) =>
      http(calls.placeOrder, {
        body: { purchase_id: purchaseId, total, terms: true as const },
        idempotencyKey: key,
      }),
    onSuccess: (order) => {
      queries.setQueryData(orderKey(order.id), order);
      // What is paid in person is placed for good; what is paid online may still become a cart again.
      if (order.payment?.online) return;
      keepPurchase({ stores, service: order.service, purchaseId: null });
      tracker.track({ event: 'purchase', purchase_id: order.id });
    },
    // What refused it may be on the cart by now: sold out, a coupon's last use.
    onError: () => queries.invalidateQueries({ queryKey: ['cart'] }),
  });
}

export function useStartPayment() {
  const { http } = useVisit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ request, key }: { request: StartPaymentRequest; key: string }) =>
      http(payments.startPayment, { body: request, idempotencyKey: key }),
    onSettled: (_payment, _error, { request }) =>
      queries.invalidateQueries({ queryKey: orderKey(request.purchase_id) }),
  });
}

/** Pays an order in person after all; the answer may say that it was paid online just before. */
export function usePayInPerson(purchaseId: number) {
  const { http } = useVisit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: PayInPersonRequest) =>
      http(payments.payInPerson, { params: { purchase_id: String(purchaseId) }, body: request }),
    onSuccess: (order) => queries.setQueryData(orderKey(order.id), order),
    onError: (error) => {
      showError(error);
      void queries.invalidateQueries({ queryKey: orderKey(purchaseId) });
    },
  });
}

export const gatewayQueryOptions = ({ http, supplierId }: { http: Http; supplierId: number }) =>
  queryOptions({
    queryKey: ['gateway', supplierId] as const,
    queryFn: () => http(payments.getGateway, { query: { supplier_id: String(supplierId) } }),
  });

/** Takes an order back: unpaid it is a cart again, else it is cancelled. */
export function useCancelOrder() {
  const { http, stores } = useVisit();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => http(calls.cancelOrder, { params: { id: String(id) } }),
    onSuccess: (order: Order) => {
      queries.setQueryData(orderKey(order.id), order);
      const purchaseId = order.is_cart ? order.id : null;
      keepPurchase({ stores, service: order.service, purchaseId });
      void queries.invalidateQueries({ queryKey: ['cart'] });
    },
    onError: (error) => showError(error),
  });
}
