'use client';

import { useEffect } from 'react';
import { keepPrices } from '@/components/shell/promo-marks';
import { showAddButtons } from './add-buttons';

/** What the cards of a screen do by themselves, where no menu with its bar is around them. */
export function CardsIsland({ timezone }: { timezone: string }) {
  useEffect(() => {
    const root = document.getElementById('menu');
    if (!root) return;
    showAddButtons(root);
    return keepPrices({ root, timezone });
  }, [timezone]);
  return null;
}
