import { useLayoutEffect, useRef } from 'react';

/** On a phone one booking stands in the place of the day: the day is where it was when it comes back. */
export function useKeptScroll({ isOpen, open }: { isOpen: boolean; open: (id: number | null) => void }) {
  const kept = useRef(0);
  useLayoutEffect(() => {
    document.documentElement.scrollTop = isOpen ? 0 : kept.current;
  }, [isOpen]);
  return (id: number | null): void => {
    if (id !== null && !isOpen) kept.current = document.documentElement.scrollTop;
    open(id);
  };
}
