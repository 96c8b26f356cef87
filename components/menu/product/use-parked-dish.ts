import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import type { Product } from '@/lib/contract/menu/menu';
import { placeQuestionStore } from '@/lib/stores/delivery/parked-dish';
import { type Line, startLine } from './line/line';
import { lineOfCart } from './line/line-of-cart';

/** Gives a dish that waited its options back, and says why it goes on at this branch (rule delivery/parked). */
export function useParkedDish(productId: number) {
  const { stores, screen } = useApp();
  const t = useTranslations('Place');
  const [parked] = useState(() => {
    const kept = stores.order.getState().parked;
    // Another tab's dish stays its own.
    const isOwn = kept?.isElsewhere || placeQuestionStore.getState().question !== null;
    return isOwn && kept?.product.id === productId ? kept : null;
  });
  return {
    begin: (product: Product | null): Line =>
      parked ? lineOfCart({ product, line: parked.product }) : startLine(product),
    said: parked?.isElsewhere ? t('comes_from', { branch: screen.supplier?.name ?? '' }) : null,
    settle: () => {
      if (parked?.isElsewhere) stores.order.setState({ parked: null });
    },
  };
}
