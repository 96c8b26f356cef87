import { showConsentBanner } from '@/lib/session/consent-banner';
import { takeEarlyTaps } from './early-taps';
import { readDishTap } from './menu-markup/taps';
import { readPageButton } from './page-buttons';
import { sendEvent } from './page-events';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const busy = new Set<HTMLElement>();
/** Until something answers, what was tapped says itself that the tap arrived. */
function showBusy(element: HTMLElement): void {
  element.setAttribute('aria-busy', 'true');
  busy.add(element);
}

/** @returns whether a button was tapped that a script alone can answer */
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

/**
 * One listener for the whole menu instead of an island a dish: a tap on a card opens its product, a tap on its
 * button adds it, and without script the card is a link to the product's page.
 */
export function readClicks(wake: () => void): () => void {
  const listen = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target && readButton(target)) return wake();
    const tap = target && readDishTap(target);
    if (!tap || !isPlain(event)) return;
    event.preventDefault();
    const { dish, pressed, kind, productId, href } = tap;
    // Where the focus comes back to; a touch does not leave it on a link by itself.
    pressed.focus({ preventScroll: true });
    showBusy(dish);
    sendEvent({ kind, productId, href, dish });
    wake();
  };
  document.addEventListener('click', listen);
  if (takeEarlyTaps().filter(readButton).length > 0) wake();
  return () => document.removeEventListener('click', listen);
}

/** Takes back what `readClicks` said on cards and buttons. */
export function settle(): void {
  for (const element of busy) element.removeAttribute('aria-busy');
  busy.clear();
}
