import type { MenuParts } from '@/components/menu/parts/menu-parts';
import { findSearch, setSearchOpen, setSearchReady } from '@/lib/browser/menu-markup/bar';

/** An address with filters opens the search (rule menu/filters). */
const FILTERED = /[?&](diet|without|sort)=/;

/**
 * Filters the menu's own cards; its script loads on opening. @returns `refresh` for added cards, and the stop
 * function
 */
export function followSearch({
  root,
  bar,
  loadParts,
}: {
  root: HTMLElement;
  bar: HTMLElement;
  loadParts: () => Promise<MenuParts | null>;
}): { refresh: () => void; stop: () => void } {
  const search = findSearch(bar);
  if (!search) return { refresh: () => undefined, stop: () => undefined };
  const { open, box, input } = search;
  const listening = new AbortController();
  let started: Promise<{ refresh: () => void; stop: () => void }> | null = null;
  let readTo = 0;

  const start = async () => {
    const { startSearch } = await import('./search-menu');
    const onClosed = () => scrollTo({ top: readTo, behavior: 'instant' });
    return startSearch({ root, bar, search, loadParts, onClosed });
  };
  const show = () => {
    readTo = scrollY;
    setSearchOpen(bar, true);
    box.hidden = false;
    started ??= start();
  };
  const onOpen = () => {
    show();
    input.focus({ preventScroll: true });
  };
  open.addEventListener('click', onOpen, { signal: listening.signal });
  setSearchReady(bar);
  if (FILTERED.test(location.search)) show();
  return {
    refresh: () => void started?.then((one) => one.refresh()),
    stop: () => {
      listening.abort();
      void started?.then((one) => one.stop());
    },
  };
}
