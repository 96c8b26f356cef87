import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { toSharedPicture } from '@/components/ui/pictures/picture-url';
import type { Product } from '@/lib/contract/menu/menu';
import { type SaidBadge, sayBadges } from '@/lib/domain/menu/badges';
import type { DishOffer } from '@/lib/domain/menu/dish-offer';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import type { ProductRouteParams } from '@/lib/i18n/route-params';
import { loadProductPage } from '@/lib/loaders/load-product-page';
import { toPageMetadata } from '@/lib/seo/page-metadata';

/** The product's page is canonical, and shared with its own picture (rule menu/product-address, rule menu/product-page). */
export async function productMetadata({ params }: { params: ProductRouteParams }): Promise<Metadata> {
  const { tenant, product, supplier, lang } = await loadProductPage(params);
  return toPageMetadata({
    tenant,
    lang,
    path: screenPath({ screen: '*/#', slug: supplier.slug, id: product.id }),
    title: product.name,
    description: product.description || product.name,
    kind: 'product',
    picture: product.image && toSharedPicture({ picture: product.image, alt: product.name }),
  });
}

export async function labelBadges({
  product,
  offer,
}: {
  product: Pick<Product, 'label' | 'promo'>;
  offer: DishOffer;
}): Promise<SaidBadge[]> {
  const t = await getTranslations('Menu');
  return sayBadges({ badges: offer.badges, product, say: t });
}
