import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RateBooking } from '@/components/booking/rate/rate-booking';
import { loadBookingPage } from '@/lib/loaders/load-personal-page';
import { PersonalShell } from '../../_page/personal/personal-shell';

export const dynamic = 'force-dynamic';

type Params = Promise<{ domain: string; locale: string; bookingId: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Rate' });
  return { title: t('title'), robots: { index: false } };
}

/** A link's token never comes here (rule booking/link). */
export default async function BookingRatingPage({ params }: { params: Params }) {
  const { bookingId, ...rest } = await params;
  const page = await loadBookingPage(rest);
  const t = await getTranslations({ locale: rest.locale, namespace: 'BookInfo' });
  return (
    <PersonalShell page={page} view="BookingRating" title={null} back={t('home')}>
      <RateBooking id={Number(bookingId)} />
    </PersonalShell>
  );
}
