import { useEffect, useRef } from 'react';

/**
 * Takes the focus, which fell to the page when the pressed button went with its line.
 * @param left how many lines there are @param before how many there were when this was drawn
 */
export function useCaughtFocus<E extends HTMLElement>(left: number, before = left) {
  const target = useRef<E>(null);
  const known = useRef(before);
  useEffect(() => {
    const isFewer = left < known.current;
    known.current = left;
    if (isFewer && document.activeElement === document.body) target.current?.focus();
  }, [left]);
  return target;
}
