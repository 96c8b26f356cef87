import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadPersonalPage } from '@/lib/loaders/load-personal-page';
import { AccountScreen } from '../../../../_page/personal/account-screen';
import { PersonalShell } from '../../../../_page/personal/personal-shell';

export const dynamic = 'force-dynamic';

type Params = Promise<{ domain: string; locale: string; supplierId: string; purchaseId: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Account' });
  return { title: t('title'), robots: { index: false } };
}

/** The account of a table (rule table/account), or one order made at a table (rule orders/table-pages). */
export default async function MyOrderPage({ params }: { params: Params }) {
  const { locale, purchaseId, ...rest } = await params;
  const page = await loadPersonalPage({ locale, ...rest });
  const t = await getTranslations({ locale, namespace: 'Account' });
  const { establishment } = page.tenant;
  return (
    <PersonalShell page={page} view="OnTableMyOrder" title={null} back={t('back', { establishment })}>
      <AccountScreen id={Number(purchaseId)} slug={page.supplier.slug} locale={locale} />
    </PersonalShell>
  );
}
