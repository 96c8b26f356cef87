import { getTranslations, setRequestLocale } from 'next-intl/server';
import { OrderNote } from '@/components/branches/order-note';
import { ScreenHead } from '@/components/layout/screen-head';
import { PriceTags } from '@/components/seo/price-tags';
import { StructuredData } from '@/components/seo/structured-data';
import { BackLink } from '@/components/ui/back-link';
import { DishBadges } from '@/components/ui/dish-badges';
import { DishHero } from '@/components/ui/dish-picture';
import { orderMarks } from '@/lib/browser/menu-markup/chosen-service';
import { dishPart } from '@/lib/browser/menu-markup/dishes';
import { promoMarks } from '@/lib/browser/menu-markup/promos';
import { viewPath } from '@/lib/browser/product-address';
import type { Product } from '@/lib/contract/menu/menu';
import { resolveOrderHint } from '@/lib/domain/branches/order-hint';
import { resolveOffer } from '@/lib/domain/menu/dish-offer';
import { takesOrders } from '@/lib/domain/menu/menu-address';
import { establishmentKindOf } from '@/lib/domain/tenant/establishments';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import type { ProductRouteParams } from '@/lib/i18n/route-params';
import { loadProductPage } from '@/lib/loaders/load-product-page';
import { lastingPrice } from '@/lib/seo/lasting-price';
import { toBreadcrumbs, toMenuItem } from '@/lib/seo/menu-item';
import { OptionGroup } from './option-group';
import { ProductFacts } from './product-facts';
import { labelBadges } from './product-texts';

/** At the end, in nobody's way (rule menu/related-products). */
async function RelatedProducts({ product: { related }, slug }: { product: Product; slug: string }) {
  const t = await getTranslations('Product');
  if (related.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-section">{t('related')}</h2>
      <ul className="mt-2 grid gap-2">
        {related.map((one) => (
          <li key={one.id}>
            <a
              className="flex min-h-[44px] items-center text-brand-text underline"
              href={screenPath({ screen: '*/#', slug, id: one.id })}
            >
              {one.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Canonical (rule menu/product-address). */
export async function ProductPage({ params }: { params: ProductRouteParams }) {
  setRequestLocale((await params).locale);
  const { tenant, supplier, product } = await loadProductPage(params);
  const [t, menu] = [await getTranslations('Product'), await getTranslations('Menu')];
  const { currency } = tenant;
  const { timezone } = supplier.opening_hours;
  const establishment = establishmentKindOf(tenant.category_establishment);
  const hint = resolveOrderHint({ menuAddress: 'home', branch: supplier });
  const sayFrom = (price: string) => t('from', { price });
  const offer = resolveOffer({ product, currency, at: new Date(), timezone, sayFrom });
  const canOrder = product.available && takesOrders({ menuAddress: 'home', services: supplier.services });
  return (
    <>
      <ScreenHead tenant={tenant} view="Product" supplier={supplier} orderHint={hint} />
      <main id="main" className="page product-page">
        <PriceTags amount={lastingPrice({ product, currency })} currency={currency} />
        <StructuredData
          data={[toMenuItem({ product, supplier, tenant }), toBreadcrumbs({ product, supplier, tenant })]}
        />
        <BackLink href={`/${supplier.slug}`}>{t('back', { establishment })}</BackLink>
        <div className={product.image ? 'product-columns' : 'product-words'}>
          {product.image && <DishHero picture={product.image} />}
          <div {...promoMarks({ offer, window: product.promo?.window ?? null })}>
            <DishBadges badges={await labelBadges({ product, offer })} />
            <h1 className="mt-2 text-page [overflow-wrap:anywhere]">{product.name}</h1>
            {product.description && <p className="mt-2 [overflow-wrap:anywhere]">{product.description}</p>}
            <p className="prices mt-4">
              <span className="price text-section" {...dishPart('price')}>
                {offer.price}
              </span>
              {offer.was !== null && <s className="was">{offer.was}</s>}
            </p>
            {tenant.consumption_tax_label && <p className="text-muted">{menu('tax_included')}</p>}
            {hint && (
              <OrderNote
                hint={hint}
                branch={supplier}
                hours={supplier.opening_hours}
                establishment={establishment}
              />
            )}
            <ProductFacts product={product} establishment={establishment} />
            {product.option_groups.map((group) => (
              <OptionGroup key={group.id} group={group} currency={currency} />
            ))}
            <RelatedProducts product={product} slug={supplier.slug} />
            {canOrder && (
              <div className="sticky-action" {...orderMarks} suppressHydrationWarning>
                <a className="button" href={viewPath({ slug: supplier.slug, productId: product.id })}>
                  {t('order')}
                </a>
              </div>
            )}
          </div>
        </div>
      </main>
    </>
  );
}
