import { getTranslations, setRequestLocale } from 'next-intl/server';
import { OrderNote } from '@/components/branches/order-note';
import { ScreenHead } from '@/components/layout/screen-head';
import { menuMarks } from '@/lib/browser/menu-markup/menu';
import { sectionId } from '@/lib/browser/menu-markup/sections';
import { resolveOrderHint } from '@/lib/domain/branches/order-hint';
import { menuPath } from '@/lib/domain/menu/menu-address';
import { establishmentKindOf } from '@/lib/domain/tenant/establishments';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';
import { loadBranchPage } from '@/lib/loaders/load-branch-page';
import { BranchHeader } from './branch-header';
import { toCardContext } from './branch-menu';
import { CardsIsland } from './cards-island';
import { CategoryTiles } from './category-tiles';
import { Highlights, listHighlights } from './highlights';
import { MenuEnd } from './menu-end';

/** Branch, table, highlights, categories (rule menu/addresses). */
export async function TableHome({ params }: { params: SupplierRouteParams }) {
  const { locale, ...rest } = await params;
  setRequestLocale(locale);
  const { supplier, tenant } = await loadBranchPage({ locale, ...rest });
  const t = await getTranslations('Menu');
  const establishment = establishmentKindOf(tenant.category_establishment);
  const menu = menuPath({ slug: supplier.slug, menuAddress: 'table' });
  const card = toCardContext({ supplier, tenant });
  const hint = resolveOrderHint({ menuAddress: 'table', branch: supplier });
  return (
    <>
      <ScreenHead tenant={tenant} view="OnTableHome" supplier={supplier} orderHint={hint} />
      <main id="main" className="page">
        <BranchHeader supplier={supplier} line={t('table', { establishment })}>
          {hint && (
            <OrderNote
              hint={hint}
              branch={supplier}
              hours={supplier.opening_hours}
              establishment={establishment}
            />
          )}
        </BranchHeader>
        <a className="button mt-6 wide:max-w-[22.5rem]" href={menu}>
          {t('see_menu', { establishment })}
        </a>
        <div {...menuMarks(null)}>
          <Highlights products={listHighlights(supplier)} card={card} />
          <section className="section">
            <h2>{t('categories')}</h2>
            <CategoryTiles
              categories={supplier.menu.categories}
              hrefOf={(id) => `${menu}#${sectionId(id)}`}
            />
          </section>
        </div>
        <MenuEnd supplier={supplier} tenant={tenant} />
      </main>
      <CardsIsland timezone={card.timezone} />
    </>
  );
}
