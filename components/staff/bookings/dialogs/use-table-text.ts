import { useTranslations } from 'next-intl';
import { useDay } from '@/components/staff/bookings/day-context';
import { useBookingText } from '@/components/staff/bookings/use-booking-text';
import { useHours } from '@/components/staff/shop';
import { useNow } from '@/lib/browser/use-now';
import type { BookingDay, StaffBooking } from '@/lib/contract/staff/booking-calls';
import { freeOf, sitsNow } from '@/lib/domain/staff/booking-day';

type Span = { from: string; to: string };
type Table = BookingDay['tables'][number];

/** Says how a table is in a span of time: free, or who has it, or who comes next. @param exceptId whose own tables are free to it */
export function useTableText(span: Span, exceptId: number | null) {
  const t = useTranslations('StaffBookings');
  const say = useBookingText();
  const { clock } = useHours();
  const { day } = useDay();
  const now = useNow();
  const hour = (at: string) => clock(at, day.timezone);
  const whoOf = (one: StaffBooking) => [say.who(one), one.people].filter(Boolean).join(', ');
  const takenBy = (by: StaffBooking): string => {
    if (by.kind === 'block') return t('table_blocked', { hour: hour(by.ends_at) });
    if (sitsNow(by, now)) return t('table_taken');
    return t('table_reserved', { hour: hour(by.starts_at), who: whoOf(by) });
  };
  const freeUntil = (next: StaffBooking | null): string =>
    next === null ? t('table_free') : t('table_until', { hour: hour(next.starts_at), who: whoOf(next) });
  const hasAccount = (id: number) => day.accounts.some(({ table_id: table }) => table === id);
  const stateOf = ({ id }: Table) => {
    const { isFree, by, next } = freeOf({ bookings: day.bookings, tableId: id, span, exceptId, now });
    const how = by ? takenBy(by) : hasAccount(id) ? t('table_account') : freeUntil(next);
    return { isFree, isUsed: !isFree || hasAccount(id), how };
  };
  const seats = ({ seats: count }: Table) => t('seats', { count: count ?? 0 });
  return {
    stateOf,
    seats,
    nameOf: (table: Table) => t('tables', { count: 1, labels: table.label }),
    whole: (table: Table) =>
      [t('tables', { count: 1, labels: table.label }), table.area, seats(table), stateOf(table).how]
        .filter(Boolean)
        .join(' · '),
  };
}
