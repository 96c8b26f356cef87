'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useNow } from '@/lib/browser/use-now';
import { comingBookings } from '@/lib/domain/booking/coming-bookings';
import { useOwnBookings } from '@/lib/queries/booking/booking-info';
import { getQueryClient } from '@/lib/queries/query-client';
import { BookingRow } from './booking-row';

function Bookings() {
  const t = useTranslations('Panel');
  const coming = comingBookings(useOwnBookings().data ?? [], useNow());
  if (coming.length === 0) return null;
  return (
    <section aria-labelledby="panel-bookings">
      <h3 id="panel-bookings" className="panel-title">
        {t('bookings')}
      </h3>
      <ul>
        {coming.map((booking) => (
          <li key={booking.id}>
            <BookingRow booking={booking} className="panel-row" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The diner's coming bookings, each leading to its page (rule tenant/left-panel). */
export function PanelBookings() {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <Bookings />
    </QueryClientProvider>
  );
}
