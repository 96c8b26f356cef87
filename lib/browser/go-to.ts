import { holdPage } from './document/hold-page';

/** In every document; needs no other script. */
export const OFFLINE_NOTICE_ID = 'offline-notice';

function findNotice(): HTMLDialogElement | null {
  const found = document.getElementById(OFFLINE_NOTICE_ID);
  return found instanceof HTMLDialogElement ? found : null;
}

/** Offline the page stays, says so and goes on when the connection is back, unless the notice is closed. */
export function goTo(href: string, go = (to: string) => location.assign(to)): void {
  const notice = findNotice();
  const link = notice?.querySelector('a');
  if (navigator.onLine || !notice || !link) {
    go(href);
    return;
  }
  link.href = href;
  if (notice.open) return;
  const leave = () => go(link.href);
  addEventListener('online', leave, { once: true });
  notice.addEventListener('close', () => removeEventListener('online', leave), { once: true });
  holdPage(notice);
}

/** A tap that follows its link here, not in another tab or window. */
export const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

function pageOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.hasAttribute('href') || link.target === '_blank' || link.origin !== location.origin) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  const leadsOn = !(isHere && link.hash !== '') && isPlain(event) && !event.defaultPrevented;
  return leadsOn ? link.href : null;
}

/** Makes links wait for the connection, instead of the browser's error page. @returns the stop function */
export function keepPageOffline(go?: (to: string) => void): () => void {
  const listen = (event: MouseEvent) => {
    const href = navigator.onLine ? null : pageOf(event);
    if (href === null) return;
    event.preventDefault();
    goTo(href, go);
  };
  // After the document's own listeners, which may prevent leaving.
  addEventListener('click', listen);
  return () => removeEventListener('click', listen);
}
