import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CartSlot } from '@/components/layout/cart-slot';
import { ScreenHead } from '@/components/layout/screen-head';
import { FallbackNote } from '@/components/menu/fallback-note';
import { toMenuDocument } from '@/components/menu/menu-document';
import { BackLink } from '@/components/ui/back-link';
import { menuLinkMarks, newMenuMarks } from '@/lib/browser/menu-markup/chosen-service';
import type { Supplier } from '@/lib/contract/branches/supplier';
import type { Instance } from '@/lib/contract/tenant/instance';
import { menuFallbacks } from '@/lib/domain/menu/fallback-languages';
import { countProducts } from '@/lib/domain/menu/menu-parts';
import { establishmentKindOf } from '@/lib/domain/tenant/establishments';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';
import { loadBranchPage } from '@/lib/loaders/load-branch-page';
import { toPageMetadata } from '@/lib/seo/page-metadata';
import { CategoryTiles } from './category-tiles';
import { SubcategorySheets } from './subcategory-sheets';

/** The menu is the canonical page. */
export async function categoriesMetadata({ params }: { params: SupplierRouteParams }): Promise<Metadata> {
  const { locale, ...rest } = await params;
  const { supplier, tenant, lang } = await loadBranchPage({ locale, ...rest });
  const t = await getTranslations({ locale, namespace: 'Menu' });
  const title = `${t('categories')} · ${supplier.name}`;
  return toPageMetadata({ tenant, lang, path: `/${supplier.slug}`, title });
}

/** Holds the new menu's address (rule table/new-menu). */
export function NewMenuMark({ tenant, supplier }: { tenant: Instance; supplier: Supplier }) {
  const { new_menu_v3: isOn, new_menu_url: template } = tenant;
  if (!isOn || template === null || supplier.on_table_class !== 'basic') return null;
  return <span {...newMenuMarks(template)} hidden />;
}

export const categoryHref = (slug: string) => (id: number) =>
  `${screenPath({ screen: '*/subcategories', slug })}?category=${id}`;

export async function CategoriesScreen({ params }: { params: SupplierRouteParams }) {
  const { locale, ...rest } = await params;
  setRequestLocale(locale);
  const { supplier, tenant } = await loadBranchPage({ locale, ...rest });
  const [t, product] = [await getTranslations('Menu'), await getTranslations('Product')];
  const establishment = establishmentKindOf(tenant.category_establishment);
  const { categories } = supplier.menu;
  const { canOrder, hint } = toMenuDocument({ supplier });
  const hrefOf = categoryHref(supplier.slug);
  const groups = categories
    .filter(({ subcategories }) => subcategories.length > 0)
    .map((category) => ({
      id: category.id,
      name: category.name,
      links: [
        { id: category.id, name: t('all_of', { category: category.name }), count: countProducts(category) },
        ...category.subcategories.map(({ id, name, products }) => ({ id, name, count: products.length })),
      ].map(({ id, name, count }) => ({ href: hrefOf(id), name, count: t('products', { count }) })),
    }));
  return (
    <>
      <ScreenHead tenant={tenant} view="MainCategories" supplier={supplier} canOrder={canOrder} />
      <main id="main" className={canOrder ? 'page page-beside-cart' : 'page'}>
        <BackLink href={`/${supplier.slug}`} marks={menuLinkMarks}>
          {product('back', { establishment })}
        </BackLink>
        <h1 className="mt-4 text-page">{t('categories')}</h1>
        <p className="text-muted">{supplier.name}</p>
        <FallbackNote languages={menuFallbacks(categories.map((one) => ({ ...one, products: [] })))} />
        {categories.length === 0 && <p className="mt-8">{t('empty', { establishment })}</p>}
        <CategoryTiles categories={categories} hrefOf={hrefOf} />
        {canOrder && <CartSlot establishment={establishment} hint={hint} />}
      </main>
      <SubcategorySheets groups={groups} closeLabel={t('close')} />
      <NewMenuMark tenant={tenant} supplier={supplier} />
    </>
  );
}
