const MENU_ID = 'menu';

const READ_ONLY = 'menu-read-only';

/**
 * @param addLabel with a hole `{name}`; null without orders
 * @param isReadOnly until a script says that this diner may order
 */
export const menuMarks = ({
  addLabel,
  isReadOnly = false,
}: {
  addLabel: string | null;
  isReadOnly?: boolean;
}) => ({
  id: MENU_ID,
  ...(addLabel === null ? {} : { 'data-add-label': addLabel }),
  ...(isReadOnly ? { className: READ_ONLY, suppressHydrationWarning: true } : {}),
});
export const findMenu = (): HTMLElement | null => document.getElementById(MENU_ID);
export const setMenuReadOnly = (isReadOnly: boolean): void =>
  void findMenu()?.classList.toggle(READ_ONLY, isReadOnly);
export const addLabelOf = (root: HTMLElement): string | null => root.dataset.addLabel ?? null;

/** Marks that a menu without orders has, for its script. */
export const listMarks = (addLabel: string) => ({ addLabel, listed: '' });
export const isListed = (root: HTMLElement): boolean => root.dataset.listed !== undefined;

const PEEK_ID = 'product-peek';
export const peekMarks = { id: PEEK_ID } as const;
export const findPeek = (): HTMLElement | null => document.getElementById(PEEK_ID);
