import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import { useChosenService } from '@/lib/browser/use-chosen-service';
import type { Product } from '@/lib/contract/menu/menu';
import { resolveOffer } from '@/lib/domain/menu/dish-offer';

type Shown = { available: boolean; price: string };

function useShown({ product, timezone }: { product: Product | null; timezone: string }): Shown | null {
  const { currency } = useApp().tenant;
  const t = useTranslations('Product');
  const sayFrom = (price: string) => t('from', { price });
  const service = useChosenService();
  if (!product) return null;
  const { price } = resolveOffer({ product, currency, at: new Date(), timezone, service, sayFrom });
  return { available: product.available, price };
}

/** The sentence on changes since the product came; null without any (rule menu/live). */
export function useProductNews(given: { product: Product | null; timezone: string }): string | null {
  const t = useTranslations('Live');
  const shown = useShown(given);
  const [before, setBefore] = useState(shown);
  const [said, setSaid] = useState<string | null>(null);
  if (shown && (before?.available !== shown.available || before.price !== shown.price)) {
    setBefore(shown);
    if (before && before.available !== shown.available)
      setSaid(t(shown.available ? 'open_back' : 'open_gone'));
    else if (before) setSaid(t('open_price', { from: before.price, to: shown.price }));
  }
  return said;
}
