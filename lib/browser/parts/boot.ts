import { painted } from '@/lib/browser/document/after-paint';
import { goTo } from '@/lib/browser/go-to';
import { productOfPath } from '@/lib/browser/links/product-address';
import { findPeek } from '@/lib/browser/menu-markup/menu';
import { DISH_EVENTS, giveUpEvents, isEventWaiting } from '@/lib/browser/taps/page-events';
import { readClicks, settle } from '@/lib/browser/taps/read-clicks';
import type { ScreenFacts } from '@/lib/domain/tenant/page-facts';
import { sayPartIsMissing } from './load-part';

const GRACE_MS = 200;
/** Signs that a reader may order. A screen reader only clicks. */
const INTENTS = ['pointerdown', 'pointermove', 'scroll', 'keydown', 'click'] as const;

/** Works after load, when the browser is idle; Safari has no idle callback. */
export function whenIdle(work: () => void): void {
  const later = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, GRACE_MS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

/** A tap without an answer follows its link, or the page says what is missing. */
function giveUp(): void {
  const { asked, href } = giveUpEvents();
  if (!asked) return;
  settle();
  if (href === null) sayPartIsMissing();
  else goTo(href);
}

/** Calls back at the first sign. @returns the stop function */
function watchIntent(onIntent: () => void): () => void {
  const stop = () => {
    for (const intent of INTENTS) window.removeEventListener(intent, hear, { capture: true });
  };
  const hear = () => {
    stop();
    onIntent();
  };
  for (const intent of INTENTS) window.addEventListener(intent, hear, { passive: true, capture: true });
  return stop;
}

export type Boot = {
  /** For an existing order or a closed branch. */
  wantOrdering: () => void;
  stop: () => void;
};

/**
 * Starts at idle, stage by stage, or with the first tap, all at once (guarantee/first-load-weight). `stages` bring what
 * `loadPage` is built on, each in a task of its own (guarantee/blocking-time).
 */
export function bootPage({
  screen,
  stages,
  loadPage,
  loadOrdering,
}: {
  screen: ScreenFacts;
  stages: readonly (() => Promise<void>)[];
  loadPage: () => Promise<void>;
  loadOrdering: () => Promise<void>;
}): Boot {
  if (screen.isPersonal) return { wantOrdering: () => undefined, stop: readClicks(() => undefined) };
  const isMenu = screen.supplier !== null;
  let wantsOrdering = isMenu && productOfPath(location.pathname) !== null;
  let isStarted = false;
  const start = async () => {
    isStarted = true;
    await Promise.all([loadPage(), wantsOrdering && loadOrdering()]);
  };
  // Failures matter only after a tap, which asks again, and to a kept menu, which is of another hour than the connection that is back.
  const startUnasked = () =>
    void start().catch(() => window.addEventListener('online', startUnasked, { once: true }));
  const startInStages = async () => {
    // A restored position shows a reader. Asked earlier it would lay the page out once more.
    wantsOrdering ||= isMenu && scrollY > 0;
    for (const load of stages) {
      if (wantsOrdering || isStarted) break;
      // One task for all would hold a tap up for more than 50 ms (docs/decisions/0011).
      await load().then(painted, () => undefined);
    }
    // A product's own page is opened to order it.
    wantsOrdering ||= screen.view === 'Product' && screen.canOrder;
    if (!isStarted) startUnasked();
  };
  const wantOrdering = () => {
    if (!isMenu || wantsOrdering) return;
    wantsOrdering = true;
    if (isStarted) startUnasked();
  };
  const wake = () => {
    if (!isEventWaiting()) return;
    wantsOrdering ||= isMenu && isEventWaiting(DISH_EVENTS);
    void start().catch(giveUp);
  };
  const stops = [readClicks(wake), watchIntent(wantOrdering)];
  if (findPeek()) startUnasked();
  else whenIdle(() => void startInStages());
  return {
    wantOrdering,
    stop: () => {
      for (const stop of stops) stop();
      window.removeEventListener('online', startUnasked);
    },
  };
}
