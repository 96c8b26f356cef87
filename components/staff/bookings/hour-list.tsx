'use client';

import { useTranslations } from 'next-intl';
import { useHours } from '@/components/staff/shop';
import { useNow } from '@/lib/browser/use-now';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { hostStateOf, hoursOfDay } from '@/lib/domain/staff/booking-day';
import { BookingRow } from './booking-row';
import { useDay } from './day-context';

type Part = { bookings: readonly StaffBooking[]; openId: number | null };

function Rows({ bookings, openId }: Part) {
  return (
    <ul className="booking-rows">
      {bookings.map((booking) => (
        <BookingRow key={booking.id} {...{ booking }} isOpen={booking.id === openId} />
      ))}
    </ul>
  );
}

/** Those that ended before they began stand last, behind a tap. */
function Cancelled({ bookings, openId }: Part) {
  const t = useTranslations('StaffBookings');
  if (bookings.length === 0) return null;
  return (
    <details className="booking-cancelled">
      <summary>{t('cancelled', { count: bookings.length })}</summary>
      <Rows {...{ bookings, openId }} />
    </details>
  );
}

function Waiting({ bookings, openId }: Part) {
  const t = useTranslations('StaffBookings');
  if (bookings.length === 0) return null;
  return (
    <section aria-labelledby="bookings-waiting">
      <h2 id="bookings-waiting" className="text-lead">
        {t('waiting_list', { count: bookings.length })}
      </h2>
      <Rows {...{ bookings, openId }} />
    </section>
  );
}

/** The day by hour; what is past midnight stands behind a line, still under the same day (rule branches/night). */
export function HourList({ openId }: { openId: number | null }) {
  const t = useTranslations('StaffBookings');
  const { hour: printHour, clock } = useHours();
  const { day } = useDay();
  const now = useNow();
  const isCancelled = ({ state }: StaffBooking) => state === 'cancelled';
  const isWaiting = (one: StaffBooking) => hostStateOf(one, now) === 'waiting';
  const live = day.bookings.filter((one) => !isCancelled(one) && !isWaiting(one));
  const groups = hoursOfDay(live);
  const night = groups.find(({ isNight }) => isNight);
  const next = day.date === day.today ? groups.find(({ key }) => Date.parse(key) > now.getTime()) : undefined;
  return (
    <div className="hour-list">
      {live.length === 0 && day.takes_bookings && day.kind !== 'closed' && (
        <p className="day-note">{t('empty')}</p>
      )}
      {groups.map(({ key, hour, bookings }) => (
        <section key={key} aria-label={printHour(hour)}>
          {key === night?.key && <p className="day-rule">{t('after_midnight')}</p>}
          {key === next?.key && (
            <p className="day-rule" data-now="true">
              {t('now', { hour: clock(now.toISOString(), day.timezone) })}
            </p>
          )}
          <h2 className="hour-head">{printHour(hour)}</h2>
          <Rows {...{ bookings, openId }} />
        </section>
      ))}
      <Waiting bookings={day.bookings.filter(isWaiting)} {...{ openId }} />
      <Cancelled bookings={day.bookings.filter(isCancelled)} {...{ openId }} />
    </div>
  );
}
