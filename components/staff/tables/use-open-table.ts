import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const NAME = 'table';

function readOpen(): number | null {
  const id = Number(new URLSearchParams(location.search).get(NAME));
  return Number.isInteger(id) && id > 0 ? id : null;
}

function addressOf(id: number | null): string {
  const url = new URL(location.href);
  if (id === null) url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, String(id));
  return `${url.pathname}${url.search}`;
}

/** The table that is open, which the address names: the back button closes it, and the room stands where it was. */
export function useOpenTable() {
  const [openId, setOpenId] = useState<number | null>(readOpen);
  /** Whether this page put it into the history. */
  const isPushed = useRef(false);
  const scrolled = useRef(0);
  useEffect(() => {
    const follow = () => setOpenId(readOpen());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  useLayoutEffect(() => {
    if (openId === null && scrolled.current > 0) window.scrollTo({ top: scrolled.current });
  }, [openId]);
  const open = useCallback(
    (id: number) => {
      if (openId === null) scrolled.current = window.scrollY;
      if (openId === null || !isPushed.current) history.pushState(null, '', addressOf(id));
      else history.replaceState(null, '', addressOf(id));
      isPushed.current = true;
      setOpenId(id);
    },
    [openId],
  );
  const close = useCallback(() => {
    if (isPushed.current) {
      isPushed.current = false;
      return history.back();
    }
    history.replaceState(null, '', addressOf(null));
    setOpenId(null);
  }, []);
  return { openId, open, close };
}
