import { notFound } from '@/lib/i18n/navigation';
import type { ProductRouteParams } from '@/lib/i18n/route-params';
import { findProduct } from './load';
import { loadBranchPage } from './load-branch-page';

export async function loadProductPage(params: ProductRouteParams) {
  const { domain, productId, ...rest } = await params;
  const { tenant, supplier, lang } = await loadBranchPage({ domain, ...rest });
  const product = await findProduct(domain, lang, productId);
  if (product?.supplier_id !== supplier.id) notFound();
  return { tenant, supplier, product, lang };
}
