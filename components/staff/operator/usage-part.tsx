'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useHereTime } from '@/components/staff/use-here-time';
import type { OperatorTenant } from '@/lib/contract/staff/operators/operator-calls';

const FIGURES = [
  'orders',
  'orders_30',
  'orders_7',
  'visits_30',
  'diners',
  'products',
  'people',
  'devices',
  'keys',
] as const;
const MEGABYTE = 1_000_000;

/** How much a restaurant uses of the installation. */
export function UsagePart({ tenant: { usage } }: { tenant: OperatorTenant }) {
  const t = useTranslations('StaffOperator');
  const format = useFormatter();
  const { moment } = useHereTime();
  const megabytes = format.number(usage.picture_bytes / MEGABYTE, { maximumFractionDigits: 1 });
  return (
    <section className="tenant-part">
      <h2 className="text-section">{t('usage')}</h2>
      <dl className="tenant-usage">
        {FIGURES.map((name) => (
          <div className="contents" key={name}>
            <dt>{t(`usage_${name}`)}</dt>
            <dd>{format.number(usage[name])}</dd>
          </div>
        ))}
        <dt>{t('usage_pictures')}</dt>
        <dd>{t('megabytes', { count: megabytes })}</dd>
      </dl>
      <p className="text-muted">
        {usage.last_order_at === null
          ? t('no_order')
          : t('last_order', {
              when: moment(usage.last_order_at),
            })}
      </p>
    </section>
  );
}
