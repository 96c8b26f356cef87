'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import type {
  Booking,
  CreateBookingRequest,
  HoldTableRequest,
  TableHold,
} from '@/lib/contract/booking/booking';
import * as calls from '@/lib/contract/booking/calls';
import { ASK_AGAIN } from '@/lib/queries/ask-again';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';

/** One hold after the other: the last choice stands (rule booking/hold). */
export function useHoldTable() {
  const { http, profileReady } = useApp();
  const change = useMutation({
    ...ASK_AGAIN,
    scope: { id: 'table-hold' },
    mutationFn: async (wish: HoldTableRequest) => {
      await profileReady;
      return http(calls.holdTable, { body: wish });
    },
  });
  return {
    hold: (wish: HoldTableRequest): Promise<Outcome<TableHold>> => toOutcome(change.mutateAsync(wish)),
    /** Does not wait for the answer: a hold that is not released expires by itself. Works from a page that is left. */
    release: (id: number): void => {
      const given = http(calls.releaseHold, { params: { id: String(id) }, keepalive: true });
      void toOutcome(given);
    },
    isPending: change.isPending,
  };
}

/** A repeated press answers the same booking. */
export function useCreateBooking() {
  const { http, profileReady } = useApp();
  const queries = useQueryClient();
  const change = useMutation({
    ...ASK_AGAIN,
    mutationFn: async ({ request, key }: { request: CreateBookingRequest; key: string }) => {
      await profileReady;
      return http(calls.createBooking, { body: request, idempotencyKey: key });
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['bookings'] }),
  });
  return {
    create: (request: CreateBookingRequest, key: string): Promise<Outcome<Booking>> =>
      toOutcome(change.mutateAsync({ request, key })),
    isPending: change.isPending,
    /** The connection died: it goes out when there is one. */
    isPaused: change.isPaused,
  };
}
