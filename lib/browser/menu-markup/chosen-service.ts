import { SERVICE_CHOICES, type ServiceChoice } from '@/lib/domain/branches/services';

export const orderMarks = { 'data-order': '' } as const;
export const setOrderHidden = (isHidden: boolean): void =>
  void document.querySelector('[data-order]')?.toggleAttribute('hidden', isHidden);

/** Hidden by the style sheet while another service is chosen. */
export const factMarks = (choice: string) => ({ 'data-fact': choice });

const CHOSEN = 'service-chosen';
/** The hour of the cart; null: it is still to be chosen; undefined: as soon as can be, or no cart. */
let slot: Date | null | undefined;
/** When what is added is wanted; null: for an hour that is still to be chosen. */
export const readWanted = ({ now, choice }: { now: Date; choice: ServiceChoice | null }): Date | null => {
  if (slot !== undefined) return slot;
  return choice === 'schedule' ? null : now;
};

/** The minutes of an order for now give way to the slot that the cart is for (rule cart/slot). */
export function showSlot({
  service,
  text,
  at,
}: {
  service: string;
  text: string | null;
  at?: Date | null;
}): void {
  slot = at;
  document.dispatchEvent(new Event(CHOSEN));
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

type Minutes = { least: number; most: number };
/** How soon an order for now can be had goes by other minutes (rule branches/busy). */
export function showMinutes(say: (minutes: Minutes) => string, told: Record<string, Minutes>): void {
  for (const fact of document.querySelectorAll<HTMLElement>('.branch [data-fact]')) {
    const minutes = told[fact.dataset.fact ?? ''];
    const element = fact.querySelector('.fact-minutes');
    const text = minutes && say(minutes);
    if (element && text && element.textContent !== text) element.textContent = text;
  }
}

type QuotePart = 'price' | 'minimum';
export const quoteMarks = (part: QuotePart) => ({ 'data-quote': part });
/** The price for the diner's own place gives way to nothing less known. @param told null: as the branch's page says it of any place */
export function showQuote(told: Readonly<Record<QuotePart, string>> | null): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-quote]')) {
    const { dataset } = element;
    dataset.listed ??= element.textContent;
    const text = told ? told[dataset.quote as QuotePart] : dataset.listed;
    if (element.textContent !== text) element.textContent = text;
  }
}

export const choiceMarks = (choice: string) => ({ 'data-choice': choice });
/** Null before the diner has chosen, and before the script that knows it. */
export const readChoice = (): ServiceChoice | null =>
  SERVICE_CHOICES.find((one) => one === document.documentElement.dataset.service) ?? null;
/** @returns the stop function */
export function followChoice(onChosen: () => void): () => void {
  document.addEventListener(CHOSEN, onChosen);
  return () => document.removeEventListener(CHOSEN, onChosen);
}

export function showChoice(chosen: ServiceChoice | null): void {
  document.documentElement.dataset.service = chosen ?? '';
  document.dispatchEvent(new Event(CHOSEN));
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
