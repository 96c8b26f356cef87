'use client';

import { useTranslations } from 'next-intl';
import { useNow } from '@/lib/browser/use-now';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { hostStateOf } from '@/lib/domain/staff/booking-day';
import { useDay } from './day-context';
import { StateMark } from './state-mark';
import { useBookingText } from './use-booking-text';

/** A word for each thing that a host should know before the party is at the door. */
function useSigns() {
  const t = useTranslations('StaffBookings');
  return ({ kind, news, notes, order, deposit, came }: StaffBooking): string[] => [
    ...(news?.kind === 'changed' ? [t('sign_changed')] : []),
    ...(came && came.times > 0 ? [t('sign_came', { count: came.times + 1 })] : []),
    ...(kind === 'booking' && notes !== '' ? [t('sign_note')] : []),
    ...(order ? [t('sign_ahead')] : []),
    ...(deposit?.state === 'paid' ? [t('sign_deposit')] : []),
  ];
}

/** One line of the day: how many, who, where, and how it stands. A tap opens it whole. */
export function BookingRow({ booking, isOpen }: { booking: StaffBooking; isOpen: boolean }) {
  const say = useBookingText();
  const signsOf = useSigns();
  const { open } = useDay();
  const state = hostStateOf(booking, useNow());
  const signs = signsOf(booking);
  return (
    <li data-place={`booking-${booking.id}`}>
      <button
        type="button"
        className="booking-row"
        data-state={state}
        aria-current={isOpen || undefined}
        onClick={() => open(booking.id)}
      >
        <span className="booking-people">
          <span aria-hidden>{booking.people ?? '–'}</span>
          <span className="sr-only">{say.people(booking)}</span>
        </span>
        <span className="booking-what">
          <span dir="auto" className="booking-who">
            {say.who(booking)}
          </span>
          <span className="booking-how">
            <StateMark {...{ state }} />
            {say.state(booking)}
            {booking.tables.length > 0 && ` · ${say.tables(booking)}`}
          </span>
          {signs.length > 0 && (
            <span className="booking-signs">
              {signs.map((sign) => (
                <span key={sign} className="chip">
                  {sign}
                </span>
              ))}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
