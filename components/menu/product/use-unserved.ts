import { useLocale, useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import { followChoice, readWanted } from '@/lib/browser/menu-markup/chosen-service';
import { isOfferedAhead } from '@/lib/browser/menu-markup/served';
import { useChosenService } from '@/lib/browser/use-chosen-service';
import { useNow } from '@/lib/browser/use-now';
import type { Product } from '@/lib/contract/menu/menu';
import { isServed } from '@/lib/domain/menu/served';
import { servedHours } from '@/lib/domain/menu/served-hours';
import { hourSentence } from '@/lib/domain/time/print-hour';
import { chooseService } from '@/lib/stores/choose-service';

/** The hours of a dish that is not served at the wanted time, and the way to order for them; else null (rule menu/served). */
export function useUnserved({ product, timezone }: { product: Product | null; timezone: string }) {
  const { stores } = useApp();
  const [t, words] = [useTranslations('Errors'), useTranslations('Product')];
  const locale = useLocale();
  const choice = useChosenService();
  const now = useNow();
  const at = useSyncExternalStore(followChoice, () => readWanted({ now, choice }));
  if (!product?.served || at === null || isServed({ windows: product.served, at, timezone })) return null;
  const until = (hour: string) => words('served_until', { hour });
  const isAhead = (choice === null || choice === 'delivery') && isOfferedAhead(product.id);
  return {
    said: hourSentence(
      t('product_hours', { hours: servedHours(product.served, locale, until), product: 'none' }),
    ),
    schedule: isAhead ? () => chooseService({ stores, choice: 'schedule' }) : null,
  };
}
