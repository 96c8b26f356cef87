import { notFound } from '@/lib/i18n/navigation';
import { parseLocale } from '@/lib/i18n/parse-locale';
import { findSupplier, loadTenant } from './load';

/** Another tenant's branch is not found. */
export async function loadBranchPage({
  domain,
  locale,
  supplierId,
}: {
  domain: string;
  locale: string;
  supplierId: string;
}) {
  const { lang } = parseLocale(locale);
  const [tenant, supplier] = await Promise.all([
    loadTenant(domain, lang),
    findSupplier(domain, lang, supplierId),
  ]);
  if (!supplier) notFound();
  return { tenant, supplier, lang };
}
