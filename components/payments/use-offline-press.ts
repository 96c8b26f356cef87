import { useEffect, useState } from 'react';
import { useOnline } from '@/components/layout/use-online';

/** Tells of a press without a connection, until there is one: a dialog may not load then. */
export function useOfflinePress(): { isTold: boolean; tell: () => void } {
  const isOnline = useOnline();
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (isOnline) setTold(false);
  }, [isOnline]);
  return { isTold: isTold && !isOnline, tell: () => setTold(true) };
}
