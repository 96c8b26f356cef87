import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';
import { loadPersonalPage } from '@/lib/loaders/load-personal-page';
import { PersonalShell } from '../../_page/personal/personal-shell';
import { PrecheckoutScreen } from '../../_page/personal/precheckout-screen';

export const dynamic = 'force-dynamic';

type Props = { params: SupplierRouteParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Checkout' });
  return { title: t('title'), robots: { index: false } };
}

export default async function PrecheckoutPage({ params }: Props) {
  const { locale, ...rest } = await params;
  const page = await loadPersonalPage({ locale, ...rest });
  const { establishment } = page.tenant;
  const t = await getTranslations({ locale, namespace: 'Checkout' });
  const { id, slug, name, address, city, location, services } = page.supplier;
  const { on_table_class: onTableClass, schedule_days: scheduleDays } = page.supplier;
  const offersTakeAway = services.includes('take_away');
  const branch = { id, slug, name, address, city, location, onTableClass, scheduleDays, offersTakeAway };
  return (
    <PersonalShell page={page} view="PreCheckout" title={t('title')} back={t('back', { establishment })}>
      <PrecheckoutScreen branch={branch} />
    </PersonalShell>
  );
}
