'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { getOrder } from '@/lib/contract/orders/calls';
import { isHeld, purchaseOfService } from '@/lib/stores/cart/purchase-of-service';
import { orderKey } from './orders';

/**
 * The order that this page's cart became in another tab or on another device; null before the server says so
 * (rule cart/two-places). It is news until the next cart.
 */
export function useOrderedElsewhere(): number | null {
  const { http } = useApp();
  const inHand = useSlice('order', purchaseOfService);
  const [shown, setShown] = useState(inHand);
  if (inHand !== null && inHand !== shown) setShown(inHand);
  const isGone = useSlice('order', (order) => shown !== null && !isHeld(order, shown));
  const { data } = useQuery({
    queryKey: orderKey(shown ?? 0),
    queryFn: () => http(getOrder, { params: { id: String(shown) } }),
    enabled: isGone,
    retry: false,
  });
  return isGone && data && !data.is_cart ? data.id : null;
}
