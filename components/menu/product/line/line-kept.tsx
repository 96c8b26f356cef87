import { useLocale, useTranslations } from 'next-intl';
import { useBranchClock } from '@/components/branches/branch-clock';
import type { CartLine } from '@/lib/contract/cart/cart';
import { hourSentence } from '@/lib/domain/time/print-hour';

/** The dish costs more by now, and not for this cart yet (rule cart/kept-price). */
export function LineKept({ line: { kept_until: until } }: { line: Pick<CartLine, 'kept_until'> }) {
  const t = useTranslations('Cart');
  const clock = useBranchClock(useLocale());
  return (
    until && (
      <span className="block text-success">{hourSentence(t('price_kept', { until: clock(until) }))}</span>
    )
  );
}
