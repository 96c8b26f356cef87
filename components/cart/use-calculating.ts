'use client';

import { useEffect, useState } from 'react';
import { useOnline } from '@/components/layout/use-online';
import { usePendingAdds } from '@/lib/queries/cart/add-product';
import { useIsRepricing } from '@/lib/queries/cart/repricing';

/** Quicker answers show no waiting state. */
const GRACE_MS = 400;

/** Whether the amounts wait for the server (rule cart/server-totals); at once while offline. */
export function useCalculating(purchaseId: number | null): boolean {
  const isRepricing = useIsRepricing(purchaseId);
  const isAdding = usePendingAdds().size > 0;
  const waits = isRepricing || isAdding;
  const isOnline = useOnline();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!waits) return;
    const timer = setTimeout(() => setLate(true), GRACE_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  return waits && (isLate || !isOnline);
}
