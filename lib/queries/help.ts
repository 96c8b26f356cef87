'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createId } from '@/lib/browser/create-id';
import { useVisit } from '@/lib/browser/visit-provider';
import * as calls from '@/lib/contract/orders/help-calls';
import { ASK_AGAIN } from './ask-again';
import { orderKey } from './orders';
import { type Outcome, toOutcome } from './outcome';

/** Below the order's own key: what changes the order has this read anew. */
const helpKey = (id: number) => [...orderKey(id), 'help'] as const;

/** What the caller asked help with, and what was answered. */
export function useHelp(id: number) {
  const { http, profileReady } = useVisit();
  return useQuery({
    queryKey: helpKey(id),
    queryFn: async () => {
      await profileReady;
      return http(calls.getHelp, { params: { id: String(id) } });
    },
  });
}

type Sent = { ask: calls.AskHelp; photo: Blob | null };

/** The words first; a photo that does not arrive loses none of them. */
export function useAskHelp(id: number) {
  const { http } = useVisit();
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
        file: { file },
      }),
    onSuccess: keep,
  });
  const ask = async ({ ask: asked, photo: file }: Sent): Promise<Outcome<calls.OrderHelp>> => {
    const outcome = await toOutcome(mutateAsync({ ask: asked, key: createId() }));
    const request = outcome.kind === 'done' ? outcome.value.requests.at(-1)?.id : undefined;
    if (file === null || request === undefined) return outcome;
    return toOutcome(photo.mutateAsync({ request, file }));
  };
  return { ask, isPending: isPending || photo.isPending };
}
