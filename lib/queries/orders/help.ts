'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import { createId } from '@/lib/browser/create-id';
import { isFinal } from '@/lib/clients/api-error';
import { sendFile } from '@/lib/clients/send-file';
import * as calls from '@/lib/contract/orders/help-calls';
import { ASK_AGAIN, isSilence } from '@/lib/queries/ask-again';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import { orderKey } from './orders';

/** Below the order's own key: what changes the order has this read anew. */
const helpKey = (id: number) => [...orderKey(id), 'help'] as const;

/** The conversation between the caller and the branch. */
export function useHelp(id: number) {
  const { http, profileReady } = useApp();
  return useQuery({
    queryKey: helpKey(id),
    queryFn: async () => {
      await profileReady;
      return http(calls.getHelp, { params: { id: String(id) } });
    },
  });
}

type Sent = { ask: calls.AskHelp; photo: Blob | null };
/** A call for help, kept also after a failure: its words may have arrived. `request`: they did. */
type Call = { said: string; key: string; request: number | null };

/** The words first; a photo that does not arrive loses none of them, and is sent again without them. */
export function useAskHelp(id: number) {
  const { http } = useApp();
  const queries = useQueryClient();
  const keep = (help: calls.OrderHelp) => queries.setQueryData(helpKey(id), help);
  const { mutateAsync, isPending } = useMutation({
    ...ASK_AGAIN,
    mutationFn: ({ ask, key }: { ask: calls.AskHelp; key: string }) =>
      http(calls.askHelp, { params: { id: String(id) }, body: ask, idempotencyKey: key }),
    onSuccess: keep,
    onError: () => void queries.invalidateQueries({ queryKey: helpKey(id) }),
  });
  const photo = useMutation({
    mutationFn: ({ request, file }: { request: number; file: Blob }) =>
      http(calls.sendHelpPhoto, {
        params: { id: String(id), request: String(request) },
        body: {},
        file: sendFile({ file }),
      }),
    onSuccess: keep,
  });
  const call = useRef<Call | null>(null);
  const sendWords = async (asked: calls.AskHelp): Promise<Outcome<number>> => {
    const said = JSON.stringify(asked);
    const begun = call.current?.said === said ? call.current : { said, key: createId(), request: null };
    call.current = begun;
    if (begun.request !== null) return { kind: 'done', value: begun.request };
    const outcome = await toOutcome(mutateAsync({ ask: asked, key: begun.key }));
    if (outcome.kind === 'failed') {
      if (isFinal(outcome.error) && !isSilence(outcome.error)) call.current = null;
      return outcome;
    }
    // The diner's last words are those just sent.
    const request = outcome.value.messages.findLast(({ from }) => from === 'diner')?.id ?? 0;
    call.current = { ...begun, request };
    return { kind: 'done', value: request };
  };
  const ask = async ({ ask: asked, photo: file }: Sent): Promise<Outcome<unknown>> => {
    const outcome = await sendWords(asked);
    if (outcome.kind === 'failed') return outcome;
    const sent = file ? await toOutcome(photo.mutateAsync({ request: outcome.value, file })) : outcome;
    // The same words may be written once more later.
    if (sent.kind === 'done') call.current = null;
    return sent;
  };
  return { ask, isPending: isPending || photo.isPending };
}
