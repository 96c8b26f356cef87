'use client';

import { Clock } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { useBranchClock } from '@/components/branches/branch-clock';
import { Icon } from '@/components/ui/icon';
import { hourSentence } from '@/lib/domain/time/print-hour';

/** «Llega entre 8:40 y 8:55», by the branch's clock. */
export function useArrivalText() {
  const t = useTranslations('Cart');
  const clock = useBranchClock(useLocale());
  return ({ service, from, to }: { service: string; from: Date | string; to: Date | string }): string =>
    t('arrives', { service, from: clock(from), to: clock(to) });
}

/** Says between which hours an order comes or is ready, by the branch's clock; `isLate`: that is over (rule orders/arrival). */
export function ArrivalNote({
  service,
  from,
  to,
  isLate = false,
}: {
  service: string;
  from: Date | string;
  to: Date | string;
  isLate?: boolean;
}) {
  const t = useTranslations('Cart');
  const clock = useBranchClock(useLocale());
  const values = { service, from: clock(from), to: clock(to) };
  return (
    <p className="flex items-start gap-2 font-semibold">
      <Icon of={Clock} size={20} className="mt-[2px] flex-none" />
      {isLate ? hourSentence(t('arrives_late', values)) : t('arrives', values)}
    </p>
  );
}
