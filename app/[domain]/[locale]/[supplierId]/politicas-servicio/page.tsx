import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PrivacyPart } from '@/components/layout/privacy/privacy-part';
import { ScreenHead } from '@/components/layout/screen-head';
import { BackLink } from '@/components/ui/back-link';
import { establishmentKindOf } from '@/lib/domain/tenant/establishments';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { measuredBy, pixelIds } from '@/lib/domain/visit/pixel-ids';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';
import { loadBranchPage } from '@/lib/loaders/load-branch-page';
import { toPageMetadata } from '@/lib/seo/page-metadata';

export const revalidate = 60;

type Props = { params: SupplierRouteParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const { supplier, tenant, lang } = await loadBranchPage(await params);
  const t = await getTranslations({ locale, namespace: 'Policies' });
  const path = screenPath({ screen: '*/politicas-servicio', slug: supplier.slug });
  return toPageMetadata({
    tenant,
    lang,
    path,
    title: t(tenant.policies.length > 0 ? 'title' : 'stored_title'),
  });
}

/** The tenant's policies, if any, what the browser stores, and what is kept of a diner. */
export default async function PoliciesPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const { supplier, tenant } = await loadBranchPage(await params);
  const [t, product] = [await getTranslations('Policies'), await getTranslations('Product')];
  const by = measuredBy(pixelIds(tenant));
  const hasPolicies = tenant.policies.length > 0;
  return (
    <>
      <ScreenHead tenant={tenant} view="Policies" supplier={supplier} />
      <main id="main" className="page max-w-[720px]">
        <BackLink href={`/${supplier.slug}`}>
          {product('back', { establishment: establishmentKindOf(tenant.category_establishment) })}
        </BackLink>
        <h1 className="mt-4 text-page">{t(hasPolicies ? 'title' : 'stored_title')}</h1>
        {tenant.policies.map((policy) => (
          <section key={policy.key} className="mt-8">
            <h2 className="text-section">{policy.title}</h2>
            <p className="mt-2 whitespace-pre-line">{policy.text}</p>
          </section>
        ))}
        <section className="mt-8">
          {hasPolicies && <h2 className="text-section">{t('stored_title')}</h2>}
          <p className="mt-2">
            {t('stored')} {by ? t('stored_pixels', { by }) : t('stored_own')}
          </p>
        </section>
        <PrivacyPart name={tenant.name} services={supplier.services} asksCookies={by !== null} />
      </main>
    </>
  );
}
