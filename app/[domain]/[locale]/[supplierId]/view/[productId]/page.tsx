import { setRequestLocale } from 'next-intl/server';
import { BranchMenu } from '@/components/menu/branch-menu';
import { productMetadata } from '@/components/menu/product/page/product-texts';
import { ProductPeek } from '@/components/menu/product/product-peek';
import { PriceTags } from '@/components/seo/price-tags';
import type { ProductRouteParams } from '@/lib/i18n/route-params';
import { loadProductPage } from '@/lib/loaders/load-product-page';
import { lastingPrice } from '@/lib/seo/lasting-price';

export const revalidate = 60;
export const generateStaticParams = () => [];

export const generateMetadata = productMetadata;

/** The product's own page is canonical (rule menu/product-address). */
export default async function ProductOverMenuPage({ params }: { params: ProductRouteParams }) {
  setRequestLocale((await params).locale);
  const { tenant, supplier, product } = await loadProductPage(params);
  const { currency } = tenant;
  return (
    <>
      <PriceTags amount={lastingPrice({ product, currency })} currency={currency} />
      <BranchMenu supplier={supplier} tenant={tenant} menuAddress="home" view="Product" />
      <ProductPeek product={product} supplier={supplier} tenant={tenant} />
    </>
  );
}
