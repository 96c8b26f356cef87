import { isPlain } from '@/lib/browser/go-to';
import { readOwnAdd } from '@/lib/browser/menu-markup/own-product';
import { readDishTap } from '@/lib/browser/menu-markup/taps';
import { showConsentBanner } from '@/lib/session/consent-banner';
import { takeEarlyTaps } from './early-taps';
import { readPageButton } from './page-buttons';
import { sendEvent } from './page-events';

const busy = new Set<HTMLElement>();
function showBusy(element: HTMLElement): void {
  element.setAttribute('aria-busy', 'true');
  busy.add(element);
}

/** @returns whether it was a button that needs script */
function readButton(target: Element): boolean {
  const tap = readPageButton(target);
  if (tap?.kind === 'answer') {
    showConsentBanner(false);
    sendEvent({ kind: 'answer-consent', accepted: tap.accepted });
  }
  if (tap?.kind === 'open') {
    tap.button.focus({ preventScroll: true });
    showBusy(tap.button);
    sendEvent({ kind: tap.part === 'panel' ? 'open-panel' : 'open-consent' });
  }
  return tap !== null;
}

/** One listener for the menu instead of an island a dish. Without script a card is a link. */
export function readClicks(wake: () => void): () => void {
  const listen = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target && readButton(target)) return wake();
    const own = target && readOwnAdd(target);
    const tap = target && readDishTap(target);
    if ((!tap && !own) || !isPlain(event)) return;
    if (own) {
      event.preventDefault();
      showBusy(own);
      sendEvent({ kind: 'add-own', href: own.href });
      return wake();
    }
    if (!tap) return;
    event.preventDefault();
    const { dish, pressed, kind, productId, href } = tap;
    // Touch does not focus links; closing returns the focus here.
    pressed.focus({ preventScroll: true });
    showBusy(dish);
    sendEvent({ kind, productId, href, dish });
    wake();
  };
  document.addEventListener('click', listen);
  if (takeEarlyTaps().filter(readButton).length > 0) wake();
  return () => document.removeEventListener('click', listen);
}

export function settle(): void {
  for (const element of busy) element.removeAttribute('aria-busy');
  busy.clear();
}
