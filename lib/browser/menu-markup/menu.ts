const MENU_ID = 'menu';

/** @param addLabel with a hole `{name}`; null without orders */
export const menuMarks = (addLabel: string | null) => ({
  id: MENU_ID,
  ...(addLabel === null ? {} : { 'data-add-label': addLabel }),
});
export const findMenu = (): HTMLElement | null => document.getElementById(MENU_ID);
export const addLabelOf = (root: HTMLElement): string | null => root.dataset.addLabel ?? null;

const PEEK_ID = 'product-peek';
export const peekMarks = { id: PEEK_ID } as const;
export const findPeek = (): HTMLElement | null => document.getElementById(PEEK_ID);
