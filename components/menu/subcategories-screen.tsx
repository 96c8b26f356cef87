import { getTranslations, setRequestLocale } from 'next-intl/server';
import { OrderNote } from '@/components/branches/order-note';
import { CartSlot } from '@/components/layout/cart-slot';
import { ScreenHead } from '@/components/layout/screen-head';
import { BackLink } from '@/components/ui/back-link';
import { CHOOSE_CATEGORY } from '@/lib/browser/menu-markup/choose-category';
import { menuLinkMarks } from '@/lib/browser/menu-markup/chosen-service';
import { menuMarks } from '@/lib/browser/menu-markup/menu';
import { overviewMarks, tabMarks } from '@/lib/browser/menu-markup/overview';
import { resolveOrderHint } from '@/lib/domain/branches/order-hint';
import { establishmentKindOf } from '@/lib/domain/tenant/establishments';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';
import { loadBranchPage } from '@/lib/loaders/load-branch-page';
import { toCardContext } from './branch-menu';
import { categoryHref, NewMenuMark } from './categories-screen';
import { CategoryTiles } from './category-tiles';
import { MenuSections } from './menu-sections';
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
  const hint = resolveOrderHint({ menuAddress: 'home', branch: supplier });
  const canOrder = hint === null;
  const card = toCardContext({ supplier, tenant });
  return (
    <>
      <ScreenHead
        tenant={tenant}
        view="SubCategories"
        supplier={supplier}
        canOrder={canOrder}
        orderHint={hint}
      />
      <main id="main" className={canOrder ? 'page page-beside-cart' : 'page'}>
        <BackLink href={`/${supplier.slug}`} marks={menuLinkMarks}>
          {product('back', { establishment })}
        </BackLink>
        <h1 className="mt-2 text-page">{supplier.name}</h1>
        {hint && (
          <OrderNote
            hint={hint}
            branch={supplier}
            hours={supplier.opening_hours}
            establishment={establishment}
          />
        )}
        <div {...menuMarks(canOrder ? t('add', { name: '{name}' }) : null)}>
          <nav aria-label={t('categories')} className="menu-bar">
            <div className="tabs">
              {categories.map(({ id, name, subcategories }) => (
                <a key={id} href={hrefOf(id)} {...tabMarks([id, ...subcategories.map((one) => one.id)])}>
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
        {canOrder && <CartSlot establishment={establishment} />}
      </main>
      <SubcategoriesIsland timezone={card.timezone} />
      <NewMenuMark tenant={tenant} supplier={supplier} />
    </>
  );
}
