import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BookInfo } from '@/components/booking/info/book-info';
import { loadBookingPage } from '@/lib/loaders/load-personal-page';
import { PersonalShell } from '../../_page/personal/personal-shell';

export const dynamic = 'force-dynamic';

type Params = Promise<{ domain: string; locale: string; bookingId: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'BookInfo' });
  return { title: t('title'), robots: { index: false } };
}

/** A link's token never comes here (rule booking/link); without one it is the booking of the diner's own profile. */
export default async function BookInfoPage({ params }: { params: Params }) {
  const { bookingId, ...rest } = await params;
  const page = await loadBookingPage(rest);
  const t = await getTranslations({ locale: rest.locale, namespace: 'BookInfo' });
  return (
    <PersonalShell page={page} view="BookInfo" title={null} back={t('home')}>
      <BookInfo id={Number(bookingId)} />
    </PersonalShell>
  );
}
