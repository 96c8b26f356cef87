import type { QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Cart } from '@/lib/contract/cart/cart';
import { arrivalWindow } from '@/lib/domain/orders/arrival';
import { cartKey } from '@/lib/queries/cart/cart';

function comesBy(queries: QueryClient, purchaseId: number): string | undefined {
  const cart = queries.getQueryState<Cart>(cartKey(purchaseId));
  const arrival = cart?.data?.arrival_minutes;
  return arrival
    ? arrivalWindow({ arrival, start: new Date(cart.dataUpdatedAt) }).to.toISOString()
    : undefined;
}

/** Until when a page told that a cart's order comes; the same for the same key, so that a repeated press is the same call. */
export function useComesBy(queries: QueryClient) {
  const said = useRef<{ key: string; by: string | undefined } | null>(null);
  return {
    read: ({ key, purchaseId }: { key: string; purchaseId: number }): string | undefined => {
      if (said.current?.key !== key) said.current = { key, by: comesBy(queries, purchaseId) };
      return said.current.by;
    },
    forget: () => {
      said.current = null;
    },
  };
}
