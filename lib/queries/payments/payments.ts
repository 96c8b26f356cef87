'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import type { Order, PayInPersonRequest, Payment, StartPaymentRequest } from '@/lib/contract/orders/orders';
import * as calls from '@/lib/contract/payments/calls';
import { ASK_AGAIN } from '@/lib/queries/ask-again';
import { orderKey } from '@/lib/queries/orders/orders';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';

/** The list that it was chosen from is out of date. */
export const isBankUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.key === 'bank_unknown';

type StartPaymentInput = { request: StartPaymentRequest; key: string };

export function useStartPayment() {
  const { http } = useApp();
  const queries = useQueryClient();
  const change = useMutation({
    ...ASK_AGAIN,
    mutationFn: ({ request, key }: StartPaymentInput) =>
      http(calls.startPayment, { body: request, idempotencyKey: key }),
    onError: (error) => {
      if (isBankUnknown(error)) void queries.invalidateQueries({ queryKey: ['banks'] });
    },
    onSettled: (_payment, _error, { request }) =>
      queries.invalidateQueries({ queryKey: orderKey(request.purchase_id) }),
  });
  return (input: StartPaymentInput): Promise<Outcome<Payment>> => toOutcome(change.mutateAsync(input));
}

/** It may have been paid online just before. */
export function usePayInPerson(purchaseId: number) {
  const { http } = useApp();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (request: PayInPersonRequest) =>
      http(calls.payInPerson, { params: { purchase_id: String(purchaseId) }, body: request }),
    onSuccess: (order) => queries.setQueryData(orderKey(order.id), order),
    onError: () => void queries.invalidateQueries({ queryKey: orderKey(purchaseId) }),
  });
  const payInPerson = (request: PayInPersonRequest): Promise<Outcome<Order>> =>
    toOutcome(change.mutateAsync(request));
  return { payInPerson, isPending: change.isPending, isSuccess: change.isSuccess };
}

/** It may have been decided just before. */
export function useGiveUpPayment() {
  const { http } = useApp();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (paymentId: number) =>
      http(calls.giveUpPayment, { params: { payment_id: String(paymentId) } }),
    onSuccess: (order) => queries.setQueryData(orderKey(order.id), order),
  });
  const giveUp = (paymentId: number): Promise<Outcome<Order>> => toOutcome(change.mutateAsync(paymentId));
  return { giveUp, isPending: change.isPending };
}

/** How the browser reaches the gateway of the branch. */
export function useGateway(supplierId: number) {
  const { http } = useApp();
  return useQuery({
    queryKey: ['gateway', supplierId],
    queryFn: () => http(calls.getGateway, { query: { supplier_id: String(supplierId) } }),
  });
}
