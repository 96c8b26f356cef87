import { notFound } from '@/lib/i18n/navigation';
import { parseLocale } from '@/lib/i18n/parse-locale';
import { findSupplier, loadTenant } from './load';

/** What a page under a branch reads; a branch that is not this tenant's is a page that is not there. */
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
