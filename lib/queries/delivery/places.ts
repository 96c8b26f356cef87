'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { findPlaceAt, logPlaceSearch, suggestPlaces } from '@/lib/contract/delivery/calls';
import { type FoundPlace, toPlaceText } from '@/lib/domain/delivery/found-place';
import { type PlaceSuggestion, type PlacesPort, withSpare } from '@/lib/domain/delivery/places-port';
import type { Point } from '@/lib/domain/delivery/point';
import { foldText } from '@/lib/domain/text/search-text';
import type { SessionContext } from '@/lib/session/session-context';

const LEAST_LETTERS = 3;
const MOST_LETTERS = 120;
const KEPT_MS = 600_000;

const toQuery = ({ latitude, longitude }: Point) => ({ lat: String(latitude), lon: String(longitude) });

/** The geocoder behind the backend; its calls fail where there is none. */
const openGeocoder = (http: SessionContext['http']): PlacesPort => ({
  async suggest({ text, near }) {
    const { places, attribution } = await http(suggestPlaces, { query: { text, ...toQuery(near) } });
    const suggestions = places.map((place) => ({ id: place.id, text: toPlaceText(place), place }));
    return { suggestions, attribution };
  },
  async resolve({ place }) {
    if (!place) throw new Error('a place of somebody else');
    return place;
  },
  reverse: async (point) => (await http(findPlaceAt, { query: toQuery(point) })).place,
});

/** The service that this page asks for addresses (docs/decisions/0179). */
function usePlacesPort(): PlacesPort {
  const { http, tenant, screen } = useApp();
  const geocoder = openGeocoder(http);
  const { map } = screen;
  if (map?.kind !== 'google') return geocoder;
  const { lang, country } = tenant;
  const google = async () => {
    const { openGooglePlaces } = await import('@/lib/clients/google/google-places');
    return openGooglePlaces({ map, lang, country });
  };
  return withSpare({ first: google, spare: geocoder });
}

/** Null while there is too little to look for (rule delivery/place-search). */
export function usePlaceSuggestions({ text, near }: { text: string | null; near: Point }) {
  const port = usePlacesPort();
  const asked = text === null ? '' : foldText(text).slice(0, MOST_LETTERS);
  const enabled = asked.length >= LEAST_LETTERS;
  const { data, isError, isFetching } = useQuery({
    queryKey: ['places', asked, near],
    queryFn: () => port.suggest({ text: asked, near }),
    enabled,
    staleTime: KEPT_MS,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return { found: enabled && !isError ? (data ?? null) : null, isFetching, hasFailed: enabled && isError };
}

/** The place of a suggestion; which one was picked is told (rule delivery/place-log). */
export function usePickPlace() {
  const { http, tenant } = useApp();
  const port = usePlacesPort();
  const log = (place: FoundPlace, typed: string) => {
    const { id: place_id, latitude: lat, longitude: lon } = place;
    const picked = { place_id, formatted_address: toPlaceText(place), lat, lon, customer_id: tenant.id };
    const body = { search_google_log: { query: typed.slice(0, MOST_LETTERS), ...picked } };
    void http(logPlaceSearch, { body }).catch(() => undefined);
  };
  return {
    log,
    /** Null without an answer: what was picked stays as words. */
    resolve: (suggestion: PlaceSuggestion) => port.resolve(suggestion).catch(() => null),
  };
}

/** Null without a geocoder or its answer: what it would fill in, the diner writes. */
export function useAddressOf() {
  const { tenant } = useApp();
  const client = useQueryClient();
  const port = usePlacesPort();
  return async (point: Point): Promise<FoundPlace | null> => {
    if (!tenant.searchesPlaces) return null;
    const queryFn = () => port.reverse(point);
    const asked = client.fetchQuery({ queryKey: ['place-at', point], queryFn, staleTime: KEPT_MS });
    return asked.catch(() => null);
  };
}
