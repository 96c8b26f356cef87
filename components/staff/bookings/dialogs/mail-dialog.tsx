'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useDay } from '@/components/staff/bookings/day-context';
import { FaultText } from '@/components/staff/bookings/fault-text';
import { useReadyMessages } from '@/components/staff/bookings/ready-messages';
import { useBookingFault, useBookingText } from '@/components/staff/bookings/use-booking-text';
import { ReadyWords } from '@/components/staff/ready-words';
import { useSending } from '@/components/staff/use-sending';
import { Dialog } from '@/components/ui/dialog';
import { type StaffBooking, writeToBooker } from '@/lib/contract/staff/booking-calls';
import { MOST_MESSAGE_WORDS } from '@/lib/domain/booking/booking-notices';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { useSendKey } from './use-send-key';

/** Own words, or ready ones by a tap, which may be changed before they are sent. */
export function MailDialog({ booking, onDone }: { booking: StaffBooking; onDone: () => void }) {
  const t = useTranslations('StaffBookings');
  const say = useBookingText();
  const { http } = useStaff();
  const { slug, show } = useDay();
  const ready = useReadyMessages(booking);
  const field = useId();
  const [words, setWords] = useState('');
  const keyOf = useSendKey();
  const { press, isPending, fault } = useSending(async () => {
    const body = { words: words.trim() };
    const params = { id: String(booking.id) };
    show(await http(slug)(writeToBooker, { params, body, idempotencyKey: keyOf(body) }));
    onDone();
  }, useBookingFault());
  const wordsOf = (name: string) => ready.find((one) => one.name === name)?.words ?? '';
  return (
    <Dialog title={t('mail_title', { name: say.who(booking) })} closeLabel={t('keep')} onClose={onDone}>
      <div className="grid gap-4">
        <p>{t('mail_text')}</p>
        <ReadyWords
          ready={ready.map(({ name }) => name)}
          taken={ready.find((one) => one.words === words)?.name ?? ''}
          onTake={(name) => setWords(wordsOf(name))}
        />
        <div className="field">
          <label className="field-label" htmlFor={field}>
            {t('mail_words')}
          </label>
          <textarea
            id={field}
            className="input"
            rows={4}
            dir="auto"
            maxLength={MOST_MESSAGE_WORDS}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        <FaultText {...{ fault }} />
        <button
          type="button"
          className="button"
          aria-busy={isPending}
          disabled={isPending || words.trim() === ''}
          onClick={press}
        >
          {t('mail_go')}
        </button>
      </div>
    </Dialog>
  );
}
