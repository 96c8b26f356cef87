'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError, isFinal } from '@/lib/clients/api-error';
import * as calls from '@/lib/contract/orders/status-links';
import { isClosedOrder } from '@/lib/domain/orders/order-states';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';

const POLL_MS = 10_000;

/** The facts that a link shows; asked for again until the order is closed, or read by its member. */
export function useOrderStanding({ id, token }: { id: number; token: string }) {
  const { http } = useApp();
  return useQuery({
    queryKey: ['order-standing', id],
    queryFn: () => http(calls.openStatus, { params: { id: String(id) }, body: { token } }),
    retry: (count, error) => count < 2 && error instanceof ApiError && error.kind !== 'http',
    refetchInterval: ({ state: { data, error } }) =>
      isFinal(error) || (data && (data.role || isClosedOrder(data.status))) ? false : POLL_MS,
  });
}

/** Makes a link to share (rule orders/status-link). */
export function useShareStatus(id: number) {
  const { http } = useApp();
  const change = useMutation({
    mutationFn: () => http(calls.shareStatus, { params: { id: String(id) } }),
  });
  return (): Promise<Outcome<calls.StatusLink>> => toOutcome(change.mutateAsync());
}
