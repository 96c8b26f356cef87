import { useEffect, useRef, useState } from 'react';

/** @returns the id that a parameter of the address names; null: none */
export function idIn(asked: URLSearchParams, name: string): number | null {
  const id = Number(asked.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** @returns the address of this page with these parameters alone */
const addressWith = (asked: URLSearchParams): string =>
  asked.size > 0 ? `${location.pathname}?${asked}` : location.pathname;

/**
 * The things that a screen shows, as its address says them: a reload keeps them, and the way back takes back what was pushed.
 * @param print the parameters of what is shown
 */
export function useShownAddress<Shown>({
  read,
  print,
}: {
  read: (asked: URLSearchParams) => Shown;
  print: (shown: Shown) => URLSearchParams;
}) {
  const [shown, setShown] = useState<Shown>(() => read(new URLSearchParams(location.search)));
  const isOnTop = useRef(false);
  useEffect(() => {
    const follow = () => {
      isOnTop.current = false;
      setShown(read(new URLSearchParams(location.search)));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [read]);
  // Without the mark of a dialog that closes as it opens something: its step back would take that back too.
  const replace = (next: Shown) => {
    history.replaceState(null, '', addressWith(print(next)));
    setShown(next);
  };
  const push = (next: Shown) => {
    history.pushState(null, '', addressWith(print(next)));
    isOnTop.current = true;
    setShown(next);
  };
  /** Goes back to before the push, or to `next` where this page pushed nothing. */
  const goBack = (next: Shown) => (isOnTop.current ? history.back() : replace(next));
  return { shown, replace, push, goBack };
}
