'use client';

import { useTranslations } from 'next-intl';
import { useDay } from '@/components/staff/bookings/day-context';
import { FaultText } from '@/components/staff/bookings/fault-text';
import { useBookingFault, useBookingText } from '@/components/staff/bookings/use-booking-text';
import { useSending } from '@/components/staff/use-sending';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { noteArrival, type StaffBooking } from '@/lib/contract/staff/booking-calls';
import { formatAmount } from '@/lib/domain/money/money';
import { useStaff } from '@/lib/queries/staff/staff-context';

/** Says what becomes of the deposit before it is kept for good. */
export function NoShowDialog({ booking, onDone }: { booking: StaffBooking; onDone: () => void }) {
  const t = useTranslations('StaffBookings');
  const say = useBookingText();
  const { http } = useStaff();
  const { slug, show, currency } = useDay();
  const { press, isPending, fault } = useSending(async () => {
    const params = { id: String(booking.id) };
    show(await http(slug)(noteArrival, { params, body: { arrival: 'no_show' } }));
    onDone();
  }, useBookingFault());
  const paid = booking.deposit?.state === 'paid' ? booking.deposit.amount : null;
  return (
    <ConfirmDialog
      title={t('no_show_title', { name: say.who(booking) })}
      keep={t('keep')}
      go={t('no_show_go')}
      isPending={isPending}
      onClose={onDone}
      onGo={press}
    >
      <p>{t('no_show_text', { tables: say.tables(booking) })}</p>
      <p className="font-semibold">
        {paid === null
          ? t('no_show_back')
          : t('no_show_money', { amount: formatAmount({ amount: paid, currency }) })}
      </p>
      <FaultText {...{ fault }} />
    </ConfirmDialog>
  );
}
