/** States are read in app/menu.css. */
export const barMarks = { 'data-menu-bar': '' } as const;
export const searchMarks = {
  open: { 'data-search-open': '' },
  box: { 'data-search-box': '' },
  close: { 'data-search-close': '' },
} as const;

type FoundTexts = { one: string; many: string; none: string; wait: string };
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

export const searchLabel = (bar: ParentNode): string | null =>
  findSearch(bar)?.open.getAttribute('aria-label') ?? null;
/** Opens the search as its own button does. */
export const openSearch = (bar: ParentNode): void => findSearch(bar)?.open.click();

export const setSearchReady = (bar: HTMLElement): void => bar.setAttribute('data-ready', '');
export const setSearchOpen = (bar: HTMLElement, isOpen: boolean): void =>
  void bar.toggleAttribute('data-search', isOpen);
