import { afterPaint } from './after-paint';

/** The page may have slept and missed minutes. */
const WOKEN = ['online', 'pageshow', 'focus'] as const;

/**
 * Looks after the next frame, each minute, and when the page wakes; not with the frame that begins the page, because hours cost
 * a formatter (guarantee/blocking-time). @returns the stop function
 */
export function watchMinutes(look: () => void): () => void {
  const forget = afterPaint(look);
  const timer = setInterval(look, 60_000);
  for (const event of WOKEN) addEventListener(event, look);
  return () => {
    forget();
    clearInterval(timer);
    for (const event of WOKEN) removeEventListener(event, look);
  };
}
