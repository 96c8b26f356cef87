import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useCancelWords } from '@/components/booking/deposit/booking-deposit';
import { useNightHour } from '@/components/branches/night-hour';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Booking } from '@/lib/contract/booking/booking';
import { hourSentence } from '@/lib/domain/time/print-hour';
import { type BookingAccess, useBookingCalls } from '@/lib/queries/booking/booking-info';
import { showError } from '@/lib/stores/error-store';
import { useDayName } from './booking-words';

const CANCEL = {
  ask: 'cancel',
  title: 'cancel_title',
  text: 'cancel_text',
  keep: 'cancel_keep',
  go: 'cancel_go',
} as const;
const LEAVE_LIST = {
  ask: 'unlist',
  title: 'unlist_title',
  text: 'unlist_text',
  keep: 'unlist_keep',
  go: 'unlist_go',
} as const;

/** Asks first: it is for all guests too (rule booking/change). */
export function CancelBooking({
  booking,
  access,
  onCancelled,
}: {
  booking: Booking;
  access: BookingAccess;
  onCancelled: () => void;
}) {
  const t = useTranslations('BookInfo');
  const { cancel, isPending } = useBookingCalls(access);
  const [isAsked, setAsked] = useState(false);
  const dayName = useDayName();
  const print = useNightHour();
  const deposit = useCancelWords(booking)();
  const words = booking.state === 'waiting_list' ? LEAVE_LIST : CANCEL;
  const guests = booking.guests.filter(({ is_out }) => !is_out).length;
  const close = () => setAsked(false);
  const go = async () => {
    const outcome = await cancel();
    close();
    if (outcome.kind === 'failed') showError(outcome.error, () => void go());
    else onCancelled();
  };
  return (
    <>
      <button
        type="button"
        className="button button-quiet w-full"
        disabled={isPending}
        onClick={() => setAsked(true)}
      >
        {t(words.ask)}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t(words.title)}
          keep={t(words.keep)}
          go={t(words.go)}
          isPending={isPending}
          onClose={close}
          onGo={() => void go()}
        >
          <p>{hourSentence(t(words.text, { day: dayName(booking.day), hour: print(booking), guests }))}</p>
          {deposit !== null && <p>{deposit}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}
