import type { MenuParts } from '@/components/menu/parts/menu-parts';
import { type SearchParts, setSearchOpen } from '@/lib/browser/menu-markup/bar';
import { firstShownLink } from '@/lib/browser/menu-markup/dishes';
import { showSearchState } from '@/lib/browser/menu-markup/found';
import { hasParts, listShown, setSearching } from '@/lib/browser/menu-markup/sections';
import { hasFilters, NO_FILTERS } from '@/lib/domain/menu/dish-filters';
import { createFinder } from './find-dishes';
import { followFilters } from './follow-filters';

type Opened = {
  root: HTMLElement;
  bar: HTMLElement;
  search: SearchParts;
  loadParts: () => Promise<MenuParts | null>;
  onClosed: () => void;
};

/** Finds what is typed and chosen; what was typed while the script came too. */
function createFind({ root, bar, search, loadParts }: Opened) {
  const asked = () => search.input.value.trim();
  const show = createFinder(root);
  const filtering = followFilters({ bar, search, onChange: () => void find() });
  let turn = 0;
  const isAsked = () => asked() !== '' || hasFilters(filtering.filters());
  const find = async () => {
    turn += 1;
    const own = turn;
    setSearching(root, isAsked());
    if (isAsked() && hasParts(root)) showSearchState(search, 'wait');
    if (isAsked() && hasParts(root)) await (await loadParts())?.loadAll();
    await filtering.ready();
    // More may have been typed or chosen.
    if (own !== turn) return;
    const count = show({ query: asked(), filters: filtering.filters(), facts: filtering.facts() });
    // The note of the filters says by itself that none fits them.
    const isNoted = count.found === 0 && hasFilters(filtering.filters());
    showSearchState(search, isAsked() && !isNoted ? count.found : null);
    filtering.draw(count);
  };
  return { find, asked, isAsked, filtering };
}

/** @returns `refresh` for added cards, and the stop function */
export function startSearch(opened: Opened): { refresh: () => void; stop: () => void } {
  const { root, bar, search, onClosed } = opened;
  const { open, close, box, input } = search;
  const listening = new AbortController();
  const { signal } = listening;
  const { find, asked, isAsked, filtering } = createFind(opened);
  const toTop = () => {
    const top = root.getBoundingClientRect().top;
    if (top < 0) scrollBy({ top, behavior: 'instant' });
  };
  const onOpen = () => {
    filtering.open();
    void find();
  };
  const onClose = () => {
    input.value = '';
    filtering.choose(NO_FILTERS);
    filtering.close();
    void find().then(onClosed);
    setSearchOpen(bar, false);
    box.hidden = true;
    open.focus({ preventScroll: true });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    const first = firstShownLink(listShown(root));
    if (!first || asked() === '') return;
    event.preventDefault();
    first.focus();
  };
  open.addEventListener('click', onOpen, { signal });
  close.addEventListener('click', onClose, { signal });
  input.addEventListener('keydown', onKey, { signal });
  input.addEventListener('input', () => void find().then(toTop), { signal });
  onOpen();
  return {
    refresh: () => {
      if (isAsked()) void find();
    },
    stop: () => {
      listening.abort();
      filtering.stop();
    },
  };
}
