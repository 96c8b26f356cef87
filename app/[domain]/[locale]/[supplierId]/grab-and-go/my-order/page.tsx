import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';
import { loadPersonalPage } from '@/lib/loaders/load-personal-page';
import { CounterOrderScreen } from '../../../_page/personal/counter-order-screen';
import { PersonalShell } from '../../../_page/personal/personal-shell';

export const dynamic = 'force-dynamic';

type Props = { params: SupplierRouteParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Order' });
  return { title: t('title_cart'), robots: { index: false } };
}

/** The diner's newest order over the counter (rule orders/table-pages). */
export default async function CounterOrderPage({ params }: Props) {
  const { locale, ...rest } = await params;
  const page = await loadPersonalPage({ locale, ...rest });
  const { establishment } = page.tenant;
  const t = await getTranslations({ locale, namespace: 'Order' });
  return (
    <PersonalShell page={page} view="GrabAndGoMyOrder" title={null} back={t('again', { establishment })}>
      <CounterOrderScreen slug={page.supplier.slug} locale={locale} />
    </PersonalShell>
  );
}
