import { getTranslations } from 'next-intl/server';
import { OpenLine } from '@/components/branches/open-line';
import { loadOpenTexts } from '@/components/branches/open-texts';
import { DryLawNote } from '@/components/menu/dry-law-note';
import { FallbackNote } from '@/components/menu/fallback-note';
import { toMenuDocument } from '@/components/menu/menu-document';
import { MenuNote } from '@/components/menu/menu-note';
import { OfferPrices } from '@/components/menu/offer-prices';
import { ProductFacts } from '@/components/menu/product/product-facts';
import { DishBadges } from '@/components/ui/dish-badges';
import { langMark } from '@/components/ui/lang-mark';
import { promoMarks } from '@/lib/browser/menu-markup/promos';
import type { Supplier } from '@/lib/contract/branches/supplier';
import type { Product } from '@/lib/contract/menu/menu';
import type { Instance } from '@/lib/contract/tenant/instance';
import { resolveOffer } from '@/lib/domain/menu/dish-offer';
import { productFallbacks } from '@/lib/domain/menu/fallback-languages';
import { establishmentKindOf } from '@/lib/domain/tenant/establishments';
import { labelBadges } from './product-texts';

/** The name, the price and the facts of a product, above what is chosen of it. */
export async function ProductAbout({
  product,
  supplier,
  tenant,
}: {
  product: Product;
  supplier: Supplier;
  tenant: Instance;
}) {
  const [t, menu] = [await getTranslations('Product'), await getTranslations('Menu')];
  const { currency } = tenant;
  const { timezone } = supplier.opening_hours;
  const establishment = establishmentKindOf(tenant.category_establishment);
  const { canOrder, hint } = toMenuDocument({ supplier });
  const sayFrom = (price: string) => t('from', { price });
  const offer = resolveOffer({ product, currency, at: new Date(), timezone, service: null, sayFrom });
  const texts = await loadOpenTexts();
  return (
    <div {...promoMarks({ offer, promo: product.promo })}>
      <DishBadges badges={await labelBadges({ product, offer })} />
      <h1 className="mt-2 text-page [overflow-wrap:anywhere]" {...langMark(product.name_in)}>
        {product.name}
      </h1>
      <div className="product-branch">
        <span>{supplier.name}</span>
        {canOrder && product.available && <OpenLine hours={supplier.opening_hours} texts={texts} isOwn />}
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
        <OfferPrices offer={offer} className="price text-section" />
      </p>
      {tenant.consumption_tax_label && <p className="text-muted">{menu('tax_included')}</p>}
      <MenuNote hint={hint} supplier={supplier} establishment={establishment} />
      <FallbackNote languages={productFallbacks(product)} />
      <ProductFacts product={product} establishment={establishment} country={tenant.country_code} />
    </div>
  );
}
