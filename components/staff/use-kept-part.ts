import { useState } from 'react';

const readPart = (name: string): string | null => new URLSearchParams(location.search).get(name);

/** The part of a screen that is shown, which its address names, so that a reload shows it again. @param all the first where the address names none of them */
export function useKeptPart(name: string, all: readonly string[]) {
  const [asked, ask] = useState(() => readPart(name));
  const part = all.find((one) => one === asked) ?? all[0] ?? '';
  const show = (one: string) => {
    const url = new URL(location.href);
    url.searchParams.set(name, one);
    history.replaceState(history.state, '', `${url.pathname}${url.search}`);
    ask(one);
  };
  return [part, show] as const;
}
