'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import { sendFile } from '@/lib/clients/send-file';
import * as calls from '@/lib/contract/delivery/door-photo-calls';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';

const keyOf = (id: number) => ['door-photo', id];

function nullIfGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** A small picture of the diner's own; null where it is gone. */
export function useDoorPhoto(id: number) {
  const { http, profileReady } = useApp();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async () => {
      await profileReady;
      return http(calls.getDoorPhoto, { params: { id: String(id) } }).catch(nullIfGone);
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export function useDoorPhotoChanges() {
  const { http } = useApp();
  const queries = useQueryClient();
  return {
    upload: async (file: Blob): Promise<Outcome<number>> => {
      const outcome = await toOutcome(http(calls.uploadDoorPhoto, { body: {}, file: sendFile({ file }) }));
      if (outcome.kind === 'failed') return outcome;
      queries.setQueryData(keyOf(outcome.value.id), outcome.value);
      return { kind: 'done', value: outcome.value.id };
    },
    /** One that is not deleted now is forgotten in time (rule delivery/door-photos). */
    remove: (id: number): void => {
      queries.setQueryData(keyOf(id), null);
      void toOutcome(http(calls.deleteDoorPhoto, { params: { id: String(id) } }));
    },
  };
}
