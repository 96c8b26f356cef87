import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RateOrder } from '@/components/feedback/rate-order';
import { loadBookingPage } from '@/lib/loaders/load-personal-page';
import { PersonalShell } from '../../_page/personal/personal-shell';

export const dynamic = 'force-dynamic';

type Params = Promise<{ domain: string; locale: string; purchaseId: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Rate' });
  return { title: t('order_title'), robots: { index: false } };
}

/** A link's token never comes here (rule feedback/rating-link). */
export default async function OrderRatingPage({ params }: { params: Params }) {
  const { purchaseId, ...rest } = await params;
  const page = await loadBookingPage(rest);
  const t = await getTranslations({ locale: rest.locale, namespace: 'Rate' });
  return (
    <PersonalShell page={page} view="OrderRating" title={null} back={t('home')}>
      <RateOrder id={Number(purchaseId)} />
    </PersonalShell>
  );
}
