'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useNow } from '@/lib/browser/use-now';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';

/** The words that went to who booked by mail, the last first; their booking's page shows them too. */
export function SentMessages({ messages }: Pick<StaffBooking, 'messages'>) {
  const t = useTranslations('StaffBookings');
  const format = useFormatter();
  const now = useNow();
  if (messages.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h4 className="font-semibold">{t('sent')}</h4>
      <ul className="grid gap-2">
        {[...messages].reverse().map(({ words, at }) => (
          <li key={`${at} ${words}`} className="help-message" data-from="branch">
            <p dir="auto" className="whitespace-pre-line">
              {words}
            </p>
            <p className="text-muted">{format.relativeTime(new Date(at), now)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
