import { UserMinus } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import type { Booking } from '@/lib/contract/booking/booking';
import { type BookingAccess, useBookingCalls } from '@/lib/queries/booking/booking-info';
import { showError } from '@/lib/stores/error-store';
import { usePeopleWords } from './booking-words';

/** Asks first: their links open nothing afterwards (rule booking/guests). */
export function RemoveGuest({
  booking,
  access,
  guest: { number, name },
}: {
  booking: Booking;
  access: BookingAccess;
  guest: { number: number; name: string };
}) {
  const t = useTranslations('BookInfo');
  const people = usePeopleWords();
  const { removeGuest, isPending } = useBookingCalls(access);
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const go = async () => {
    const outcome = await removeGuest(number);
    close();
    if (outcome.kind === 'failed') showError(outcome.error, () => void go());
  };
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t('guest_remove', { name })}
        disabled={isPending}
        onClick={() => setAsked(true)}
      >
        <Icon of={UserMinus} size={20} />
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('guest_remove_title', { name })}
          keep={t('guest_remove_keep')}
          go={t('guest_remove_go')}
          isPending={isPending}
          onClose={close}
          onGo={() => void go()}
        >
          <p>{t('guest_remove_text', { people: people(booking.people) })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
