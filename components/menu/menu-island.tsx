'use client';

import { useEffect } from 'react';
import { afterPaint } from '@/lib/browser/document/after-paint';
import { showAddButtons } from '@/lib/browser/menu-markup/add-buttons';
import { findBar } from '@/lib/browser/menu-markup/bar';
import { findMenu } from '@/lib/browser/menu-markup/menu';
import { partAround, sectionOfHash } from '@/lib/browser/menu-markup/sections';
import { followSections } from './follow-sections';
import { isArriving } from './is-arriving';
import { keepPrices } from './keep-prices';
import { loadAround, startParts } from './parts/start-parts';
import { scrollToSection } from './scroll-to-section';
import { followSearch } from './search/menu-search';

/** Shows what waits for a script, and follows the reader. @returns the stop function */
function startMenu({ root, bar, timezone }: { root: HTMLElement; bar: HTMLElement; timezone: string }) {
  const search = followSearch({ root, bar, loadParts: () => parts });
  void showAddButtons(root);
  const parts = startParts({ root, timezone, onInserted: search.refresh });
  const anchor = sectionOfHash(location.hash);
  if (anchor && partAround(anchor)) void loadAround({ anchor, parts }).then(() => scrollToSection(anchor));
  else if (anchor && isArriving()) void scrollToSection(anchor);
  const stops = [keepPrices({ root, timezone }), search.stop, () => void parts.then((all) => all?.stop())];
  // In a later task, because it measures layout.
  stops.push(afterPaint(() => stops.push(followSections(bar))));
  return () => {
    for (const stop of stops) stop();
  };
}

/** One island: static cards (guarantee/first-load-weight), in a task of its own (guarantee/blocking-time). */
export function MenuIsland({ timezone }: { timezone: string }) {
  useEffect(() => {
    const root = findMenu();
    const bar = root && findBar(root);
    if (!root || !bar) return;
    let stop: () => void;
    stop = afterPaint(() => {
      stop = startMenu({ root, bar, timezone });
    });
    return () => stop();
  }, [timezone]);
  return null;
}
