'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useNightHour } from '@/components/branches/night-hour';
import { Rated } from '@/components/feedback/rated';
import { RatingForm } from '@/components/feedback/rating-form';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { readLinkToken } from '@/lib/browser/links/link-token';
import { isFinal } from '@/lib/clients/api-error';
import type { Booking } from '@/lib/contract/booking/booking';
import type { Rating } from '@/lib/contract/feedback/rating';
import { useBooking, useBookingCalls } from '@/lib/queries/booking/booking-info';
import { useDayName } from '../info/booking-words';
import { NoBooking } from '../info/no-booking';

/** Thanks, and leads on. */
function Thanks({ rating, supplier }: { rating: Rating; supplier: Booking['supplier'] }) {
  const t = useTranslations('Rate');
  return (
    <section className="grid gap-4 py-8" role="status">
      <Rated heading={<h1 className="text-page">{t('thanks')}</h1>} rating={rating} branch={supplier} />
      <a className="button" href="/">
        {t('home')}
      </a>
    </section>
  );
}

function Form({ booking, access }: { booking: Booking; access: { id: number; token: string } }) {
  const t = useTranslations('Rate');
  const dayName = useDayName();
  const print = useNightHour();
  const { rate, isPending } = useBookingCalls(access);
  const { supplier } = booking;
  return (
    <RatingForm
      heading={
        <div>
          <h1 className="text-page">{t('question', { branch: supplier.name })}</h1>
          <p className="mt-2 text-muted">{t('visit', { day: dayName(booking.day), hour: print(booking) })}</p>
        </div>
      }
      rate={(rating) => rate({ by: access.token, rating, booking })}
      isPending={isPending}
    />
  );
}

/** Says that it is too early or too late to rate, or that nobody came. */
function NotNow({ booking: { supplier, starts_at: startsAt, state } }: { booking: Booking }) {
  const t = useTranslations('Rate');
  const isEarly = state !== 'cancelled' && new Date(startsAt) > new Date();
  return (
    <section className="grid gap-4 py-8">
      <h1 className="text-page">{t(isEarly ? 'early' : 'over')}</h1>
      <p className="text-muted">{t(isEarly ? 'early_text' : 'over_text', { branch: supplier.name })}</p>
      <a className="button" href="/">
        {t('home')}
      </a>
    </section>
  );
}

/** How a booked visit was, by its link (rule booking/rating). */
export function RateBooking({ id }: { id: number }) {
  const [token] = useState(readLinkToken);
  const { data, error, refetch } = useBooking({ id, token });
  if (token === null || (error && isFinal(error))) return <NoBooking error={error} />;
  if (data?.rating) return <Thanks rating={data.rating} supplier={data.supplier} />;
  if (data?.can_rate) return <Form booking={data} access={{ id, token }} />;
  if (data) return <NotNow booking={data} />;
  if (error) return <FailedLoad error={error} onRetry={() => void refetch()} />;
  return <LoadingShape className="h-[320px]" />;
}
