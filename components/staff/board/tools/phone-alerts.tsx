'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSending } from '@/components/staff/use-sending';
import { askToPush, canBePushed } from '@/lib/browser/push-browser';
import { useAlerts } from '@/lib/queries/staff/alerts';

type Refusal = 'denied' | 'failed' | null;

/** One tap lets this phone call its owner to an order that nobody accepts (rule staff/alerts). */
export function PhoneAlerts({ slug, branchId }: { slug: string; branchId: number }) {
  const t = useTranslations('Staff');
  const { alerts, tell } = useAlerts({ slug, branchId });
  const [refusal, setRefusal] = useState<Refusal>(null);
  const key = alerts?.push_key ?? null;
  const { press, isPending, fault } = useSending(async () => {
    setRefusal(null);
    if (alerts?.is_told) return tell(null);
    const asked = key === null ? null : await askToPush(key);
    if (asked?.kind === 'subscribed') return tell(asked.target);
    if (asked?.kind === 'denied' || asked?.kind === 'failed') setRefusal(asked.kind);
  });
  if (!alerts || key === null) return null;
  if (!alerts.is_told && !canBePushed()) return <p className="text-muted">{t('alerts_cannot')}</p>;
  const { minutes } = alerts;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button type="button" className="button button-quiet" disabled={isPending} onClick={press}>
        {alerts.is_told ? t('alerts_stop') : t('alerts_go')}
      </button>
      <span role="status" className="text-muted">
        {alerts.is_told && t('alerts_on', { minutes })}
        {refusal && t(`alerts_${refusal}`)}
      </span>
      {fault !== null && (
        <span role="alert" className="text-danger">
          {fault}
        </span>
      )}
    </div>
  );
}
