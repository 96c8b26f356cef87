import { useEffect, useRef } from 'react';
import { hasDishes } from './dishes';
import { findMenu } from './menu';

/** Tells of the cards of a part that loads later: they are as old as those before. */
export function useInsertedCards(onInserted: () => void): void {
  const latest = useRef(onInserted);
  useEffect(() => {
    latest.current = onInserted;
  });
  useEffect(() => {
    const root = findMenu();
    if (!root) return;
    const isOfCards = ({ addedNodes }: MutationRecord) =>
      [...addedNodes].some((one) => one instanceof HTMLElement && hasDishes(one));
    const observer = new MutationObserver((records) => {
      if (records.some(isOfCards)) latest.current();
    });
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
}
