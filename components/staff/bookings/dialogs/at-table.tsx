'use client';

import { useTranslations } from 'next-intl';
import { useDay } from '@/components/staff/bookings/day-context';
import { useBookingText } from '@/components/staff/bookings/use-booking-text';
import { useHours } from '@/components/staff/shop';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import type { AtTable as At } from '@/lib/domain/staff/bookings/at-table';
import { useTableText } from './use-table-text';

const MOST_OTHERS = 3;

/** Says who is still at the table of a party, and offers others at which nobody is. */
export function AtTable({
  booking,
  at,
  span,
  onChoose,
}: {
  booking: StaffBooking;
  at: At<StaffBooking>;
  /** For how long the party is to sit. */
  span: { from: string; to: string };
  onChoose: (tableId: number) => void;
}) {
  const t = useTranslations('StaffBookings');
  const say = useBookingText();
  const { clock } = useHours();
  const { day } = useDay();
  const { stateOf, seats, nameOf } = useTableText(span, booking.id);
  const label = day.tables.find(({ id }) => id === at.tableId)?.label ?? '';
  if (at.kind === 'account') return <p className="text-danger">{t('seat_account', { label })}</p>;
  const others = day.tables
    .filter(
      (table) => table.is_booked && !stateOf(table).isUsed && (table.seats ?? 0) >= (booking.people ?? 0),
    )
    .sort((one, other) => (one.seats ?? 0) - (other.seats ?? 0))
    .slice(0, MOST_OTHERS);
  return (
    <div className="booking-part">
      <p className="text-danger font-semibold">
        {at.kind === 'earlier'
          ? t('seat_earlier', { label, hour: clock(at.openedAt, day.timezone) })
          : at.by.contact === null && at.by.notes === ''
            ? t('seat_sitting_party', { label })
            : t('seat_sitting', { label, who: say.who(at.by) })}
      </p>
      {others.length > 0 && (
        <>
          <p>{t('seat_others')}</p>
          <div className="booking-acts">
            {others.map((table) => (
              <button
                key={table.id}
                type="button"
                className="button button-quiet"
                onClick={() => onChoose(table.id)}
              >
                {[nameOf(table), seats(table)].join(' · ')}
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
