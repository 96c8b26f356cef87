import { useEffect, useState } from 'react';
import { serverNow } from '@/lib/browser/server-clock';
import { useNow } from '@/lib/browser/use-now';

/** The clock of a screen; each second while something is counted down. */
export function useSeconds(counts: boolean): Date {
  const now = useNow();
  const [second, setSecond] = useState(now);
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(() => setSecond(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [counts]);
  return counts && second.getTime() > now.getTime() ? second : now;
}
