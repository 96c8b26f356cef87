import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

function readOpen(name: string): number | null {
  const id = Number(new URLSearchParams(location.search).get(name));
  return Number.isInteger(id) && id > 0 ? id : null;
}

function addressOf(name: string, id: number | null): string {
  const url = new URL(location.href);
  if (id === null) url.searchParams.delete(name);
  else url.searchParams.set(name, String(id));
  return `${url.pathname}${url.search}`;
}

/** The one of a list that is open, which the address names: the back button closes it, and the list stands where it was. @param name of the parameter */
export function useOpenOne(name: string) {
  const [openId, setOpenId] = useState<number | null>(() => readOpen(name));
  /** Whether this page put it into the history. */
  const isPushed = useRef(false);
  const scrolled = useRef(0);
  useEffect(() => {
    const follow = () => setOpenId(readOpen(name));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [name]);
  useLayoutEffect(() => {
    if (openId === null && scrolled.current > 0) window.scrollTo({ top: scrolled.current });
  }, [openId]);
  const open = useCallback(
    (id: number) => {
      if (openId === null) scrolled.current = window.scrollY;
      if (openId === null || !isPushed.current) history.pushState(null, '', addressOf(name, id));
      else history.replaceState(null, '', addressOf(name, id));
      isPushed.current = true;
      setOpenId(id);
    },
    [name, openId],
  );
  const close = useCallback(() => {
    if (isPushed.current) {
      isPushed.current = false;
      return history.back();
    }
    history.replaceState(null, '', addressOf(name, null));
    setOpenId(null);
  }, [name]);
  return { openId, open, close };
}
