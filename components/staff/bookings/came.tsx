'use client';

import { useTranslations } from 'next-intl';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { useDateText } from './use-booking-text';

/** Whether its diner was here before, in quiet words (rule staff/bookings). */
export function Came({ booking: { came } }: { booking: StaffBooking }) {
  const t = useTranslations('StaffBookings');
  const sayDate = useDateText();
  if (!came || (came.times === 0 && came.no_shows === 0)) return null;
  return (
    <div className="booking-part">
      {came.times > 0 && came.last_on !== null && (
        <p className="font-semibold">{t('came', { count: came.times, date: sayDate(came.last_on) })}</p>
      )}
      {came.no_shows > 0 && <p className="text-muted">{t('came_not', { count: came.no_shows })}</p>}
    </div>
  );
}
