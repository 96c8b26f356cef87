import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ReserveHead } from '@/components/booking/reserve/reserve-head';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';
import { loadReservePage } from '@/lib/loaders/load-personal-page';
import { PersonalShell } from '../../_page/personal/personal-shell';
import { ReserveScreen } from '../../_page/personal/reserve-screen';

export const dynamic = 'force-dynamic';

type Props = { params: SupplierRouteParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Reserve' });
  return { title: t('page_title'), robots: { index: false } };
}

export default async function ReservePage({ params }: Props) {
  const page = await loadReservePage(await params);
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'Reserve' });
  return (
    <PersonalShell
      page={page}
      view="Booking"
      title={null}
      lead={<ReserveHead branch={page.supplier} />}
      back={t('back', { establishment: page.tenant.establishment })}
    >
      <ReserveScreen supplier={page.supplier} frames={null} />
    </PersonalShell>
  );
}
