'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError, isFinal } from '@/lib/clients/api-error';
import { readEvents } from '@/lib/clients/events';
import type { Account, AccountAnswer } from '@/lib/contract/table/account';
import * as calls from '@/lib/contract/table/account-calls';
import { ASK_AGAIN } from '@/lib/queries/ask-again';
import { renewTopic } from '@/lib/queries/live-topics';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import { carryMenu, hearOfMenu } from '@/lib/stores/menu-topic';
import { TABLE_VISIT } from './table';

const accountKey = (id: number | null) => ['table-account', id] as const;
const ALL = ['table-account'] as const;
/** While the event stream is down (rule orders/live). */
const POLL_MS = 10_000;

/** Ignores an answer that was overtaken: each change raises the version. */
const newer = (shown: AccountAnswer | undefined, came: AccountAnswer): AccountAnswer =>
  shown?.account && came.account?.id === shown.account.id && came.account.version < shown.account.version
    ? shown
    : came;

export const accountQuery = (id: number | null) => ({ query: id === null ? {} : { id: String(id) } });

/** The account of the diner's table; an error where there is no table any more. @param id of one that its member reads wherever they are */
export function useTableAccount({
  id = null,
  enabled = true,
}: {
  id?: number | null;
  enabled?: boolean;
} = {}) {
  const { http, profileReady } = useApp();
  return useQuery({
    queryKey: accountKey(id),
    queryFn: async ({ client }) => {
      await profileReady;
      const came = await http(calls.getTableAccount, accountQuery(id));
      if (came === null) throw new ApiError({ kind: 'http', status: 422, key: 'scan_table' });
      return newer(client.getQueryData<AccountAnswer>(accountKey(id)), came);
    },
    enabled,
    // A missing account is not asked for again; only failures without an answer are retried.
    retry: (count, error) => count < 2 && error instanceof ApiError && error.kind !== 'http',
    refetchInterval: ({ state }) => (isFinal(state.error) ? false : POLL_MS),
  });
}

/** Follows the visit's table: one stream for all that a page shows of it. */
export function useTableEvents(enabled = true): void {
  const { stores, tenant, profileReady } = useApp();
  const queries = useQueryClient();
  useEffect(() => {
    if (!enabled) return;
    const stop = new AbortController();
    const { supplierId } = stores.ontable.getState();
    const leaveMenu = supplierId === null ? () => undefined : carryMenu(supplierId);
    void profileReady.then(() => {
      const { profile } = stores.profile.getState();
      if (!profile || stop.signal.aborted) return;
      void readEvents({
        path: '/services/on-table/on_table/events',
        headers: { profileid: String(profile.id), token: profile.token, customer_id: String(tenant.id) },
        signal: stop.signal,
        onEvent: (kind, data) => {
          if (kind === 'menu') return hearOfMenu(data);
          renewTopic({ queries, topic: 'table' });
        },
      });
    });
    return () => {
      leaveMenu();
      stop.abort();
    };
  }, [enabled, queries, stores, tenant.id, profileReady]);
}

/** Puts the account that a change answers in the cache, by its id and as the table's. */
export function useAccountAnswer() {
  const queries = useQueryClient();
  return (account: Account) => {
    const came: AccountAnswer = { account, waiting: null };
    for (const id of [null, account.id])
      queries.setQueryData<AccountAnswer>(accountKey(id), (shown) =>
        shown || id === null ? newer(shown, came) : shown,
      );
  };
}

/** Asked again after a refusal, which shows that the account is another one by now. */
export function useAskAccountAgain() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ALL });
}

/** Idempotent: silence is asked again. */
export function useJoinAccount() {
  const { http } = useApp();
  const answer = useAccountAnswer();
  const askAgain = useAskAccountAgain();
  const change = useMutation({
    ...ASK_AGAIN,
    mutationFn: (name: string) => http(calls.joinTableAccount, { body: { name } }),
    onSuccess: answer,
    onError: askAgain,
  });
  const join = (name: string): Promise<Outcome<Account>> => toOutcome(change.mutateAsync(name));
  return { join, isPending: change.isPending, isPaused: change.isPaused };
}

/** Asks for the bill, or opens the account again. */
export function useBill() {
  const { http } = useApp();
  const answer = useAccountAnswer();
  const askAgain = useAskAccountAgain();
  const queries = useQueryClient();
  const change = useMutation({
    ...ASK_AGAIN,
    mutationFn: (wanted: 'ask' | 'reopen') => http(wanted === 'ask' ? calls.askBill : calls.reopenAccount),
    onSuccess: (account) => {
      answer(account);
      // Asking calls the waiter too.
      void queries.invalidateQueries({ queryKey: TABLE_VISIT });
    },
    onError: askAgain,
  });
  const setBill = (wanted: 'ask' | 'reopen'): Promise<Outcome<Account>> =>
    toOutcome(change.mutateAsync(wanted));
  return { setBill, isPending: change.isPending };
}

/** Calls what waits (rule table/courses). Idempotent: silence is asked again. */
export function useCallNext() {
  const { http } = useApp();
  const answer = useAccountAnswer();
  const askAgain = useAskAccountAgain();
  const change = useMutation({
    ...ASK_AGAIN,
    mutationFn: () => http(calls.callNext),
    onSuccess: answer,
    onError: askAgain,
  });
  const callNext = (): Promise<Outcome<Account>> => toOutcome(change.mutateAsync());
  const { isPending, isPaused, isSuccess: isDone } = change;
  return { callNext, isPending, isPaused, isDone };
}

/** Whether a line that is not sent yet is for all. */
export function useForAll() {
  const { http } = useApp();
  const answer = useAccountAnswer();
  const askAgain = useAskAccountAgain();
  const change = useMutation({
    mutationFn: ({ lineId, forAll }: { lineId: number; forAll: boolean }) =>
      http(calls.setLineForAll, { params: { id: String(lineId) }, body: { for_all: forAll } }),
    onSuccess: answer,
    onError: askAgain,
  });
  const setForAll = (wanted: { lineId: number; forAll: boolean }): Promise<Outcome<Account>> =>
    toOutcome(change.mutateAsync(wanted));
  return { setForAll, isPending: change.isPending };
}
