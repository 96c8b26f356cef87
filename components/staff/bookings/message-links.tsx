'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton } from '@/components/staff/named-button';
import { useShop } from '@/components/staff/shop';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { phoneHref, whatsappTextHref } from '@/lib/domain/branches/contact';
import { useDay } from './day-context';
import { MailDialog } from './dialogs/mail-dialog';
import { useReadyMessages } from './ready-messages';
import { SentMessages } from './sent-messages';

/** A chat that begins with these words. The restaurant sends nothing by it. */
function Chat({ phone, name, words }: { phone: string; name: string; words: string }) {
  return (
    <a
      className="link-button"
      target="_blank"
      rel="noreferrer"
      href={whatsappTextHref(phone, words) ?? undefined}
    >
      {name}
    </a>
  );
}

/** A call, a chat, and a mail where one reaches who booked. */
export function MessageLinks({ booking }: { booking: StaffBooking }) {
  const t = useTranslations('StaffBookings');
  const { name: shop } = useShop();
  const { mayWrite } = useDay();
  const ready = useReadyMessages(booking);
  const [isWriting, setWriting] = useState(false);
  const { contact } = booking;
  if (!contact) return null;
  const phone = `+${contact.phone_code}${contact.phone}`;
  const call = phoneHref(phone);
  return (
    <section className="booking-part">
      <h3 className="text-lead">{t('write')}</h3>
      <div className="booking-acts">
        {call !== null && (
          <a className="button button-quiet" href={call}>
            {t('call', { phone: `+${contact.phone_code} ${contact.phone}` })}
          </a>
        )}
        {mayWrite && booking.can_mail && (
          <NamedButton words={t('mail')} className="button button-quiet" onClick={() => setWriting(true)} />
        )}
      </div>
      <div className="booking-chats">
        <Chat {...{ phone }} name={t('chat')} words={t('chat_hello', { name: contact.name, shop })} />
        {ready.map(({ name, words }) => (
          <Chat key={name} {...{ phone, name, words }} />
        ))}
      </div>
      <SentMessages messages={booking.messages} />
      {isWriting && <MailDialog {...{ booking }} onDone={() => setWriting(false)} />}
    </section>
  );
}
