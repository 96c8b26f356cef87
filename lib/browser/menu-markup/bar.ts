/** The bar of a menu: its categories, and the search that takes their place. Styles read its states (app/menu.css). */
export const barMarks = { 'data-menu-bar': '' } as const;
export const searchMarks = {
  open: { 'data-search-open': '' },
  box: { 'data-search-box': '' },
  close: { 'data-search-close': '' },
} as const;

/** The sentences of a search's outcome; `many` has a hole `{count}`. */
export type FoundTexts = { one: string; many: string; none: string; wait: string };
export const foundMarks = ({ one, many, none, wait }: FoundTexts) => ({
  'data-found': '',
  'data-one': one,
  'data-many': many,
  'data-none': none,
  'data-wait': wait,
});

export const tabsMarks = { 'data-tabs': '' } as const;

export const findBar = (root: ParentNode): HTMLElement | null =>
  root.querySelector<HTMLElement>('[data-menu-bar]');
export const findTabs = (bar: ParentNode): HTMLElement | null =>
  bar.querySelector<HTMLElement>('[data-tabs]');

export type SearchParts = Record<'open' | 'box' | 'close' | 'status', HTMLElement> & {
  input: HTMLInputElement;
};

export function findSearch(bar: ParentNode): SearchParts | null {
  const find = (selector: string) => bar.querySelector<HTMLElement>(selector);
  const open = find('[data-search-open]');
  const box = find('[data-search-box]');
  const close = find('[data-search-close]');
  const status = find('[data-found]');
  const input = bar.querySelector('input');
  return open && box && close && status && input ? { open, box, close, status, input } : null;
}

function sentence({ status, found }: { status: HTMLElement; found: number }): string {
  const { one = '', many = '', none = '' } = status.dataset;
  if (found === 0) return none;
  return found === 1 ? one : many.replace('{count}', String(found));
}

/** Says how many were found, that they are still looked for, or nothing for null. */
export function showSearchState({ status }: SearchParts, found: number | 'wait' | null): void {
  if (found === null) status.textContent = '';
  else status.textContent = found === 'wait' ? (status.dataset.wait ?? '') : sentence({ status, found });
}

/** The search can be used: its button appears. */
export const setSearchReady = (bar: HTMLElement): void => bar.setAttribute('data-ready', '');
/** The field stands in the place of the categories. */
export const setSearchOpen = (bar: HTMLElement, isOpen: boolean): void =>
  void bar.toggleAttribute('data-search', isOpen);
/** The menu shows what was found, and its highlights not. */
export const setSearching = (root: HTMLElement, isSearching: boolean): void =>
  void root.toggleAttribute('data-searching', isSearching);
