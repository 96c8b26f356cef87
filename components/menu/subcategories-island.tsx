'use client';

import { useEffect } from 'react';
import { keepPrices } from '@/components/shell/promo-marks';
import { showAddButtons } from './add-buttons';
import { scrollToSection } from './scroll-to-section';
import { loadAround, startParts } from './start-parts';

/** Marks the category that the document shows, brings what is missing of it and goes to the subcategory asked for. */
export function SubcategoriesIsland({ timezone }: { timezone: string }) {
  useEffect(() => {
    const root = document.getElementById('menu');
    if (!root) return;
    showAddButtons(root);
    const parts = startParts({ root, timezone });
    const id = new URLSearchParams(location.search).get('category') ?? '';
    const section = /^\d+$/.test(id) ? document.getElementById(`c${id}`) : null;
    const tab = section && root.querySelector<HTMLElement>(`[data-tab~="${id}"]`);
    if (section && tab) {
      tab.setAttribute('aria-current', 'page');
      tab.parentElement?.scrollTo({ left: tab.offsetLeft - 16, behavior: 'instant' });
      const isChild = section.parentElement?.closest('.section') !== null;
      void loadAround({ anchor: section, parts }).then(() =>
        isChild ? scrollToSection(section) : undefined,
      );
    }
    const stopPrices = keepPrices({ root, timezone });
    return () => {
      stopPrices();
      void parts.then((all) => all?.stop());
    };
  }, [timezone]);
  return null;
}
