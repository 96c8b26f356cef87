'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useNow } from '@/lib/browser/use-now';
import type { TenantLine } from '@/lib/contract/staff/operators/operator-calls';

/** One restaurant of the list: whose it is, whether it sells, and what waits there. */
export function TenantRow({ tenant }: { tenant: TenantLine }) {
  const t = useTranslations('StaffOperator');
  const format = useFormatter();
  const now = useNow();
  const { slug, name, status, country, domains, waiting, owners } = tenant;
  const last = tenant.last_order_at;
  return (
    <li className="tenant-row">
      <a href={`/operator/${slug}`}>
        <strong>{name}</strong>
        <span className="text-muted">{[domains[0] ?? slug, country].join(' · ')}</span>
      </a>
      <div className="tenant-facts">
        {status === 'locked' && <span className="tenant-sign">{t('state_locked')}</span>}
        {waiting > 0 && <span className="tenant-sign">{t('waiting', { count: waiting })}</span>}
        {owners === 0 && <span className="tenant-sign">{t('no_owner')}</span>}
        <span>{t('orders_of', { week: tenant.orders_7, month: tenant.orders_30 })}</span>
        <span className="text-muted">
          {last === null
            ? t('no_order')
            : t('last_order', { when: format.relativeTime(new Date(last), now) })}
        </span>
      </div>
    </li>
  );
}
