'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { NamedThing } from '@/components/staff/named-button';
import { useNow } from '@/lib/browser/use-now';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { hostStateOf } from '@/lib/domain/staff/booking-day';
import { AheadLines } from './ahead-lines';
import { BookingActs } from './booking-acts';
import { Came } from './came';
import { useDay } from './day-context';
import { DepositLine } from './deposit-line';
import { MessageLinks } from './message-links';
import { SendAhead } from './send-ahead';
import { StateMark } from './state-mark';
import { useBookingText, useDateText } from './use-booking-text';

/** The party's own words about the visit. */
function Ratings({ ratings }: Pick<StaffBooking, 'ratings'>) {
  const t = useTranslations('StaffBookings');
  return ratings.map(({ guest, score, comment }) => (
    <div key={guest ?? ''} className="booking-part">
      <p className="font-semibold">
        {t('rating', { score })}
        {guest !== null && (
          <span dir="auto" className="text-muted">
            {' '}
            · {guest}
          </span>
        )}
      </p>
      {comment !== '' && <p dir="auto">{comment}</p>}
    </div>
  ));
}

/** Says who comes, when, and to which table. */
function Facts({ booking }: { booking: StaffBooking }) {
  const say = useBookingText();
  const sayDate = useDateText();
  const { day } = useDay();
  const state = hostStateOf(booking, useNow());
  return (
    <>
      <p className="booking-state" data-state={state}>
        <StateMark {...{ state }} />
        {say.state(booking)}
      </p>
      <p className="text-section font-semibold">{say.hours(booking)}</p>
      <p className="text-lead">
        {[booking.day === day.date ? '' : sayDate(booking.day), say.people(booking), say.tables(booking)]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}

/** Words of a diner are text, whatever stands in them. */
function Said({ title, words }: { title: string; words: string }) {
  return (
    <div className="booking-part booking-note">
      <p className="font-semibold">{title}</p>
      <p dir="auto" className="whitespace-pre-line text-lead">
        {words}
      </p>
    </div>
  );
}

/** One booking whole: beside the day where there is room, else in its place. */
export function OneBooking({ booking, onClose }: { booking: StaffBooking; onClose: () => void }) {
  const t = useTranslations('StaffBookings');
  const say = useBookingText();
  const { kind, notes, decline_reason: reason } = booking;
  const name = say.who(booking);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <aside className="booking-panel" aria-label={t('one', { name })} data-about={`booking-${booking.id}`}>
      <NamedThing {...{ name }}>
        <div className="booking-panel-head">
          <h2 ref={title} dir="auto" tabIndex={-1} className="text-page">
            {name}
          </h2>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('close')}
          </button>
        </div>
        <Facts {...{ booking }} />
        {kind === 'booking' && notes !== '' && <Said title={t('notes')} words={notes} />}
        {reason !== null && <Said title={t('decline_reason')} words={reason} />}
        <Came {...{ booking }} />
        <BookingActs {...{ booking }} />
        <SendAhead {...{ booking }} />
        <MessageLinks {...{ booking }} />
        <AheadLines {...{ booking }} />
        <DepositLine {...{ booking }} />
        <Ratings ratings={booking.ratings} />
      </NamedThing>
    </aside>
  );
}
