'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import { openRatingLink, rate } from '@/lib/contract/feedback/calls';
import type { KeptRating, Rate, RatedOrder } from '@/lib/contract/feedback/rating';
import { ASK_AGAIN } from '@/lib/queries/ask-again';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';

type Link = { id: number; token: string };

const linkKey = (id: number) => ['rating-link', id] as const;

/** The order of a link to rate it. @param token null: nothing is asked */
export function useRatingLink({ id, token }: { id: number; token: string | null }) {
  const { http, profileReady } = useApp();
  return useQuery({
    queryKey: linkKey(id),
    queryFn: async () => {
      await profileReady;
      return http(openRatingLink, { params: { id: String(id) }, body: { token: token ?? '' } });
    },
    enabled: token !== null,
    retry: (count, error) => count < 2 && error instanceof ApiError && error.kind !== 'http',
  });
}

export function useRateByLink({ id, token }: Link) {
  const { http, tracker } = useApp();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    ...ASK_AGAIN,
    mutationFn: (said: Rate) => http(rate, { params: { a: String(id), b: token }, body: { rate: said } }),
    onSuccess: (rating) => {
      queries.setQueryData(linkKey(id), (order: RatedOrder | undefined) =>
        order ? { ...order, rating, can_rate: false } : order,
      );
      tracker.track({ event: 'rate', purchase_id: id });
    },
    // Its page may have said something.
    onError: () => void queries.invalidateQueries({ queryKey: linkKey(id) }),
  });
  return { rate: (said: Rate): Promise<Outcome<KeptRating>> => toOutcome(mutateAsync(said)), isPending };
}

/** Sends the rating of a visit from the tab (rule feedback/rating-tab). */
export function useRateVisit(supplierId: number) {
  const { http, profileReady, tracker } = useApp();
  const { mutateAsync, isPending } = useMutation({
    ...ASK_AGAIN,
    mutationFn: async (said: Rate) => {
      await profileReady;
      return http(rate, { params: { a: String(supplierId), b: 'anonymous' }, body: { rate: said } });
    },
    onSuccess: () => tracker.track({ event: 'rate' }),
  });
  return { rate: (said: Rate): Promise<Outcome<KeptRating>> => toOutcome(mutateAsync(said)), isPending };
}
