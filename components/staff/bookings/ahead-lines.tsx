'use client';

import { useTranslations } from 'next-intl';
import { Options } from '@/components/staff/board/order-options';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { formatAmount } from '@/lib/domain/money/money';
import { useDay } from './day-context';

/** The dishes that its party ordered ahead (rule booking/ordering-ahead). */
export function AheadLines({ booking: { order, seated_at: seatedAt } }: { booking: StaffBooking }) {
  const t = useTranslations('StaffBookings');
  const { currency } = useDay();
  if (!order) return null;
  return (
    <section className="booking-part">
      <h3 className="text-lead">{t('ahead')}</h3>
      <ul className="grid gap-2">
        {order.lines.map((line) => (
          <li key={line.id} className={line.is_gone ? 'text-muted' : ''}>
            <span className={line.is_gone ? 'line-through' : 'font-semibold'}>
              {line.count} × {line.name}
            </span>
            {line.is_gone && ` · ${t('ahead_gone')}`}
            <Options options={line.options} />
            {line.comment !== '' && (
              <span dir="auto" className="board-warn mt-1 block">
                {line.comment}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="font-semibold">
        {t('ahead_total', { amount: formatAmount({ amount: order.total, currency }) })}
      </p>
      {order.sent_at !== null && <p className="text-muted">{t('ahead_sent')}</p>}
      {order.sent_at === null && seatedAt === null && <p className="text-muted">{t('ahead_waits')}</p>}
    </section>
  );
}
