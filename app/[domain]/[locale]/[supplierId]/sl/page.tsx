import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SmartLink } from '@/components/people/smart-link';
import { loadPersonalPage } from '@/lib/loaders/load-personal-page';
import { PersonalShell } from '../../_page/personal/personal-shell';

export const dynamic = 'force-dynamic';

type Params = Promise<{ domain: string; locale: string; supplierId: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Order' });
  return { title: t('orders'), robots: { index: false } };
}

/** The rest of a smart link's address never comes here (rule people/smart-link). */
export default async function SmartLinkPage({ params }: { params: Params }) {
  const { locale, ...rest } = await params;
  const page = await loadPersonalPage({ locale, ...rest });
  const { establishment } = page.tenant;
  const t = await getTranslations({ locale, namespace: 'Order' });
  return (
    <PersonalShell page={page} view="SmartLink" title={t('orders')} back={t('again', { establishment })}>
      <SmartLink slug={page.supplier.slug} />
    </PersonalShell>
  );
}
