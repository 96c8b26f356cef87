import { useLayoutEffect } from 'react';

/** Writes the diner's own line over one of the static page, while there is one. */
export function useSaidLine(id: string, text: string | null): void {
  useLayoutEffect(() => {
    const line = document.getElementById(id);
    if (!line || text === null) return;
    const own = line.dataset.pageWords ?? line.textContent;
    line.textContent = text;
    return () => {
      line.textContent = own;
    };
  }, [id, text]);
}
