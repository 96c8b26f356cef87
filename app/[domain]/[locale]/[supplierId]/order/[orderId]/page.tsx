import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadPersonalPage } from '@/lib/loaders/load-personal-page';
import { OrderScreen } from '../../../_page/personal/order-screen';
import { PersonalShell } from '../../../_page/personal/personal-shell';

export const dynamic = 'force-dynamic';

type Params = Promise<{ domain: string; locale: string; supplierId: string; orderId: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'Order' });
  // Its number is the tenant's, which only its diner reads: the address holds another one.
  return { title: t('title_cart'), robots: { index: false } };
}

export default async function OrderRoute({ params }: { params: Params }) {
  const { locale, orderId, ...rest } = await params;
  const page = await loadPersonalPage({ locale, ...rest, stays: true });
  const { establishment } = page.tenant;
  const t = await getTranslations({ locale, namespace: 'Order' });
  return (
    <PersonalShell page={page} view="Order" title={null} back={t('again', { establishment })}>
      <OrderScreen id={Number(orderId)} slug={page.supplier.slug} locale={locale} />
    </PersonalShell>
  );
}
