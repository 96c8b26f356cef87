'use client';

import { useTranslations } from 'next-intl';
import { NamedButton, NamedThing } from '@/components/staff/named-button';
import { useHours } from '@/components/staff/shop';
import { useSending } from '@/components/staff/use-sending';
import { useNow } from '@/lib/browser/use-now';
import { readBookingNews, type StaffBooking } from '@/lib/contract/staff/booking-calls';
import { hostActions } from '@/lib/domain/staff/booking-day';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { useDay } from './day-context';
import { Approve, Decline } from './decide';
import { FaultText } from './fault-text';
import { useBookingText, useDateText } from './use-booking-text';

/** For when, for how many and for whom a booking is: also of another day than the one that is shown. */
function Wish({ booking }: { booking: StaffBooking }) {
  const say = useBookingText();
  const sayDate = useDateText();
  const { hour } = useHours();
  const { day, open } = useDay();
  const when =
    booking.day === day.date ? hour(booking.hour) : `${sayDate(booking.day, 'short')}, ${hour(booking.hour)}`;
  return (
    <button type="button" className="to-see-wish" onClick={() => open(booking.id)}>
      <strong dir="auto">{say.who(booking)}</strong>
      <span>{[when, say.people(booking), say.tables(booking)].filter(Boolean).join(' · ')}</span>
      {booking.notes !== '' && (
        <span dir="auto" className="text-muted">
          «{booking.notes}»
        </span>
      )}
    </button>
  );
}

function News({ booking }: { booking: StaffBooking }) {
  const t = useTranslations('StaffBookings');
  const { http } = useStaff();
  const { slug, show, mayWrite } = useDay();
  const { id, news } = booking;
  const { press, isPending, fault } = useSending(async () => {
    const body = { at: news?.at ?? '' };
    show(await http(slug)(readBookingNews, { params: { id: String(id) }, body }));
  });
  return (
    <li className="to-see" data-place={`news-${id}`}>
      <p className="font-semibold">{t(news?.kind === 'cancelled' ? 'news_cancelled' : 'news_changed')}</p>
      <Wish {...{ booking }} />
      {mayWrite && (
        <NamedButton words={t('seen')} className="button button-quiet" disabled={isPending} onClick={press} />
      )}
      <FaultText {...{ fault }} />
    </li>
  );
}

function Decision({ booking }: { booking: StaffBooking }) {
  const { mayWrite } = useDay();
  return (
    <li className="to-see" data-place={`decide-${booking.id}`}>
      <Wish {...{ booking }} />
      {mayWrite && (
        <div className="to-see-acts">
          <Approve {...{ booking }} />
          <Decline {...{ booking }} />
        </div>
      )}
    </li>
  );
}

/** Changes of diners that nobody has looked at, of any day, and what waits for a decision on this one. */
export function ToSee() {
  const t = useTranslations('StaffBookings');
  const say = useBookingText();
  const now = useNow();
  const { day } = useDay();
  const waiting = day.bookings.filter((one) => one.state === 'pending' && hostActions(one, now).approve);
  const parts = [
    { name: 'news', bookings: day.news, Part: News },
    { name: 'to_decide', bookings: waiting, Part: Decision },
  ] as const;
  return parts.map(
    ({ name, bookings, Part }) =>
      bookings.length > 0 && (
        <section key={name} className="grid gap-2" aria-labelledby={`bookings-${name}`}>
          <h2 id={`bookings-${name}`} className="text-lead">
            {t(`part_${name}`, { count: bookings.length })}
          </h2>
          <ul className="grid gap-2">
            {bookings.map((booking) => (
              <NamedThing key={booking.id} name={say.who(booking)}>
                <Part {...{ booking }} />
              </NamedThing>
            ))}
          </ul>
        </section>
      ),
  );
}
