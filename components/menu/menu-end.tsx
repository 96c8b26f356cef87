import { getTranslations } from 'next-intl/server';
import type { Supplier } from '@/lib/contract/branches/supplier';
import type { Instance } from '@/lib/contract/tenant/instance';
import { screenPath } from '@/lib/domain/tenant/screen-path';

/** Facts that few readers look for: the food comes before them. */
export async function MenuEnd({ supplier, tenant }: { supplier: Supplier; tenant: Instance }) {
  const t = await getTranslations('Menu');
  return (
    <div className="mt-8 text-muted">
      {tenant.consumption_tax_label && <p>{t('tax_included')}</p>}
      {/* One text: React parts several with comments, on every menu. */}
      <p>{`${supplier.address}, ${supplier.city}`}</p>
      <a
        className="inline-flex min-h-[44px] items-center text-brand-text underline"
        href={screenPath({ screen: '*/politicas-servicio', slug: supplier.slug })}
      >
        {t(tenant.policies.length > 0 ? 'policies' : 'stored')}
      </a>
    </div>
  );
}
