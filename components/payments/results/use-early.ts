import { useEffect, useState } from 'react';

/** Most banks decide within it; until then nothing is wrong, and nothing else is to be done (rule payments/results). */
const EARLY_MS = 10_000;

/** True for the first seconds of a wait; the next wait begins anew. */
export function useEarly(isWaiting: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setOver(true), EARLY_MS);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [isWaiting]);
  return isWaiting && !isOver;
}
