'use client';

import { useEffect, useState } from 'react';
import { useOnline } from '@/components/layout/use-online';
import { tokenizeCard } from '@/lib/clients/gateway';
import { showError } from '@/lib/stores/error-store';

/**
 * Makes a card's token, before which nothing is sent and nothing charged: one that fails is told, and is null. Without a
 * line it is told on the form itself (`lacksLine`), for as long as there is none: the dialog is a part that may not load.
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
