'use client';

import { useTranslations } from 'next-intl';
import { useHours, useShop } from '@/components/staff/shop';
import { useNow } from '@/lib/browser/use-now';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { phoneHref, whatsappTextHref } from '@/lib/domain/branches/contact';
import { hostStateOf, isOver } from '@/lib/domain/staff/booking-day';
import { hourSentence } from '@/lib/domain/time/print-hour';
import { useDateText } from './use-booking-text';

const READY = ['confirm', 'table', 'coming'] as const;

/** A call, or a chat that begins with ready words. The restaurant sends nothing by itself. */
export function MessageLinks({ booking }: { booking: StaffBooking }) {
  const t = useTranslations('StaffBookings');
  const sayDate = useDateText();
  const { hour } = useHours();
  const { name: shop } = useShop();
  const state = hostStateOf(booking, useNow());
  const { contact } = booking;
  if (!contact) return null;
  const phone = `+${contact.phone_code}${contact.phone}`;
  const call = phoneHref(phone);
  const said = { name: contact.name, shop, date: sayDate(booking.day), hour: hour(booking.hour) };
  const chats = isOver(state) ? [] : READY;
  return (
    <section className="booking-part">
      <h3 className="text-lead">{t('write')}</h3>
      {call !== null && (
        <a className="button button-quiet" href={call}>
          {t('call', { phone: `+${contact.phone_code} ${contact.phone}` })}
        </a>
      )}
      <div className="booking-chats">
        <a
          className="link-button"
          target="_blank"
          rel="noreferrer"
          href={whatsappTextHref(phone, t('chat_hello', said)) ?? undefined}
        >
          {t('chat')}
        </a>
        {chats.map((words) => (
          <a
            key={words}
            className="link-button"
            target="_blank"
            rel="noreferrer"
            href={whatsappTextHref(phone, hourSentence(t(`chat_${words}`, said))) ?? undefined}
          >
            {t(`chat_${words}_go`)}
          </a>
        ))}
      </div>
    </section>
  );
}
