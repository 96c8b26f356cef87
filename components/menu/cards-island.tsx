'use client';

import { useEffect } from 'react';
import { showAddButtons } from '@/lib/browser/menu-markup/add-buttons';
import { findMenu } from '@/lib/browser/menu-markup/menu';
import { keepPrices } from './keep-prices';

/** Runs cards that stand outside a menu with its bar. */
export function CardsIsland({ timezone }: { timezone: string }) {
  useEffect(() => {
    const root = findMenu();
    if (!root) return;
    void showAddButtons(root);
    return keepPrices({ root, timezone });
  }, [timezone]);
  return null;
}
