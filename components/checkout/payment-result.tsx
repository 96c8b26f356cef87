'use client';

import { CircleX, Clock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Payment } from '@/lib/contract/orders';
import { useVisit } from '@/lib/visit/visit-provider';

const TITLES = {
  declined: 'result_declined',
  error: 'result_error',
  expired: 'result_expired',
} as const;

/** A payment that is on its way: it says not to pay again (decision 79). */
export function PendingPayment() {
  const t = useTranslations('Checkout');
  return (
    <section className="grid justify-items-center gap-3 py-8 text-center" role="status">
      <Clock size={48} aria-hidden className="text-brand-text" />
      <h2 className="text-[22px]">{t('result_pending')}</h2>
      <p className="max-w-[36ch]">{t('result_pending_text')}</p>
      <progress className="meter mt-2" aria-label={t('paying')} />
    </section>
  );
}

/** What failed, that nothing was charged, and until when it can be tried again, in words (screens, «Payment»). */
export function FailedPayment({ payment, locale }: { payment: Payment; locale: string }) {
  const t = useTranslations('Checkout');
  const { status, message, retry_until: until } = payment;
  const title = status === 'declined' || status === 'expired' ? TITLES[status] : TITLES.error;
  const timeZone = useVisit().screen.supplier?.timezone;
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...(timeZone ? { timeZone } : {}) });
  const time = until && clock.format(new Date(until));
  return (
    <section className="card mb-6 grid gap-2 p-4" role="alert">
      <h2 className="flex items-center gap-2 text-[18px]">
        <CircleX size={22} aria-hidden className="text-danger" />
        {t(title)}
      </h2>
      {message && <p>{message}</p>}
      <p>
        {/* A time may end with the point of «a. m.», and a sentence ends with one. */}
        {t('not_charged')} {time && t('retry_until', { time }).replace(/\.\.$/, '.')}
      </p>
    </section>
  );
}
