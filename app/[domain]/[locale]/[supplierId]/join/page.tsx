import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { JoinGroup } from '@/components/cart/group/join-group';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';
import { loadPersonalPage } from '@/lib/loaders/load-personal-page';
import { PersonalShell } from '../../_page/personal/personal-shell';

export const dynamic = 'force-dynamic';

type Props = { params: SupplierRouteParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Group' });
  return { title: t('title'), robots: { index: false } };
}

/** The token of a group's link never comes here: it is behind the `#` (rule cart/group). */
export default async function JoinGroupPage({ params }: Props) {
  const { locale, ...rest } = await params;
  const page = await loadPersonalPage({ locale, ...rest });
  const { establishment } = page.tenant;
  const t = await getTranslations({ locale, namespace: 'Group' });
  return (
    <PersonalShell page={page} view="JoinGroup" title={null} back={t('to_menu', { establishment })}>
      <JoinGroup slug={page.supplier.slug} />
    </PersonalShell>
  );
}
