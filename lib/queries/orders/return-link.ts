'use client';

import { useQuery } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError, isFinal } from '@/lib/clients/api-error';
import { openReturn } from '@/lib/contract/orders/return-links';

/** A payer who came back from a bank waits for its word. */
const POLL_MS = 5_000;

/** How the payment stands that a return address names; asked for again while the gateway has not decided. */
export function useReturnedPayment({ id, token }: { id: number; token: string }) {
  const { http } = useApp();
  return useQuery({
    queryKey: ['returned-payment', id],
    queryFn: () => http(openReturn, { params: { id: String(id) }, body: { token } }),
    retry: (count, error) => count < 2 && error instanceof ApiError && error.kind !== 'http',
    refetchInterval: ({ state: { data, error } }) =>
      isFinal(error) || (data && data.payment !== 'pending') ? false : POLL_MS,
  });
}
