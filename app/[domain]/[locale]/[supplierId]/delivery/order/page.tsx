import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';
import { loadPersonalPage } from '@/lib/loaders/load-personal-page';
import { CartScreen } from '../../../_page/personal/cart-screen';
import { PersonalShell } from '../../../_page/personal/personal-shell';

export const dynamic = 'force-dynamic';

type Props = { params: SupplierRouteParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'Cart' });
  return { title: t('title'), robots: { index: false } };
}

export default async function CartPage({ params }: Props) {
  const { locale, ...rest } = await params;
  const page = await loadPersonalPage({ locale, ...rest });
  const { establishment } = page.tenant;
  const t = await getTranslations({ locale, namespace: 'Cart' });
  return (
    <PersonalShell page={page} view="Cart" title={t('title')} back={t('to_menu', { establishment })}>
      <CartScreen slug={page.supplier.slug} />
    </PersonalShell>
  );
}
