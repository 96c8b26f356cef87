'use client';

import { useEffect, useState } from 'react';
import { useOnline } from '@/components/layout/use-online';
import { tokenizeCard } from '@/lib/clients/gateway';
import { showError } from '@/lib/stores/error-store';

/**
 * Null after a reported failure, before any charge. Offline the form tells it (`lacksLine`): a dialog may not load.
 */
export function useCardToken() {
  const isOnline = useOnline();
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (isOnline) setTold(false);
  }, [isOnline]);
  const tokenOf = async (input: Parameters<typeof tokenizeCard>[0]): Promise<string | null> => {
    try {
      if (navigator.onLine) return await tokenizeCard(input);
      setTold(true);
    } catch (error) {
      if (navigator.onLine) showError(error);
      else setTold(true);
    }
    return null;
  };
  return { tokenOf, lacksLine: isTold && !isOnline };
}
