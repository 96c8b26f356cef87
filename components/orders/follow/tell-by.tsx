'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { Order } from '@/lib/contract/orders/orders';
import type { NoticeWay } from '@/lib/domain/orders/status-notice';
import { useChooseNotices, useNotices } from '@/lib/queries/order-notices';
import { showError } from '@/lib/stores/error-store';

/** How its owner is told how the order stands; nothing where there is no way (rule orders/notices). */
export function TellBy({ order: { id, service, contact } }: { order: Order }) {
  const t = useTranslations('Follow');
  const group = useId();
  const { data } = useNotices(id);
  const { choose, asked } = useChooseNotices(id);
  if (!data || data.ways.length === 0) return null;
  const chosen = asked === undefined ? data.by : asked;
  const labels = {
    mail: t('tell_mail', { address: contact?.email ?? '' }),
    sms: t('tell_sms', { address: contact?.phone ?? '' }),
  } satisfies Record<NoticeWay, string>;
  const pick = async (by: NoticeWay | null) => {
    const outcome = await choose(by);
    if (outcome.kind === 'failed') showError(outcome.error, () => void pick(by));
  };
  return (
    <fieldset>
      <legend className="text-lead">{t('tell_by')}</legend>
      <p className="text-muted">{t('tell_note', { service })}</p>
      <div className="mt-2 grid gap-2">
        {[null, ...data.ways].map((way) => (
          <label key={way} className="choice">
            <input type="radio" name={group} checked={chosen === way} onChange={() => void pick(way)} />
            <span className="min-w-0 break-words">{way === null ? t('tell_none') : labels[way]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
