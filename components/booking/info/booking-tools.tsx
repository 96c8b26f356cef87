import { CalendarPlus, MapPin } from 'lucide';
import { useTranslations } from 'next-intl';
import { useNightHour } from '@/components/branches/night-hour';
import { Icon } from '@/components/ui/icon';
import { useApp } from '@/lib/browser/app-provider';
import { saveFile } from '@/lib/browser/save-file';
import type { Booking } from '@/lib/contract/booking/booking';
import { type BookingStep, bookingTools } from '@/lib/domain/booking/booking-step';
import { toCalendarFile } from '@/lib/domain/booking/calendar-file';
import { wayThereHref } from '@/lib/domain/branches/way-there';
import { bookingOfBranchPath } from '@/lib/domain/tenant/screen-path';
import { useDayName, usePeopleWords } from './booking-words';

/** Calendar and way, as far as it stands (rule booking/calendar). */
export function BookingTools({ booking, step }: { booking: Booking; step: BookingStep }) {
  const t = useTranslations('BookInfo');
  const people = usePeopleWords();
  const [dayName, hourOf] = [useDayName(), useNightHour()];
  const { tenant } = useApp();
  const { id, supplier, state } = booking;
  const { hasCalendar, hasWay } = bookingTools(step);
  if (!hasWay) return null;
  const keep = () => {
    const event = {
      bookingId: id,
      host: tenant.host,
      startsAt: new Date(booking.starts_at),
      endsAt: new Date(booking.ends_at),
      isTentative: state !== 'approved',
      title: t('calendar_title', { branch: supplier.name }),
      place: `${supplier.name}, ${supplier.address}`,
      text: [
        t('calendar_text', { name: booking.name, people: people(booking.people) }),
        t('at', { day: dayName(booking.day), hour: hourOf(booking) }),
        booking.notes,
        supplier.phone && `${supplier.name}: ${supplier.phone}`,
      ]
        .filter(Boolean)
        .join('\n'),
      // Without a token: a calendar is shared and synchronised (guarantee/token-addresses).
      url: `${location.origin}${bookingOfBranchPath({ id, slug: supplier.slug })}`,
    };
    saveFile({
      name: `${supplier.slug}-${booking.day}.ics`,
      text: toCalendarFile({ event, now: new Date() }),
      type: 'text/calendar;charset=utf-8',
    });
  };
  return (
    <div className="mt-4 grid gap-3 sm:grid-cols-2">
      {hasCalendar && (
        <button type="button" className="button button-quiet" onClick={keep}>
          <Icon of={CalendarPlus} size={20} className="flex-none" />
          {t('calendar')}
        </button>
      )}
      <a
        className="button button-quiet"
        href={wayThereHref(supplier)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon of={MapPin} size={20} className="flex-none" />
        {t('way')}
      </a>
    </div>
  );
}
