import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

const listeners = new Set<(now: Date) => void>();
/** The page's clock looks now: what it is read with has changed. */
export const lookNow = () => {
  const now = new Date();
  for (const listener of listeners) listener(now);
};
let timer: ReturnType<typeof setInterval> | undefined;

function listen(listener: (now: Date) => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(lookNow, TICK_MS);
    document.addEventListener('visibilitychange', lookNow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookNow);
  };
}

/** One clock for a page: ticks each half minute, and when the page is shown again. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => listen(setNow), []);
  return now;
}
