'use client';

import { useEffect } from 'react';
import { keepPrices } from '@/components/shell/promo-marks';
import { afterPaint } from '@/lib/dom/after-paint';
import { showAddButtons } from './add-buttons';
import { followSections } from './follow-sections';
import { followSearch } from './menu-search';
import { scrollToSection } from './scroll-to-section';
import { loadAround, startParts } from './start-parts';

/** The section that an address points to. */
const anchorOf = (hash: string) => (/^#c\d+$/.test(hash) ? document.getElementById(hash.slice(1)) : null);

/** Everything a menu does beyond being read, over its static markup: no card is an island of its own (B3). */
export function MenuIsland({ timezone }: { timezone: string }) {
  useEffect(() => {
    const root = document.getElementById('menu');
    const bar = root?.querySelector<HTMLElement>('[data-menu-bar]');
    if (!root || !bar) return;
    const search = followSearch({ root, bar, loadParts: () => parts });
    showAddButtons(root);
    const parts = startParts({ root, timezone, onPlaced: search.refresh });
    const anchor = anchorOf(location.hash);
    if (anchor?.closest('[data-part]')) {
      void loadAround({ anchor, parts }).then(() => scrollToSection(anchor));
    }
    const stops = [keepPrices({ root, timezone }), search.stop, () => void parts.then((all) => all?.stop())];
    // A turn of its own: it measures what the buttons above have just changed (B5).
    stops.push(afterPaint(() => stops.push(followSections(bar))));
    return () => {
      for (const stop of stops) stop();
    };
  }, [timezone]);
  return null;
}
