import { useLocale, useTranslations } from 'next-intl';
import { dayNames } from '@/components/branches/day-names';
import { useNow } from '@/lib/browser/use-now';
import type { Booking } from '@/lib/contract/booking/booking';
import { type BookingStep, bookingStep } from '@/lib/domain/booking/booking-step';
import { toClockTime } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';

/** «viernes, 27 de noviembre», of a date of the branch. */
export function useDayName(): (date: string) => string {
  const locale = useLocale();
  return (date) => dayNames(locale).format(new Date(`${date}T00:00:00Z`));
}

/** Date and hour in the branch's time zone. */
export function clockAt({ at, booking }: { at: string; booking: Booking }): { date: string; hour: string } {
  const { date, minute } = localMoment({ at: new Date(at), timezone: booking.supplier.timezone });
  return { date, hour: toClockTime(minute) };
}

/** Whether the device shows another time than the branch's at the hour of the booking. */
export const isElsewhere = ({ starts_at: startsAt, date, hour }: Booking): boolean => {
  const here = new Date(startsAt);
  return `${date}T${hour}` !== `${localDate(here)}T${toClockTime(here.getHours() * 60 + here.getMinutes())}`;
};

const localDate = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** How a booking stands, by the page's clock. */
export function useBookingStep({
  state,
  starts_at: from,
  ends_at: to,
  is_seated: isSeated,
  offer,
}: Booking): BookingStep {
  const now = useNow();
  const offerUntil = offer && !offer.is_over ? new Date(offer.until) : offer && new Date(0);
  return bookingStep({
    booking: { state, startsAt: new Date(from), endsAt: new Date(to), isSeated, offerUntil },
    now,
  });
}

/** Whether the reader may still change it: the server says so, until its time is up. */
export function useCanChange({ can_change: canChange, change_until: until }: Booking): boolean {
  const now = useNow();
  return canChange && now < new Date(until);
}

/** «4 personas». */
export function usePeopleWords(): (count: number) => string {
  const t = useTranslations('BookInfo');
  return (count) => t('people_count', { count });
}
