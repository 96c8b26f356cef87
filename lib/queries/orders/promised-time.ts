import type { QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Cart } from '@/lib/contract/cart/cart';
import { cartKey } from '@/lib/queries/cart/cart';

/**
 * The time by which a page promised a cart's order, by the server's clock, as the phone's may be wrong. It is the same for
 * the same key, so that a repeated press is the same call.
 */
export function usePromisedTime(queries: QueryClient) {
  const said = useRef<{ key: string; by: string | undefined } | null>(null);
  return {
    read: ({ key, purchaseId }: { key: string; purchaseId: number }): string | undefined => {
      if (said.current?.key !== key) {
        const cart = queries.getQueryData<Cart>(cartKey(purchaseId));
        said.current = { key, by: cart?.comes_by };
      }
      return said.current.by;
    },
    forget: () => {
      said.current = null;
    },
  };
}
