'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError, isFinal } from '@/lib/clients/api-error';
import { joinOrder, openOrderLink } from '@/lib/contract/orders/link-calls';
import type { Order } from '@/lib/contract/orders/orders';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';

const linkKey = (id: number) => ['order-link', id] as const;
/** Somebody else may pay meanwhile. */
const POLL_MS = 10_000;

/** The facts that a link shows; asked for again until its reader has joined. @param token null: nothing is asked */
export function useOrderLink({ id, token }: { id: number; token: string | null }) {
  const { http } = useApp();
  return useQuery({
    queryKey: linkKey(id),
    queryFn: () => http(openOrderLink, { params: { id: String(id) }, body: { token: token ?? '' } }),
    enabled: token !== null,
    retry: (count, error) => count < 2 && error instanceof ApiError && error.kind !== 'http',
    refetchInterval: ({ state }) => (isFinal(state.error) || state.data?.role ? false : POLL_MS),
  });
}

export function useJoinOrder(id: number) {
  const { http } = useApp();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (token: string) =>
      http(joinOrder, { params: { id: String(id) }, body: { token, terms: true as const } }),
    // Also after a refusal: paid or revoked meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: linkKey(id) }),
  });
  const join = (token: string): Promise<Outcome<Order>> => toOutcome(change.mutateAsync(token));
  return { join, isPending: change.isPending };
}
