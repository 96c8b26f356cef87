import { useFormatter, useTranslations } from 'next-intl';
import { useHours } from '@/components/staff/shop';
import { useNow } from '@/lib/browser/use-now';
import { ApiError } from '@/lib/clients/api-error';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { hostStateOf } from '@/lib/domain/staff/booking-day';
import { useDay } from './day-context';

const MINUTE_MS = 60_000;
const minutesBetween = (from: string, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - Date.parse(from)) / MINUTE_MS));

/** A day of the calendar in words: «viernes, 20 de noviembre». */
export function useDateText() {
  const format = useFormatter();
  return (date: string, how: 'long' | 'short' = 'long'): string =>
    format.dateTime(new Date(`${date}T12:00:00Z`), {
      ...{ weekday: how, day: 'numeric', month: how, timeZone: 'UTC' },
    });
}

/** The words of a booking wherever it stands. */
export function useBookingText() {
  const t = useTranslations('StaffBookings');
  const { clock, span } = useHours();
  const now = useNow();
  const { day } = useDay();
  const { timezone } = day;
  const tables = ({ tables: own }: StaffBooking): string =>
    own.length === 0
      ? ''
      : t('tables', { count: own.length, labels: own.map(({ label }) => label).join(' + ') });
  return {
    tables,
    who: ({ kind, contact, notes }: StaffBooking): string => {
      if (kind === 'block') return notes || t('block');
      return contact?.name ?? (notes || t('walk_in'));
    },
    people: ({ people }: StaffBooking): string => (people === null ? '' : t('people', { count: people })),
    hours: ({ starts_at: from, ends_at: to }: StaffBooking): string => span({ from, to }, timezone),
    /** How it stands, with since when or until when. */
    state: (booking: StaffBooking): string => {
      const state = hostStateOf(booking, now);
      const {
        deposit,
        seated_at: seatedAt,
        starts_at: startsAt,
        ends_at: endsAt,
        offered_until: until,
      } = booking;
      if (state === 'late') return t('state_late', { minutes: minutesBetween(startsAt, now) });
      if (state === 'overtime') return t('state_overtime', { minutes: minutesBetween(endsAt, now) });
      if (state === 'seated') return t('state_seated', { hour: clock(seatedAt ?? startsAt, timezone) });
      if (state === 'to_pay' && deposit?.pay_until)
        return t('state_to_pay_until', { hour: clock(deposit.pay_until, timezone) });
      if (state === 'waiting' && until && Date.parse(until) > now.getTime())
        return t('state_offered', { hour: clock(until, timezone) });
      if (state === 'cancelled' && booking.decline_reason !== null) return t('state_declined');
      return t(`state_${state}`);
    },
  };
}

const FAULTS = {
  table_taken: 'fault_table_taken',
  booking_full: 'fault_full',
  booking_over: 'fault_over',
  booking_early: 'fault_early',
  illegal_transition: 'fault_changed',
  conflict: 'fault_unpaid',
  service_unavailable: 'no_bookings',
  rate_limited: 'fault_many',
} as const;

/** The host's own sentence for a refusal; null where all screens have one. */
export function useBookingFault() {
  const t = useTranslations('StaffBookings');
  return (error: unknown): string | null => {
    if (!(error instanceof ApiError)) return null;
    const key = Object.entries(FAULTS).find(([name]) => name === error.key)?.[1];
    return key === undefined ? null : t(key);
  };
}
