import { getLocale, getTranslations } from 'next-intl/server';
import type { Branch } from '@/lib/contract/branches/supplier';
import { toWeekRows } from '@/lib/domain/branches/week-hours';
import { printHours } from '@/lib/domain/time/print-hour';

export async function BranchHours({ hours }: { hours: Branch['opening_hours'] }) {
  const [t, days, locale] = [
    await getTranslations('Branches'),
    await getTranslations('Hours'),
    await getLocale(),
  ];
  return (
    <details className="branch-hours">
      <summary>{t('hours')}</summary>
      <dl>
        {toWeekRows(hours).map(({ from, to, times }) => (
          <div key={from}>
            <dt>{from === to ? days(from) : t('days', { from: days(from), to: days(to) })}</dt>
            <dd>
              {times.length === 0
                ? t('closed_day')
                : times.map(({ open, close }) => printHours({ from: open, to: close }, locale)).join(' · ')}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
