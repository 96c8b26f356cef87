import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ScreenHead } from '@/components/layout/screen-head';
import { toCardContext } from '@/components/menu/branch-menu';
import { isAheadOf } from '@/components/menu/dish-card';
import { listProducts } from '@/components/menu/highlights';
import { toMenuDocument } from '@/components/menu/menu-document';
import { RelatedProducts } from '@/components/menu/product/related-products';
import { PriceTags } from '@/components/seo/price-tags';
import { StructuredData } from '@/components/seo/structured-data';
import { BackLink } from '@/components/ui/back-link';
import { DishHero } from '@/components/ui/pictures/dish-picture';
import { pictureUrl } from '@/components/ui/pictures/picture-url';
import { ownMarks, ownPart } from '@/lib/browser/menu-markup/own-product';
import { servedMarks } from '@/lib/browser/menu-markup/served';
import { listRelated } from '@/lib/domain/menu/related-products';
import { establishmentKindOf } from '@/lib/domain/tenant/establishments';
import type { ProductRouteParams } from '@/lib/i18n/route-params';
import { loadProductPage } from '@/lib/loaders/load-product-page';
import { lastingPrice } from '@/lib/seo/lasting-price';
import { toBreadcrumbs, toMenuItem } from '@/lib/seo/menu-item';
import { OwnChoice } from './own-choice';
import { ProductAbout } from './product-about';

/** Canonical, and where it is ordered without another page (rule menu/product-address, rule menu/product-page). */
export async function ProductPage({ params }: { params: ProductRouteParams }) {
  setRequestLocale((await params).locale);
  const { tenant, supplier, product } = await loadProductPage(params);
  const t = await getTranslations('Product');
  const { currency } = tenant;
  const establishment = establishmentKindOf(tenant.category_establishment);
  const { canOrder, hint } = toMenuDocument({ supplier });
  const card = toCardContext({ supplier, tenant });
  const image = product.image && pictureUrl({ picture: product.image, width: product.image.width });
  return (
    <>
      <ScreenHead tenant={tenant} view="Product" supplier={supplier} canOrder={canOrder} />
      <main id="main" className="page product-page">
        <PriceTags amount={lastingPrice({ product, currency })} currency={currency} />
        <StructuredData
          data={[
            toMenuItem({ product, supplier, tenant, image }),
            toBreadcrumbs({ product, supplier, tenant }),
          ]}
        />
        <div className="flex items-center justify-between gap-4">
          <BackLink href={`/${supplier.slug}`}>{t('back', { establishment })}</BackLink>
          <div {...ownPart('share')} />
        </div>
        <div
          className={product.image ? 'product-columns' : 'product-columns product-plain'}
          {...ownMarks(product)}
          {...servedMarks(undefined, isAheadOf(product, card))}
        >
          {product.image && <DishHero picture={product.image} />}
          <div className="product-choice">
            <ProductAbout {...{ product, supplier, tenant }} />
            <OwnChoice {...{ product, supplier, tenant }} />
          </div>
        </div>
        <RelatedProducts
          products={listRelated({ product, menu: listProducts(supplier) })}
          card={card}
          canOrder={canOrder}
          hint={hint}
        />
      </main>
    </>
  );
}
