import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { BookingDeposit } from '@/components/booking/deposit/booking-deposit';
import { OrderAhead } from '@/components/booking/order-ahead/order-ahead';
import { useHourText } from '@/components/branches/branch-clock';
import { ContactLinks } from '@/components/branches/contact-links';
import { usePageHeading } from '@/components/layout/use-page-heading';
import type { Booking } from '@/lib/contract/booking/booking';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { hourSentence } from '@/lib/domain/time/print-hour';
import type { BookingAccess } from '@/lib/queries/booking/booking-info';
import { RateButton } from '../rate/rate-button';
import { BookingFacts } from './booking-facts';
import { BookingGuests } from './booking-guests';
import { BookingMail } from './booking-mail';
import { BookingOffer } from './booking-offer';
import { BookingStanding } from './booking-standing';
import { BookingTools } from './booking-tools';
import { clockAt, useBookingStep, useCanChange, useDayName } from './booking-words';
import { BranchMessages } from './branch-messages';
import { CancelBooking } from './cancel-booking';
import { ChangeSheet } from './change-sheet';
import { ShareButton } from './share-sheet';

type Props = { booking: Booking; access: BookingAccess };

/** Says until when the booking can be changed here, and whom to call later (rule booking/change). */
function ChangePart({ booking, access, onCancelled }: Props & { onCancelled: () => void }) {
  const t = useTranslations('BookInfo');
  const [isChanging, setChanging] = useState(false);
  const dayName = useDayName();
  const hourText = useHourText();
  const waits = booking.state === 'waiting_list';
  const end = clockAt({ at: booking.change_until, booking });
  return (
    <section className="mt-6 grid gap-3" aria-label={t('changes')}>
      {!waits && (
        <p className="text-muted">
          {hourSentence(t('change_until', { day: dayName(end.date), hour: hourText(end.hour) }))}
        </p>
      )}
      {!waits && (
        <button type="button" className="button button-quiet w-full" onClick={() => setChanging(true)}>
          {t('change')}
        </button>
      )}
      <CancelBooking booking={booking} access={access} onCancelled={onCancelled} />
      {isChanging && <ChangeSheet booking={booking} access={access} onClose={() => setChanging(false)} />}
    </section>
  );
}

/** Books again, for a party that lost its table, or moved the booking by cancelling. */
function BookAgain({ booking: { supplier, people, day } }: { booking: Booking }) {
  const t = useTranslations('BookInfo');
  const form = screenPath({ screen: '*/reservar', slug: supplier.slug });
  return (
    <a className="button mt-6" href={`${form}?people=${people}&date=${day}`}>
      {t('again')}
    </a>
  );
}

/** A booking as its organiser has it. */
export function OwnBooking({ booking, access }: Props) {
  const t = useTranslations('BookInfo');
  const step = useBookingStep(booking);
  const canChange = useCanChange(booking);
  const isOver = step === 'cancelled' || step === 'past';
  const { heading, goToHeading } = usePageHeading();
  const { supplier } = booking;
  return (
    <>
      <BookingStanding booking={booking} step={step} heading={heading} />
      <BranchMessages booking={booking} />
      <BookingDeposit booking={booking} access={access} />
      <BookingOffer booking={booking} step={step} access={access} />
      <BookingFacts booking={booking} />
      <BookingTools booking={booking} step={step} />
      {/* After the visit, dishes that were never sent to the kitchen are not shown. */}
      {step !== 'cancelled' && (!isOver || booking.order?.sent_at) && (
        <OrderAhead booking={booking} access={access} canChange={canChange && !isOver} />
      )}
      {!isOver && canChange && <ChangePart booking={booking} access={access} onCancelled={goToHeading} />}
      {!isOver && !canChange && step !== 'seated' && (
        <section className="mt-6" aria-label={t('changes')}>
          <p>{t('too_late', { branch: supplier.name })}</p>
          <ContactLinks branch={supplier} />
        </section>
      )}
      {!isOver && <BookingGuests booking={booking} access={access} canChange={canChange} />}
      {!isOver && (
        <section className="mt-6 grid gap-2">
          <p className="text-muted">{t('own_link_text')}</p>
          <BookingMail booking={booking} access={access} />
          <ShareButton booking={booking} access={access} guest={null} label={t('own_link')} />
        </section>
      )}
      <RateButton booking={booking} access={access} />
      {step === 'cancelled' && <BookAgain booking={booking} />}
      {isOver && (
        <a
          className={`button ${step === 'cancelled' || booking.can_rate ? 'button-quiet mt-3' : 'mt-6'}`}
          href="/"
        >
          {t('home')}
        </a>
      )}
    </>
  );
}
