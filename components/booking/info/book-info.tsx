'use client';

import { useState } from 'react';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { readLinkToken } from '@/lib/browser/links/link-token';
import { isFinal } from '@/lib/clients/api-error';
import { useBooking } from '@/lib/queries/booking/booking-info';
import { GuestBooking } from './guest-booking';
import { NoBooking } from './no-booking';
import { OwnBooking } from './own-booking';

/** The page of a booking, for its organiser and for the guests (rule booking/link, rule booking/guests). */
export function BookInfo({ id }: { id: number }) {
  const [token] = useState(readLinkToken);
  const access = { id, token };
  const { data, error, refetch } = useBooking(access);
  if (error && isFinal(error)) return <NoBooking error={error} />;
  if (data) {
    return data.me === null ? (
      <OwnBooking booking={data} access={access} />
    ) : (
      <GuestBooking booking={data} access={access} />
    );
  }
  if (error) return <FailedLoad error={error} onRetry={() => void refetch()} />;
  return <LoadingShape className="h-[320px]" />;
}
