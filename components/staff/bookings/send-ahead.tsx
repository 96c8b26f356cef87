'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { NamedButton } from '@/components/staff/named-button';
import { useSending } from '@/components/staff/use-sending';
import { useNow } from '@/lib/browser/use-now';
import { noteArrival, type StaffBooking } from '@/lib/contract/staff/booking-calls';
import { waitsForTable } from '@/lib/domain/staff/bookings/at-table';
import { useStaff } from '@/lib/queries/staff/staff-context';
import { useDay } from './day-context';
import { FaultText } from './fault-text';
import { useBookingFault } from './use-booking-text';

/** Dishes ahead and the deposit of a party that sits go to its account once the one of who sat there before is closed. */
export function SendAhead({ booking }: { booking: StaffBooking }) {
  const t = useTranslations('StaffBookings');
  const { http } = useStaff();
  const { slug, show, mayWrite, hasAccounts } = useDay();
  const [isStillHeld, setStillHeld] = useState(false);
  const now = useNow();
  const { press, isPending, fault } = useSending(async () => {
    const params = { id: String(booking.id) };
    const answer = await http(slug)(noteArrival, { params, body: { arrival: 'seated' } });
    setStillHeld(waitsForTable(answer, now));
    show(answer);
  }, useBookingFault());
  if (!mayWrite || !hasAccounts || !waitsForTable(booking, now)) return null;
  return (
    <div className="booking-part">
      <p>{t('ahead_held')}</p>
      <NamedButton
        words={t('ahead_send')}
        className="button button-quiet"
        disabled={isPending}
        onClick={press}
      />
      {isStillHeld && <p role="alert">{t('ahead_still')}</p>}
      <FaultText {...{ fault }} />
    </div>
  );
}
