'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import * as calls from '@/lib/contract/orders/list-calls';
import { ORDERS_PAGE } from '@/lib/domain/orders/order-lists';

export const ACTUAL = ['orders', 'actual'] as const;
const LOOK_MS = 10_000;

/** Running orders and carts. @param isFollowed looked at again while an order runs and the page is open (rule orders/lists) */
export function useActualPurchases({
  enabled = true,
  staleTime = 0,
  isFollowed = false,
}: {
  enabled?: boolean;
  staleTime?: number;
  isFollowed?: boolean;
} = {}) {
  const { http } = useApp();
  return useQuery({
    queryKey: ACTUAL,
    queryFn: () => http(calls.listActualPurchases),
    enabled,
    staleTime,
    refetchInterval: ({ state }) =>
      isFollowed && state.data?.some(({ is_cart }) => !is_cart) ? LOOK_MS : false,
  });
}

/** Closed orders, page by page. @param profileId null: nobody's */
export function useOrderHistory(profileId: number | null) {
  const { http } = useApp();
  return useInfiniteQuery({
    queryKey: ['orders', 'history', profileId],
    queryFn: ({ pageParam: before }) =>
      http(calls.listMyPurchases, {
        params: { id: String(profileId) },
        query: before === null ? {} : { before: String(before) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < ORDERS_PAGE ? null : (page.at(-1)?.id ?? null)),
    enabled: profileId !== null,
  });
}

export function useMyPurchases(profileId: number | null) {
  const { http } = useApp();
  return useQuery({
    queryKey: ['orders', 'closed', profileId],
    queryFn: () => http(calls.listMyPurchases, { params: { id: String(profileId) } }),
    enabled: profileId !== null,
  });
}
