import { getTranslations, setRequestLocale } from 'next-intl/server';
import { OpenLine } from '@/components/branches/open-line';
import { loadOpenTexts } from '@/components/branches/open-texts';
import { ScreenHead } from '@/components/layout/screen-head';
import { toCardContext } from '@/components/menu/branch-menu';
import { isAheadOf } from '@/components/menu/dish-card';
import { DryLawNote } from '@/components/menu/dry-law-note';
import { FallbackNote } from '@/components/menu/fallback-note';
import { listProducts } from '@/components/menu/highlights';
import { toMenuDocument } from '@/components/menu/menu-document';
import { MenuNote } from '@/components/menu/menu-note';
import { OptionGroup } from '@/components/menu/product/options/option-group';
import { ProductFacts } from '@/components/menu/product/product-facts';
import { RelatedProducts } from '@/components/menu/product/related-products';
import { PriceTags } from '@/components/seo/price-tags';
import { StructuredData } from '@/components/seo/structured-data';
import { BackLink } from '@/components/ui/back-link';
import { DishBadges } from '@/components/ui/dish-badges';
import { langMark } from '@/components/ui/lang-mark';
import { DishHero } from '@/components/ui/pictures/dish-picture';
import { pictureUrl } from '@/components/ui/pictures/picture-url';
import { dishPart, priceMarks } from '@/lib/browser/menu-markup/dishes';
import { ownMarks, ownPart } from '@/lib/browser/menu-markup/own-product';
import { promoMarks } from '@/lib/browser/menu-markup/promos';
import { servedMarks } from '@/lib/browser/menu-markup/served';
import { resolveOffer } from '@/lib/domain/menu/dish-offer';
import { productFallbacks } from '@/lib/domain/menu/fallback-languages';
import { listRelated } from '@/lib/domain/menu/related-products';
import { formatMoney } from '@/lib/domain/money/money';
import { establishmentKindOf } from '@/lib/domain/tenant/establishments';
import type { ProductRouteParams } from '@/lib/i18n/route-params';
import { loadProductPage } from '@/lib/loaders/load-product-page';
import { lastingPrice } from '@/lib/seo/lasting-price';
import { toBreadcrumbs, toMenuItem } from '@/lib/seo/menu-item';
import { OwnBar, OwnForm } from './own-choice';
import { labelBadges } from './product-texts';
import { startPrice } from './start-price';
import { WithoutScript } from './without-script';

/** Canonical, and where it is ordered without another page (rule menu/product-address, rule menu/product-page). */
export async function ProductPage({ params }: { params: ProductRouteParams }) {
  setRequestLocale((await params).locale);
  const { tenant, supplier, product } = await loadProductPage(params);
  const [t, menu] = [await getTranslations('Product'), await getTranslations('Menu')];
  const { currency } = tenant;
  const { timezone } = supplier.opening_hours;
  const establishment = establishmentKindOf(tenant.category_establishment);
  const { canOrder: takes, hint } = toMenuDocument({ supplier });
  const sayFrom = (price: string) => t('from', { price });
  const offer = resolveOffer({ product, currency, at: new Date(), timezone, service: null, sayFrom });
  const start = startPrice({ product, currency, at: new Date(), timezone });
  const startText = formatMoney({ amountMinor: start.lineMinor, currency });
  const image = product.image && pictureUrl({ picture: product.image, width: product.image.width });
  const said = { hours: supplier.opening_hours, texts: await loadOpenTexts() };
  const canOrder = takes && product.available;
  return (
    <>
      <ScreenHead tenant={tenant} view="Product" supplier={supplier} canOrder={takes} />
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
          {...servedMarks(undefined, isAheadOf(product, toCardContext({ supplier, tenant })))}
        >
          {product.image && <DishHero picture={product.image} />}
          <div className="product-choice">
            <div {...promoMarks({ offer, promo: product.promo })}>
              <DishBadges badges={await labelBadges({ product, offer })} />
              <h1 className="mt-2 text-page [overflow-wrap:anywhere]" {...langMark(product.name_in)}>
                {product.name}
              </h1>
              <div className="product-branch">
                <span>{supplier.name}</span>
                {canOrder && <OpenLine {...said} />}
              </div>
              {product.description && (
                <p
                  className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]"
                  {...langMark(product.description_in)}
                >
                  {product.description}
                </p>
              )}
              <DryLawNote period={product.is_alcoholic ? supplier.dry_law : null} />
              <p className="prices mt-4">
                <span className="price text-section" {...priceMarks(offer.fact)}>
                  {offer.price}
                </span>
                {offer.was !== null && (
                  <s className="was" {...dishPart('was')}>
                    {offer.was}
                  </s>
                )}
              </p>
              {tenant.consumption_tax_label && <p className="text-muted">{menu('tax_included')}</p>}
              <MenuNote hint={hint} supplier={supplier} establishment={establishment} />
              <FallbackNote languages={productFallbacks(product)} />
              <ProductFacts product={product} establishment={establishment} country={tenant.country_code} />
            </div>
            {canOrder ? (
              <OwnForm
                product={product}
                currency={currency}
                establishment={establishment}
                timezone={timezone}
              />
            ) : (
              <div className="product-form">
                {product.option_groups.map((group) => (
                  <OptionGroup key={group.id} group={group} currency={currency} />
                ))}
              </div>
            )}
            {canOrder && <WithoutScript branch={supplier} />}
            {canOrder && (
              <OwnBar
                product={product}
                slug={supplier.slug}
                price={start.isLeast ? sayFrom(startText) : startText}
                isHidden={hint !== null}
              />
            )}
          </div>
        </div>
        <RelatedProducts
          products={listRelated({ product, menu: listProducts(supplier) })}
          card={toCardContext({ supplier, tenant })}
          canOrder={takes}
          hint={hint}
        />
      </main>
    </>
  );
}
