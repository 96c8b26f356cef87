import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OrderList } from '@/components/orders/order-list';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';
import { loadPersonalPage } from '@/lib/loaders/load-personal-page';
import { PersonalShell } from '../../_page/personal/personal-shell';

export const dynamic = 'force-dynamic';

type Props = { params: SupplierRouteParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Order' });
  return { title: t('orders'), robots: { index: false } };
}

export default async function OrdersPage({ params }: Props) {
  const { locale, ...rest } = await params;
  const page = await loadPersonalPage({ locale, ...rest, stays: true });
  const { establishment } = page.tenant;
  const t = await getTranslations({ locale, namespace: 'Order' });
  return (
    <PersonalShell page={page} view="Orders" title={t('orders')} back={t('again', { establishment })}>
      <OrderList which="actual" slug={page.supplier.slug} locale={locale} />
    </PersonalShell>
  );
}
