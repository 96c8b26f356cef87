import {
  findSearch,
  type SearchParts,
  setSearching,
  setSearchOpen,
  setSearchReady,
  showSearchState,
} from '@/lib/browser/menu-markup/bar';
import { firstShownLink } from '@/lib/browser/menu-markup/dishes';
import { hasParts, listSections } from '@/lib/browser/menu-markup/sections';
import type { MenuParts } from './menu-parts';

type Searcher = typeof import('./search-menu');

/** Loads the matcher once. */
function createFinder({
  root,
  search,
  loadParts,
}: {
  root: HTMLElement;
  search: SearchParts;
  loadParts: () => Promise<MenuParts | null>;
}) {
  const { input } = search;
  let searcher: Promise<Searcher> | null = null;
  const prepare = () => {
    searcher ??= import('./search-menu');
    return searcher;
  };
  const find = async () => {
    const loading = prepare();
    const query = input.value.trim();
    setSearching(root, query !== '');
    if (query !== '' && hasParts(root)) {
      showSearchState(search, 'wait');
      await (await loadParts())?.loadAll();
    }
    const { showFound } = await loading;
    // Typing may have continued.
    if (query !== input.value.trim()) return;
    const found = showFound({ root, query });
    showSearchState(search, query === '' ? null : found);
  };
  return { prepare, find };
}

/**
 * Filters the menu's own cards; the matcher loads on opening. @returns `refresh` for added cards, and the stop
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
  const { open, close, box, input } = search;
  const listening = new AbortController();
  const { signal } = listening;
  let readTo = 0;

  const { prepare, find } = createFinder({ root, search, loadParts });
  const toTop = () => {
    const top = root.getBoundingClientRect().top;
    if (top < 0) scrollBy({ top, behavior: 'instant' });
  };
  const onOpen = () => {
    readTo = scrollY;
    setSearchOpen(bar, true);
    box.hidden = false;
    input.focus({ preventScroll: true });
    void prepare();
  };
  const onClose = () => {
    input.value = '';
    void find().then(() => scrollTo({ top: readTo, behavior: 'instant' }));
    setSearchOpen(bar, false);
    box.hidden = true;
    open.focus({ preventScroll: true });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    const first = firstShownLink(listSections(root));
    if (!first || input.value.trim() === '') return;
    event.preventDefault();
    first.focus();
  };
  open.addEventListener('click', onOpen, { signal });
  close.addEventListener('click', onClose, { signal });
  input.addEventListener('keydown', onKey, { signal });
  input.addEventListener('input', () => void find().then(toTop), { signal });
  setSearchReady(bar);
  const refresh = () => {
    if (input.value.trim() !== '') void find();
  };
  return { refresh, stop: () => listening.abort() };
}
