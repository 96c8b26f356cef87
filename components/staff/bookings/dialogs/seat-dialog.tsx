'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDay } from '@/components/staff/bookings/day-context';
import { FaultText } from '@/components/staff/bookings/fault-text';
import { useBookingFault, useBookingText } from '@/components/staff/bookings/use-booking-text';
import { useSending } from '@/components/staff/use-sending';
import { Dialog } from '@/components/ui/dialog';
import { useNow } from '@/lib/browser/use-now';
import { noteArrival, type StaffBooking } from '@/lib/contract/staff/booking-calls';
import { formatAmount } from '@/lib/domain/money/money';
import { atTablesOf } from '@/lib/domain/staff/bookings/at-table';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { AtTable } from './at-table';
import { TableChoice } from './table-choice';

/** Says what goes to the table with its party, and cannot be taken back. */
function Sent({ booking: { order, deposit }, isHeld }: { booking: StaffBooking; isHeld: boolean }) {
  const t = useTranslations('StaffBookings');
  const { currency } = useDay();
  const isSent = order !== null && order.sent_at === null;
  if (isHeld)
    return isSent || deposit?.state === 'paid' ? <p className="booking-part">{t('seat_held')}</p> : null;
  return (
    <>
      {isSent && (
        <p className="booking-part">
          {t('seat_ahead', { count: order.lines.filter((one) => !one.is_gone).length })}
        </p>
      )}
      {deposit?.state === 'paid' && (
        <p className="booking-part">
          {t('seat_deposit', { amount: formatAmount({ amount: deposit.amount, currency }) })}
        </p>
      )}
    </>
  );
}

/** Its own table is proposed; another that is free may be taken. */
export function SeatDialog({ booking, onDone }: { booking: StaffBooking; onDone: () => void }) {
  const t = useTranslations('StaffBookings');
  const say = useBookingText();
  const { http } = useStaff();
  const { slug, show, day } = useDay();
  const [tableId, choose] = useState<number | null>(null);
  const { press, isPending, fault } = useSending(async () => {
    const params = { id: String(booking.id) };
    const table = tableId === null ? {} : { table_id: tableId };
    show(await http(slug)(noteArrival, { params, body: { arrival: 'seated', ...table } }));
    onDone();
  }, useBookingFault());
  const chosen = tableId === null ? booking.tables.map(({ id }) => id) : [tableId];
  const now = useNow();
  const at = atTablesOf({ ...day, booking, tableIds: chosen, now });
  // A party that comes early has its table from now on.
  const from = new Date(Math.min(now.getTime(), Date.parse(booking.starts_at))).toISOString();
  const span = { from, to: booking.ends_at };
  // Dishes and deposit wait while the table has the account of others.
  const isHeld = at?.kind === 'earlier';
  return (
    <Dialog title={t('seat_title', { name: say.who(booking) })} closeLabel={t('keep')} onClose={onDone}>
      <div className="grid gap-4">
        <TableChoice
          label={t('table')}
          own={say.tables(booking)}
          value={tableId}
          span={span}
          exceptId={booking.id}
          onChange={choose}
        />
        {at && <AtTable {...{ booking, at, span }} onChoose={choose} />}
        <Sent {...{ booking, isHeld }} />
        <FaultText {...{ fault }} />
        <button type="button" className="button" disabled={isPending} onClick={press}>
          {t(at && at.kind !== 'account' ? 'seat_anyway' : 'seat_go', { people: say.people(booking) })}
        </button>
      </div>
    </Dialog>
  );
}
