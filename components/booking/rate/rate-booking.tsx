'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContactLinks } from '@/components/branches/contact-links';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { readLinkToken } from '@/lib/browser/link-token';
import { isFinal } from '@/lib/clients/api-error';
import type { Booking } from '@/lib/contract/booking/booking';
import { isLowScore } from '@/lib/domain/booking/booking-rating';
import { useBooking } from '@/lib/queries/booking-info';
import { NoBooking } from '../info/no-booking';
import { RatingForm } from './rating-form';

/** What was said stays said; who was not content is led to the branch (rule booking/rating). */
function Rated({ booking: { rating, supplier } }: { booking: Booking }) {
  const t = useTranslations('Rate');
  const isLow = rating !== null && isLowScore(rating.score);
  return (
    <section className="grid gap-4 py-8" role="status">
      <h1 className="text-page">{t('thanks')}</h1>
      {rating && <p className="text-lead">{t('said', { branch: supplier.name, score: rating.score })}</p>}
      {isLow && (
        <>
          <p>{t('talk', { branch: supplier.name })}</p>
          <ContactLinks branch={supplier} />
        </>
      )}
      <a className="button" href="/">
        {t('home')}
      </a>
    </section>
  );
}

/** It is too early, too late, or nobody came. */
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
  if (data?.rating) return <Rated booking={data} />;
  if (data?.can_rate) return <RatingForm booking={data} access={{ id, token }} />;
  if (data) return <NotNow booking={data} />;
  if (error) return <FailedLoad error={error} onRetry={() => void refetch()} />;
  return <LoadingShape className="h-[320px]" />;
}
