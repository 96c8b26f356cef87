import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadPersonalPage } from '@/lib/loaders/load-personal-page';
import { PersonalShell } from '../../../_page/personal/personal-shell';
import { WebCheckoutScreen } from '../../../_page/personal/web-checkout-screen';

export const dynamic = 'force-dynamic';

type Params = Promise<{ domain: string; locale: string; supplierId: string; orderId: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Checkout' });
  return { title: t('pay_title'), robots: { index: false } };
}

export default async function WebCheckoutPage({ params }: { params: Params }) {
  const { locale, orderId, ...rest } = await params;
  const page = await loadPersonalPage({ locale, ...rest, stays: true });
  const { establishment } = page.tenant;
  const t = await getTranslations({ locale, namespace: 'Checkout' });
  return (
    <PersonalShell page={page} view="WebCheckout" title={t('pay_title')} back={t('back', { establishment })}>
      <WebCheckoutScreen id={Number(orderId)} slug={page.supplier.slug} locale={locale} />
    </PersonalShell>
  );
}
