import type { ScreenFacts } from '@/lib/domain/tenant/page-facts';
import { goTo } from './go-to';
import { sayPartIsMissing } from './load-part';
import { findPeek } from './menu-markup/menu';
import { DISH_EVENTS, giveUpEvents, isEventWaiting } from './page-events';
import { productOfPath } from './product-address';
import { readClicks, settle } from './read-clicks';

const GRACE_MS = 200;
/** A finger, a wheel or a key on the page: whoever reads on may order. A screen reader's click comes without them. */
const INTENTS = ['pointerdown', 'pointermove', 'scroll', 'keydown', 'click'] as const;

/** After the load event, when the browser has nothing better to do; Safari has no idle callback. */
export function whenIdle(work: () => void): void {
  const later = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, GRACE_MS);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

/** A tap that nothing can answer does what its link says; one without a link is told why nothing comes. */
function giveUp(): void {
  const { asked, href } = giveUpEvents();
  if (!asked) return;
  settle();
  if (href === null) sayPartIsMissing();
  else goTo(href);
}

/** Calls back at the first sign of somebody at work on the page. @returns what ends it */
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

/** An open product asks for ordering, and a page that was restored where it was left is being read. */
const isReadOn = () => productOfPath(location.pathname) !== null || scrollY > 0;

export type Boot = {
  /** Loads what a menu does, now or with the page: the diner has an order, or the branch has something to say. */
  wantOrdering: () => void;
  stop: () => void;
};

/**
 * Starts what a public page does beyond being read, at idle or at the first tap that needs it
 * (guarantee/first-load-weight). All that a tap needs is asked for in its own task, so it waits for one load and not
 * for a chain of them. A diner's own page begins by itself: only its taps are kept here until it takes them.
 */
export function bootPage({
  screen,
  loadPage,
  loadOrdering,
}: {
  screen: ScreenFacts;
  loadPage: () => Promise<void>;
  loadOrdering: () => Promise<void>;
}): Boot {
  if (screen.isPersonal) return { wantOrdering: () => undefined, stop: readClicks(() => undefined) };
  const isMenu = screen.supplier !== null;
  let wantsOrdering = isMenu && isReadOn();
  let isStarted = false;
  const start = async () => {
    isStarted = true;
    await Promise.all([loadPage(), wantsOrdering && loadOrdering()]);
  };
  // What nobody has asked for may be missing; a tap asks again.
  const startUnasked = () => void start().catch(() => undefined);
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
  else whenIdle(startUnasked);
  return {
    wantOrdering,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
