'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useVisit } from '@/lib/browser/visit-provider';
import { findPlaceAt, suggestPlaces } from '@/lib/contract/delivery/calls';
import type { FoundPlace } from '@/lib/domain/delivery/found-place';
import type { Point } from '@/lib/domain/delivery/point';
import { foldText } from '@/lib/domain/text/search-text';

const LEAST_LETTERS = 3;
const MOST_LETTERS = 120;
const KEPT_MS = 600_000;

const toQuery = ({ latitude, longitude }: Point) => ({ lat: String(latitude), lon: String(longitude) });

/** Null while there is too little to look for (rule delivery/place-search). */
export function usePlaceSuggestions({ text, near }: { text: string | null; near: Point }) {
  const { http } = useVisit();
  const asked = text === null ? '' : foldText(text).slice(0, MOST_LETTERS);
  const enabled = asked.length >= LEAST_LETTERS;
  const { data, isError, isFetching } = useQuery({
    queryKey: ['places', asked, near],
    queryFn: () => http(suggestPlaces, { query: { text: asked, ...toQuery(near) } }),
    enabled,
    staleTime: KEPT_MS,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return { found: enabled && !isError ? (data ?? null) : null, isFetching, hasFailed: enabled && isError };
}

/** Null without a geocoder or its answer: what it would fill in, the diner writes. */
export function useAddressOf() {
  const { http, tenant } = useVisit();
  const client = useQueryClient();
  return async (point: Point): Promise<FoundPlace | null> => {
    if (!tenant.searchesPlaces) return null;
    const queryFn = () => http(findPlaceAt, { query: toQuery(point) });
    const asked = client.fetchQuery({ queryKey: ['place-at', point], queryFn, staleTime: KEPT_MS });
    return asked.then(({ place }) => place).catch(() => null);
  };
}
