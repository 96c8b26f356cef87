'use client';

import { useEffect } from 'react';
import { keepPrices } from '@/components/menu/keep-prices';
import { loadAround, startParts } from '@/components/menu/parts/start-parts';
import { scrollToSection } from '@/components/menu/scroll-to-section';
import { showAddButtons } from '@/lib/browser/menu-markup/add-buttons';
import { findMenu } from '@/lib/browser/menu-markup/menu';
import { findTab } from '@/lib/browser/menu-markup/overview';
import { findSection, isSubcategory } from '@/lib/browser/menu-markup/sections';

export function SubcategoriesIsland({ timezone }: { timezone: string }) {
  useEffect(() => {
    const root = findMenu();
    if (!root) return;
    void showAddButtons(root);
    const parts = startParts({ root, timezone });
    const id = new URLSearchParams(location.search).get('category') ?? '';
    const section = findSection(id);
    const tab = section && findTab(root, id);
    if (section && tab) {
      tab.setAttribute('aria-current', 'page');
      tab.parentElement?.scrollTo({ left: tab.offsetLeft - 16, behavior: 'instant' });
      void loadAround({ anchor: section, parts }).then(() =>
        isSubcategory(section) ? scrollToSection(section) : undefined,
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
