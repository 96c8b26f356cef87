/** The page may have slept and missed minutes. */
const WOKEN = ['online', 'pageshow', 'focus'] as const;

/** Now, each minute, and when the page wakes. @returns the stop function */
export function watchMinutes(look: () => void): () => void {
  look();
  const timer = setInterval(look, 60_000);
  for (const event of WOKEN) addEventListener(event, look);
  return () => {
    clearInterval(timer);
    for (const event of WOKEN) removeEventListener(event, look);
  };
}
