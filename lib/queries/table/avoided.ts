'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import type { Avoided } from '@/lib/contract/table/avoided-calls';
import * as calls from '@/lib/contract/table/avoided-calls';
import type { Allergen } from '@/lib/domain/menu/food-labels';
import { ASK_AGAIN } from '@/lib/queries/ask-again';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';

const AVOIDED = ['avoided'] as const;

type Of = { id: number; version: number };

/** Everything that the members of an account cannot eat; read again at each change of it. */
export function useAvoided({ id, version }: Of) {
  const { http } = useApp();
  return useQuery({
    queryKey: [...AVOIDED, id, version],
    queryFn: () => http(calls.getAvoided, { query: { id: String(id) } }),
    placeholderData: (shown) => shown,
  });
}

/** Idempotent: silence is asked again. */
export function useSetAvoided(id: number) {
  const { http } = useApp();
  const queries = useQueryClient();
  const change = useMutation({
    ...ASK_AGAIN,
    mutationFn: (allergens: Allergen[]) =>
      http(calls.setAvoided, { query: { id: String(id) }, body: { allergens, consent: true } }),
    onSuccess: (came) => queries.setQueriesData<Avoided>({ queryKey: [...AVOIDED, id] }, came),
  });
  const setAvoided = (allergens: Allergen[]): Promise<Outcome<Avoided>> =>
    toOutcome(change.mutateAsync(allergens));
  return { setAvoided, isPending: change.isPending };
}
