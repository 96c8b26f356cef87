'use client';

import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { createId } from '@/lib/browser/create-id';
import type { Account } from '@/lib/contract/table/account';
import { sendRound } from '@/lib/contract/table/account-calls';
import { ASK_AGAIN, isSilence } from '@/lib/queries/ask-again';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import { useAccountAnswer, useAskAccountAgain } from './table-account';

type Sending = { key: string; whose: 'mine' | 'all'; version: number; taken?: boolean | undefined };
const SENDING = ['send-round'] as const;

/** Parts of a page that show the same sending, and one that a reload began again. */
const useRunning = () =>
  useMutationState({
    filters: { mutationKey: SENDING, status: 'pending' },
    select: ({ state }) => ({ isPaused: state.isPaused }),
  }).at(-1);

/** When the last round of this page reached the kitchen; null: none did. */
export const useLastSent = (): number | null =>
  useMutationState({
    filters: { mutationKey: SENDING, status: 'success' },
    select: ({ state }) => state.submittedAt,
  }).at(-1) ?? null;

/**
 * Sends drafts to the kitchen. The key stays on the phone until there is an answer: what was sent into silence, or without
 * a signal, goes out again with the same key, also after a reload (rule table/sending).
 */
export function useSendRound() {
  const { http, stores } = useApp();
  const queries = useQueryClient();
  const answer = useAccountAnswer();
  const askAgain = useAskAccountAgain();
  const waiting = useSlice('ontable', ({ sending }) => sending);
  const running = useRunning();
  const change = useMutation({
    ...ASK_AGAIN,
    mutationKey: SENDING,
    scope: { id: 'send-round' },
    mutationFn: ({ key, ...body }: Sending) => http(sendRound, { body, idempotencyKey: key }),
    onSuccess: (account) => {
      answer(account);
      stores.ontable.setState({ sending: null });
      // Sent dishes are in no cart any more.
      void queries.invalidateQueries({ queryKey: ['cart'] });
    },
    onError: (error) => {
      // A refused sending is over; one without an answer may have arrived.
      if (!isSilence(error)) stores.ontable.setState({ sending: null });
      askAgain();
      void queries.invalidateQueries({ queryKey: ['cart'] });
    },
  });
  const { mutateAsync } = change;
  const send = ({ whose, version, taken }: Omit<Sending, 'key'>): Promise<Outcome<Account>> => {
    const earlier = stores.ontable.getState().sending;
    // For another choice, or for other drafts, the answer to the earlier sending would be untrue.
    const isSame = earlier?.whose === whose && earlier.version === version && earlier.taken === taken;
    const sending = isSame ? earlier : { key: createId(), whose, version, ...(taken && { taken }) };
    stores.ontable.setState({ sending });
    return toOutcome(mutateAsync(sending));
  };
  /** The waiter copied from the phone what waits: it is not sent any more, and leaves the carts once there is a signal. */
  const giveToWaiter = async (): Promise<Outcome<Account> | null> => {
    const earlier = stores.ontable.getState().sending;
    if (!earlier) return null;
    const mutations = queries.getMutationCache();
    for (const one of mutations.findAll({ mutationKey: SENDING, status: 'pending' })) mutations.remove(one);
    return send({ ...earlier, taken: true });
  };
  return {
    send,
    giveToWaiter,
    /** Sent, and not answered yet. */
    waiting,
    isPending: running !== undefined,
    /** Without a connection: it goes out when there is one. */
    isPaused: running?.isPaused ?? false,
  };
}

/** Goes on with a round that was on its way when the page was left. Once a page. */
export function useResumedRound(): void {
  const { stores } = useApp();
  const { send } = useSendRound();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const { sending } = stores.ontable.getState();
    if (sending) void send(sending);
  }, [stores, send]);
}
