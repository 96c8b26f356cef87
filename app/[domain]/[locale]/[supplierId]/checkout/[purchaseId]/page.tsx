import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadPersonalPage } from '@/lib/loaders/load-personal-page';
import { CheckoutScreen } from '../../../_page/personal/checkout-screen';
import { PersonalShell } from '../../../_page/personal/personal-shell';

export const dynamic = 'force-dynamic';

type Params = Promise<{ domain: string; locale: string; supplierId: string; purchaseId: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Checkout' });
  return { title: t('pay_title'), robots: { index: false } };
}

export default async function CheckoutPage({ params }: { params: Params }) {
  const { locale, purchaseId, ...rest } = await params;
  const page = await loadPersonalPage({ locale, ...rest, stays: true });
  const { establishment } = page.tenant;
  const t = await getTranslations({ locale, namespace: 'Checkout' });
  return (
    <PersonalShell page={page} view="Checkout" title={t('pay_title')} back={t('back', { establishment })}>
      <CheckoutScreen id={Number(purchaseId)} slug={page.supplier.slug} locale={locale} />
    </PersonalShell>
  );
}
