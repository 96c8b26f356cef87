import { useEffect, useState } from 'react';
import { serverNow } from './server-clock';

const TICK_MS = 30_000;

const listeners = new Set<(now: Date) => void>();
/** The page's clock looks now: what it is read with has changed. */
export const lookNow = () => {
  const now = serverNow();
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

/** One clock for a page, the server's where an answer has told it (`noteServerDate`): ticks each half minute, and when the page is shown again. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => listen(setNow), []);
  return now;
}
