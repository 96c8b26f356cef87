export const orderMarks = { 'data-order': '' } as const;
export const setOrderHidden = (isHidden: boolean): void =>
  void document.querySelector('[data-order]')?.toggleAttribute('hidden', isHidden);

/** Hidden by the style sheet while another service is chosen. */
export const factMarks = (choice: string) => ({ 'data-fact': choice });

/** What an order for now takes gives way to the slot that the cart is for (rule cart/slot). */
export function showSlot({ service, text }: { service: string; text: string | null }): void {
  for (const fact of document.querySelectorAll<HTMLElement>('.branch [data-fact]')) {
    const isIts = text !== null && fact.dataset.fact === service;
    fact.querySelector('.fact-slot')?.remove();
    fact.querySelector('.fact-minutes')?.toggleAttribute('hidden', isIts);
    if (!isIts) continue;
    const slot = document.createElement('span');
    slot.className = 'fact-slot';
    slot.textContent = text;
    fact.append(slot);
  }
}

export const choiceMarks = (choice: string) => ({ 'data-choice': choice });
export function showChoice(chosen: string | null): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-choice]'))
    link.setAttribute('aria-current', String(link.dataset.choice === chosen));
}

/** Leads back to the menu of the chosen service. */
export const menuLinkMarks = { 'data-menu-link': '' } as const;
export function turnMenuLinks(href: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-menu-link]')) link.href = href;
}

const NEW_MENU_ID = 'new-menu';
/** The new menu's address (rule table/new-menu). */
export const newMenuMarks = (template: string) => ({ id: NEW_MENU_ID, 'data-template': template });
export const readNewMenu = (): string | null =>
  document.getElementById(NEW_MENU_ID)?.dataset.template ?? null;
