import { holdPage } from './document/hold-page';

/** The dialog of the document that says a page waits for the line; it needs no script but this. */
export const OFFLINE_NOTICE_ID = 'offline-notice';

function findNotice(): HTMLDialogElement | null {
  const found = document.getElementById(OFFLINE_NOTICE_ID);
  return found instanceof HTMLDialogElement ? found : null;
}

/**
 * Goes to another page. Without a line the diner keeps this one and is told so, and it goes on by itself when the line
 * is back, unless they close the notice.
 */
export function goTo(href: string, go = (to: string) => location.assign(to)): void {
  const notice = findNotice();
  const link = notice?.querySelector('a');
  if (navigator.onLine || !notice || !link) {
    go(href);
    return;
  }
  link.href = href;
  // It waits already, and goes where its link now leads.
  if (notice.open) return;
  const leave = () => go(link.href);
  addEventListener('online', leave, { once: true });
  notice.addEventListener('close', () => removeEventListener('online', leave), { once: true });
  holdPage(notice);
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** The page of this site that a tap leads to, or null when it leads to none or elsewhere. */
function pageOf(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.hasAttribute('href') || link.target === '_blank' || link.origin !== location.origin) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  const leadsOn = !(isHere && link.hash !== '') && isPlain(event) && !event.defaultPrevented;
  return leadsOn ? link.href : null;
}

/**
 * Has every link of the document wait for the line, instead of the browser's own page for a dead one.
 * @returns what ends it
 */
export function keepPageOffline(go?: (to: string) => void): () => void {
  const listen = (event: MouseEvent) => {
    const href = navigator.onLine ? null : pageOf(event);
    if (href === null) return;
    event.preventDefault();
    goTo(href, go);
  };
  // After the document's own listeners, which answer what is no leaving.
  addEventListener('click', listen);
  return () => removeEventListener('click', listen);
}
