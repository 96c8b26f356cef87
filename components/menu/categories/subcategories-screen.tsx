import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CartSlot } from '@/components/layout/cart-slot';
import { ScreenHead } from '@/components/layout/screen-head';
import { toCardContext } from '@/components/menu/branch-menu';
import { FallbackNote } from '@/components/menu/fallback-note';
import { toMenuDocument } from '@/components/menu/menu-document';
import { MenuNote } from '@/components/menu/menu-note';
import { MenuSections } from '@/components/menu/menu-sections';
import { BackLink } from '@/components/ui/back-link';
import { langMark } from '@/components/ui/lang-mark';
import { CHOOSE_CATEGORY } from '@/lib/browser/menu-markup/choose-category';
import { menuLinkMarks } from '@/lib/browser/menu-markup/chosen-service';
import { menuMarks } from '@/lib/browser/menu-markup/menu';
import { overviewMarks, tabMarks } from '@/lib/browser/menu-markup/overview';
import { menuFallbacks } from '@/lib/domain/menu/fallback-languages';
import { establishmentKindOf } from '@/lib/domain/tenant/establishments';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';
import { loadBranchPage } from '@/lib/loaders/load-branch-page';
import { categoryHref, NewMenuMark } from './categories-screen';
import { CategoryTiles } from './category-tiles';
import { SubcategoriesIsland } from './subcategories-island';

/** All categories in one document; the browser shows one before first paint, or the overview. Without script: all. */
export async function SubcategoriesScreen({ params }: { params: SupplierRouteParams }) {
  const { locale, ...rest } = await params;
  setRequestLocale(locale);
  const { supplier, tenant } = await loadBranchPage({ locale, ...rest });
  const [t, product] = [await getTranslations('Menu'), await getTranslations('Product')];
  const establishment = establishmentKindOf(tenant.category_establishment);
  const { categories } = supplier.menu;
  const hrefOf = categoryHref(supplier.slug);
  const { canOrder, hint } = toMenuDocument({ supplier });
  const card = toCardContext({ supplier, tenant });
  return (
    <>
      <ScreenHead tenant={tenant} view="SubCategories" supplier={supplier} canOrder={canOrder} />
      <main id="main" className={canOrder ? 'page page-beside-cart' : 'page'}>
        <BackLink href={`/${supplier.slug}`} marks={menuLinkMarks}>
          {product('back', { establishment })}
        </BackLink>
        <h1 className="mt-2 text-page">{supplier.name}</h1>
        <MenuNote hint={hint} supplier={supplier} establishment={establishment} />
        <FallbackNote languages={menuFallbacks(categories)} />
        <div
          {...menuMarks({
            addLabel: canOrder ? t('add', { name: '{name}' }) : null,
            isReadOnly: hint !== null,
          })}
        >
          <nav aria-label={t('categories')} className="menu-bar">
            <div className="tabs">
              {categories.map(({ id, name, name_in, subcategories }) => (
                <a
                  key={id}
                  href={hrefOf(id)}
                  {...langMark(name_in)}
                  {...tabMarks([id, ...subcategories.map((one) => one.id)])}
                >
                  {name}
                </a>
              ))}
            </div>
          </nav>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, nothing of the visitor in it */}
          <script dangerouslySetInnerHTML={{ __html: CHOOSE_CATEGORY }} />
          <div {...overviewMarks}>
            <p className="unknown-category">{t('unknown_category')}</p>
            <h2 className="mt-4 text-section">{t('choose_category')}</h2>
            <CategoryTiles categories={categories} hrefOf={hrefOf} />
          </div>
          <MenuSections categories={categories} card={card} />
        </div>
        {canOrder && <CartSlot establishment={establishment} hint={hint} />}
      </main>
      <SubcategoriesIsland timezone={card.timezone} />
      <NewMenuMark tenant={tenant} supplier={supplier} />
    </>
  );
}
