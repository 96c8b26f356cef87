import type { MenuParts } from './menu-parts';

type Searcher = typeof import('./search-menu');

function sentence({ status, found }: { status: HTMLElement; found: number }): string {
  const { one = '', many = '', none = '' } = status.dataset;
  if (found === 0) return none;
  return found === 1 ? one : many.replace('{count}', String(found));
}

/**
 * The search of a menu: its field opens at once, what finds is loaded then. Results are the menu's own cards.
 * Escape and the cross close it, arrow down and Enter go to the first result.
 * @returns `refresh` for when cards were added, and what stops it
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
  const open = bar.querySelector<HTMLElement>('[data-search-open]');
  const close = bar.querySelector<HTMLElement>('[data-search-close]');
  const box = bar.querySelector<HTMLElement>('.menu-search');
  const input = bar.querySelector('input');
  const status = bar.querySelector<HTMLElement>('.menu-found');
  if (!open || !close || !box || !input || !status)
    return { refresh: () => undefined, stop: () => undefined };
  const listening = new AbortController();
  const { signal } = listening;
  let searcher: Promise<Searcher> | null = null;
  let readTo = 0;

  const find = async () => {
    searcher ??= import('./search-menu');
    const query = input.value.trim();
    root.toggleAttribute('data-searching', query !== '');
    if (query !== '' && root.querySelector('[data-part]')) {
      status.textContent = status.dataset.wait ?? '';
      await (await loadParts())?.loadAll();
    }
    const { showFound } = await searcher;
    // Another letter may have been typed meanwhile.
    if (query !== input.value.trim()) return;
    const found = showFound({ root, query });
    status.textContent = query === '' ? '' : sentence({ status, found });
  };
  const toTop = () => {
    const top = root.getBoundingClientRect().top;
    if (top < 0) scrollBy({ top, behavior: 'instant' });
  };
  const onOpen = () => {
    readTo = scrollY;
    bar.setAttribute('data-search', '');
    box.hidden = false;
    input.focus({ preventScroll: true });
    searcher ??= import('./search-menu');
  };
  const onClose = () => {
    input.value = '';
    void find().then(() => scrollTo({ top: readTo, behavior: 'instant' }));
    bar.removeAttribute('data-search');
    box.hidden = true;
    open.focus({ preventScroll: true });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    const first = root.querySelector<HTMLElement>('.section:not([data-highlights]) .dish:not([hidden]) h3 a');
    if (!first || input.value.trim() === '') return;
    event.preventDefault();
    first.focus();
  };
  open.addEventListener('click', onOpen, { signal });
  close.addEventListener('click', onClose, { signal });
  input.addEventListener('keydown', onKey, { signal });
  input.addEventListener('input', () => void find().then(toTop), { signal });
  bar.setAttribute('data-ready', '');
  const refresh = () => {
    if (input.value.trim() !== '') void find();
  };
  return { refresh, stop: () => listening.abort() };
}
