'use client';

import { useTranslations } from 'next-intl';
import { useDay } from '@/components/staff/bookings/day-context';
import { FaultText } from '@/components/staff/bookings/fault-text';
import { useBookingFault, useBookingText } from '@/components/staff/bookings/use-booking-text';
import { useSending } from '@/components/staff/use-sending';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { freeBookedTables, type StaffBooking } from '@/lib/contract/staff/booking-calls';
import { useStaff } from '@/lib/queries/staff/staff-context';

/** The table is given to the next; it says that an account which is still open stays so. */
export function FreeDialog({ booking, onDone }: { booking: StaffBooking; onDone: () => void }) {
  const t = useTranslations('StaffBookings');
  const say = useBookingText();
  const { http } = useStaff();
  const { slug, show, day } = useDay();
  const { press, isPending, fault } = useSending(async () => {
    show(await http(slug)(freeBookedTables, { params: { id: String(booking.id) } }));
    onDone();
  }, useBookingFault());
  const hasAccount = day.accounts.some(({ table_id: id }) => booking.tables.some((table) => table.id === id));
  const isBlock = booking.kind === 'block';
  return (
    <ConfirmDialog
      title={t(isBlock ? 'unblock_title' : 'free_title', { tables: say.tables(booking) })}
      keep={t('keep')}
      go={t(isBlock ? 'unblock' : 'free')}
      isPending={isPending}
      onClose={onDone}
      onGo={press}
    >
      <p>{t(isBlock ? 'unblock_text' : 'free_text')}</p>
      {hasAccount && <p className="font-semibold">{t('free_account')}</p>}
      <FaultText {...{ fault }} />
    </ConfirmDialog>
  );
}
