import { useEffect, useState, useSyncExternalStore } from 'react';
import { serverNow } from './server-clock';

const TICK_MS = 30_000;

const listeners = new Set<(now: Date) => void>();
/** The hour of the last tick. */
let shown = serverNow();
/** The page's clock looks now: what it is read with has changed. */
export const lookNow = () => {
  shown = serverNow();
  for (const listener of listeners) listener(shown);
};
let timer: ReturnType<typeof setInterval> | undefined;

function listen(listener: (now: Date) => void): () => void {
  if (listeners.size === 0) {
    shown = serverNow();
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

/** Reads something from the clock of `useNow`: a part is drawn again only at the ticks that change it. @param read the same for one moment */
export function useNowOf<Read extends string | number | boolean | null>(read: (now: Date) => Read): Read {
  return useSyncExternalStore(listen, () => read(listeners.size === 0 ? serverNow() : shown));
}
