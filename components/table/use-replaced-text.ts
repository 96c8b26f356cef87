import { useLayoutEffect } from 'react';

/** Replaces the text of an element of the static page while `text` is not null. */
export function useReplacedText(id: string, text: string | null): void {
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
