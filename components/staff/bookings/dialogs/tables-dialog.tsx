'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDay } from '@/components/staff/bookings/day-context';
import { FaultText } from '@/components/staff/bookings/fault-text';
import { useBookingFault, useBookingText } from '@/components/staff/bookings/use-booking-text';
import { useSending } from '@/components/staff/use-sending';
import { Dialog } from '@/components/ui/dialog';
import { changeTables, type StaffBooking } from '@/lib/contract/staff/booking-calls';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { useTableText } from './use-table-text';

const MOST = 6;

/** Tables that are free for the whole stay, one or several together; how many fit at them is said while they are chosen. */
export function TablesDialog({ booking, onDone }: { booking: StaffBooking; onDone: () => void }) {
  const t = useTranslations('StaffBookings');
  const say = useBookingText();
  const { http } = useStaff();
  const { slug, show, day } = useDay();
  const [chosen, setChosen] = useState<readonly number[]>(booking.tables.map(({ id }) => id));
  const { press, isPending, fault } = useSending(async () => {
    const params = { id: String(booking.id) };
    show(await http(slug)(changeTables, { params, body: { table_ids: [...chosen] } }));
    onDone();
  }, useBookingFault());
  const span = { from: booking.starts_at, to: booking.ends_at };
  const sayTable = useTableText(span, booking.id);
  const seats = day.tables
    .filter(({ id }) => chosen.includes(id))
    .reduce((sum, table) => sum + (table.seats ?? 0), 0);
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-MOST));
  return (
    <Dialog title={t('move_title', { name: say.who(booking) })} closeLabel={t('keep')} onClose={onDone}>
      <div className="grid gap-4">
        <p>{t('move_text', { hours: say.hours(booking), people: say.people(booking) })}</p>
        <fieldset className="table-tiles">
          <legend className="sr-only">{t('table')}</legend>
          {day.tables
            .filter((one) => one.is_booked)
            .map((table) => {
              const { isFree, isUsed, how } = sayTable.stateOf(table);
              return (
                <button
                  key={table.id}
                  type="button"
                  className="button button-quiet"
                  aria-pressed={chosen.includes(table.id)}
                  disabled={!isFree}
                  onClick={() => toggle(table.id)}
                >
                  <span className="block font-bold">{table.label}</span>
                  <span className="block text-body">
                    {[table.area, sayTable.seats(table), isUsed ? how : ''].filter(Boolean).join(' · ')}
                  </span>
                </button>
              );
            })}
        </fieldset>
        <p role="status" className={seats < (booking.people ?? 0) ? 'text-danger' : 'text-muted'}>
          {t('move_seats', { seats, people: say.people(booking) })}
        </p>
        <FaultText {...{ fault }} />
        <button type="button" className="button" disabled={isPending || chosen.length === 0} onClick={press}>
          {t('move_go')}
        </button>
      </div>
    </Dialog>
  );
}
