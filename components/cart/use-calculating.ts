'use client';

import { useEffect, useState } from 'react';
import { useOnline } from '@/components/layout/use-online';
import { usePendingAdds } from '@/lib/queries/add-product';
import { useIsRepricing } from '@/lib/queries/repricing';

/** A quick answer changes the amounts without a word between the old ones and the new. */
const GRACE_MS = 400;

/**
 * Whether the amounts of a cart are old ones, and shown as waiting: a change lies over it that only the server can price
 * (rule cart/server-totals). At once without a line, where no answer is near.
 */
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
