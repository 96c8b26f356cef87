import { notFound } from '@/lib/i18n/navigation';
import { parseLocale } from '@/lib/i18n/parse-locale';
import { findSupplier, loadTenant } from './load';

/** Another tenant's branch is not found, nor is a removed one where its pages do not stay (rule branches/removed). */
export async function loadBranchPage({
  domain,
  locale,
  supplierId,
  stays = false,
}: {
  domain: string;
  locale: string;
  supplierId: string;
  stays?: boolean;
}) {
  const { lang } = parseLocale(locale);
  const [tenant, supplier] = await Promise.all([
    loadTenant(domain, lang),
    findSupplier(domain, lang, supplierId),
  ]);
  if (!supplier || (supplier.removed && !stays)) notFound();
  return { tenant, supplier, lang };
}
