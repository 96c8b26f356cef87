'use client';

import { useEffect } from 'react';
import { findMenu } from '@/lib/browser/menu-markup/menu';
import { showAddButtons } from '@/lib/browser/menu-markup/taps';
import { keepPrices } from './keep-prices';

/** What the cards of a screen do by themselves, where no menu with its bar is around them. */
export function CardsIsland({ timezone }: { timezone: string }) {
  useEffect(() => {
    const root = findMenu();
    if (!root) return;
    showAddButtons(root);
    return keepPrices({ root, timezone });
  }, [timezone]);
  return null;
}
