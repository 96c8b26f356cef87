import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OrderAhead } from '@/components/booking/order-ahead/order-ahead';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Booking } from '@/lib/contract/booking/booking';
import type { BookingStep } from '@/lib/domain/booking/booking-step';
import { type BookingAccess, useBookingCalls } from '@/lib/queries/booking/booking-info';
import { showError } from '@/lib/stores/error-store';
import { RateButton } from '../rate/rate-button';
import { BookingFacts } from './booking-facts';
import { BookingTools } from './booking-tools';
import { useBookingStep, useCanChange } from './booking-words';

type Props = { booking: Booking; access: BookingAccess };

/** A guest does nothing about the waiting list. */
const STANDING = {
  pending: 'guest_pending',
  approved: 'guest_approved',
  seated: 'guest_seated',
  waiting: 'guest_waiting',
  offered: 'guest_waiting',
  offer_over: 'guest_waiting',
  cancelled: 'cancelled_title',
  past: 'past_title',
} as const satisfies Record<BookingStep, string>;

function LeaveBooking({ booking, access }: Props) {
  const t = useTranslations('BookInfo');
  const { leave, isPending } = useBookingCalls(access);
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const go = async () => {
    const outcome = await leave();
    close();
    if (outcome.kind === 'failed') showError(outcome.error, () => void go());
  };
  return (
    <>
      <button
        type="button"
        className="button button-quiet mt-6 w-full"
        disabled={isPending}
        onClick={() => setAsked(true)}
      >
        {t('leave')}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('leave_title')}
          keep={t('leave_keep')}
          go={t('leave_go')}
          isPending={isPending}
          onClose={close}
          onGo={() => void go()}
        >
          <p>{t('leave_text', { name: booking.name })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** A guest sees the booking, and takes themself out (rule booking/guests). */
export function GuestBooking({ booking, access }: Props) {
  const t = useTranslations('BookInfo');
  const step = useBookingStep(booking);
  const canLeave = useCanChange(booking);
  const isOver = step === 'cancelled' || step === 'past';
  const isOut = booking.guests.some(({ number, is_out }) => number === booking.me && is_out);
  const { name, supplier } = booking;
  return (
    <>
      <div role="status" aria-live="polite">
        <h1 className="text-page">{t('guest_title', { name, branch: supplier.name })}</h1>
        <p className="mt-2 text-lead">
          {isOut && !isOver ? t('guest_out', { name }) : t(STANDING[step], { branch: supplier.name })}
        </p>
      </div>
      <BookingFacts booking={booking} />
      {!isOut && <BookingTools booking={booking} step={step} />}
      {!isOver && !isOut && <OrderAhead booking={booking} access={access} canChange={false} />}
      {!isOver && !isOut && canLeave && <LeaveBooking booking={booking} access={access} />}
      <RateButton booking={booking} access={access} />
      {isOver && (
        <a className={`button mt-6 ${booking.can_rate ? 'button-quiet' : ''}`} href="/">
          {t('home')}
        </a>
      )}
    </>
  );
}
