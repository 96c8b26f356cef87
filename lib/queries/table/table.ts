'use client';

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import type { Http } from '@/lib/clients/http';
import * as calls from '@/lib/contract/table/calls';
import type { CallReason } from '@/lib/domain/table/waiter-call';
import { ASK_AGAIN } from '@/lib/queries/ask-again';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';

export const TABLE_VISIT = ['table-visit'] as const;
/** While a call waits for its answer; else, for the calls of others and the end of answered ones, `IDLE_POLL_MS`. */
const POLL_MS = 5_000;
const IDLE_POLL_MS = 30_000;

export const openTableQueryOptions = ({
  http,
  token,
  profileReady,
}: {
  http: Http;
  token: string;
  profileReady: Promise<unknown>;
}) =>
  queryOptions({
    queryKey: ['table', token] as const,
    queryFn: async () => {
      await profileReady;
      return http(calls.openTable, { body: { token } });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The diner's table and its calls; null once they sit nowhere. */
export function useTableVisit() {
  const { http, profileReady } = useApp();
  return useQuery({
    queryKey: TABLE_VISIT,
    queryFn: async () => {
      await profileReady;
      return http(calls.getTableVisit);
    },
    refetchInterval: ({ state }) =>
      state.data?.calls.some(({ attended_at: attended }) => attended === null) ? POLL_MS : IDLE_POLL_MS,
  });
}

/** Within a minute the same call again changes nothing (rule table/call-waiter). */
export function useCallWaiter() {
  const { http, tracker } = useApp();
  const queries = useQueryClient();
  const change = useMutation({
    ...ASK_AGAIN,
    mutationFn: (reason: CallReason) => http(calls.callWaiter, { body: { reason } }),
    onSuccess: (visit) => {
      queries.setQueryData(TABLE_VISIT, visit);
      tracker.track({ event: 'call_waiter' });
    },
  });
  return {
    call: (reason: CallReason): Promise<Outcome<calls.TableVisit>> => toOutcome(change.mutateAsync(reason)),
    isPending: change.isPending,
  };
}
