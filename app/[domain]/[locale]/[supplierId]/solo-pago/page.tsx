import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { loadPersonalPage } from '@/lib/loaders/load-personal-page';
import { AccountScreen } from '../../_page/personal/account-screen';
import { PersonalShell } from '../../_page/personal/personal-shell';

export const dynamic = 'force-dynamic';

type Params = Promise<{ domain: string; locale: string; supplierId: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Account' });
  return { title: t('title'), robots: { index: false } };
}

/** The account of the diner's table, also where a waiter took the orders (rule table/account). */
export default async function TableAccountPage({ params }: { params: Params }) {
  const { locale, ...rest } = await params;
  const page = await loadPersonalPage({ locale, ...rest });
  const t = await getTranslations({ locale, namespace: 'Account' });
  const { establishment } = page.tenant;
  return (
    <PersonalShell page={page} view="TableAccount" title={null} back={t('back', { establishment })}>
      <AccountScreen id={null} slug={page.supplier.slug} locale={locale} />
    </PersonalShell>
  );
}
