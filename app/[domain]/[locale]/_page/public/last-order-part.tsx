'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { BookingRow } from '@/components/booking/info/booking-row';
import { LastOrder } from '@/components/orders/last-order';
import { useNextBooking } from '@/lib/queries/booking/next-booking';
import { getQueryClient } from '@/lib/queries/query-client';

function LastLines() {
  const t = useTranslations('Panel');
  const booking = useNextBooking();
  return (
    <LastOrder
      booking={booking && <BookingRow booking={booking} className="last-order-row" title={t('bookings')} />}
    />
  );
}

export function LastOrderPart() {
  return (
    <QueryClientProvider client={getQueryClient()}>
      <LastLines />
    </QueryClientProvider>
  );
}
