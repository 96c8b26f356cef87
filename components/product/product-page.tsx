import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { StructuredData } from '@/components/seo/structured-data';
import { BackLink } from '@/components/ui/back-link';
import { DishBadges } from '@/components/ui/dish-badges';
import { DishPicture } from '@/components/ui/dish-picture';
import { listBadges } from '@/lib/domain/badges';
import { resolveCardPrice } from '@/lib/domain/card-price';
import { placeWordOf } from '@/lib/domain/establishments';
import { formatMoney } from '@/lib/domain/money';
import { notFound } from '@/lib/i18n/navigation';
import type { ProductRouteParams } from '@/lib/i18n/route-params';
import { findProduct } from '@/lib/loaders/load';
import { loadBranchPage } from '@/lib/loaders/load-branch-page';
import { toMenuItem } from '@/lib/seo/menu-item';
import { OptionGroup } from './option-group';
import { ProductFacts } from './product-facts';

async function load(params: ProductRouteParams) {
  const { domain, productId, ...rest } = await params;
  const { tenant, supplier, lang } = await loadBranchPage({ domain, ...rest });
  const product = await findProduct(domain, lang, productId);
  if (product?.supplier_id !== supplier.id) notFound();
  return { tenant, supplier, product };
}

async function generateMetadata({ params }: { params: ProductRouteParams }): Promise<Metadata> {
  const { product, supplier } = await load(params);
  return {
    title: product.name,
    description: product.description || product.name,
    alternates: { canonical: `/${supplier.slug}/${product.id}` },
  };
}

/** A product by itself: the address that is shared and found (decision 19). */
async function Page({ params }: { params: ProductRouteParams }) {
  setRequestLocale((await params).locale);
  const { tenant, supplier, product } = await load(params);
  const [t, menu] = [await getTranslations('Product'), await getTranslations('Menu')];
  const { currency } = tenant;
  const { timezone } = supplier.opening_hours;
  const price = resolveCardPrice({ product, currency, at: new Date(), timezone });
  const promoActive = price.promoActive && product.promo !== null;
  const badges = listBadges({ product, promoActive }).map((badge) =>
    badge === 'promo' ? (product.promo?.label ?? '') : menu(badge),
  );
  return (
    <main id="main" className="page max-w-[720px]">
      <StructuredData data={toMenuItem({ product, supplier, tenant })} />
      <BackLink href={`/${supplier.slug}`}>{t('back')}</BackLink>
      <div className="card product-hero mt-4 grid place-items-center">
        <DishPicture picture={product.image} initial={product.name.slice(0, 1)} size={256} />
      </div>
      <div className="mt-4">
        <DishBadges labels={badges} />
      </div>
      <h1 className="mt-2 text-[28px]">{product.name}</h1>
      {product.description && <p className="mt-2">{product.description}</p>}
      <p className="mt-4">
        <span className="price text-[22px]">{formatMoney({ amountMinor: price.nowMinor, currency })}</span>
        {price.beforeMinor !== null && (
          <s className="was">{formatMoney({ amountMinor: price.beforeMinor, currency })}</s>
        )}
      </p>
      {tenant.consumption_tax_label && <p className="text-muted">{menu('tax_included')}</p>}
      <ProductFacts product={product} place={placeWordOf(tenant.category_establishment)} />
      {product.option_groups.map((group) => (
        <OptionGroup key={group.id} group={group} currency={currency} />
      ))}
      {product.related.length > 0 && (
        <section className="mt-8">
          <h2 className="text-[22px]">{t('related')}</h2>
          <ul className="mt-2 grid gap-2">
            {product.related.map((one) => (
              <li key={one.id}>
                <a
                  className="flex min-h-[44px] items-center text-brand-text underline"
                  href={`/${supplier.slug}/${one.id}`}
                >
                  {one.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}

export const productPage = { generateMetadata, Page };
