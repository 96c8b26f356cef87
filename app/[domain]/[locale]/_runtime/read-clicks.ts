import { showConsentBanner } from '@/lib/visit/consent-banner';
import { takeEarlyTaps } from '@/lib/visit/first-script';
import { act, glanceAt } from '@/lib/visit/page-actions';

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Buttons that the runtime alone can answer. @returns whether it was one */
function readButton(target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-open], [data-answer]');
  if (!button) return false;
  const { open, answer } = button.dataset;
  if (answer !== undefined) {
    showConsentBanner(false);
    act({ kind: 'answer-consent', accepted: answer === 'all' });
    return true;
  }
  button.focus({ preventScroll: true });
  button.setAttribute('aria-busy', 'true');
  act({ kind: open === 'panel' ? 'open-panel' : 'open-consent' });
  return true;
}

/**
 * One listener for the whole menu instead of an island a dish: a tap on a card opens its product, a tap on its
 * button adds it, and without script the card is a link to the product's page.
 */
export function readClicks(wake: () => void): () => void {
  const listen = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target && readButton(target)) return wake();
    const link = target?.closest('[data-add], [data-product]');
    const card = link?.closest('.dish');
    const href = card?.querySelector('a')?.href;
    if (!(link instanceof HTMLElement) || !card || href === undefined || !isPlain(event)) return;
    event.preventDefault();
    const { add, product, quick } = link.dataset;
    const kind = quick === undefined ? 'open-product' : 'add-product';
    // Where the focus comes back to; a touch does not leave it on a link by itself.
    link.focus({ preventScroll: true });
    // Until something answers, the card itself says that the tap arrived.
    card.setAttribute('aria-busy', 'true');
    act({ kind, productId: Number(add ?? product), href, from: glanceAt(card) });
    wake();
  };
  document.addEventListener('click', listen);
  if (takeEarlyTaps().filter(readButton).length > 0) wake();
  return () => document.removeEventListener('click', listen);
}

/** Takes back what `readClicks` said on cards and buttons. */
export function settle(): void {
  for (const busy of document.querySelectorAll('.dish[aria-busy], [data-open][aria-busy]')) {
    busy.removeAttribute('aria-busy');
  }
}
