/** When a page may have slept, or comes back from where it was kept: it has not counted the minutes. */
const WOKEN = ['online', 'pageshow', 'focus'] as const;

/**
 * Looks at once, each minute, and when the page wakes.
 * @returns what ends it
 */
export function watchMinutes(look: () => void): () => void {
  look();
  const timer = setInterval(look, 60_000);
  for (const event of WOKEN) addEventListener(event, look);
  return () => {
    clearInterval(timer);
    for (const event of WOKEN) removeEventListener(event, look);
  };
}
