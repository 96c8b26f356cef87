import { getTranslations, setRequestLocale } from 'next-intl/server';
import { CartSlot } from '@/components/layout/cart-slot';
import { ScreenHead } from '@/components/layout/screen-head';
import { menuMarks } from '@/lib/browser/menu-markup/menu';
import { sectionId } from '@/lib/browser/menu-markup/sections';
import { menuFallbacks } from '@/lib/domain/menu/fallback-languages';
import { menuPath } from '@/lib/domain/menu/menu-address';
import { establishmentKindOf } from '@/lib/domain/tenant/establishments';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';
import { loadBranchPage } from '@/lib/loaders/load-branch-page';
import { BranchHeader } from './branch-header';
import { lineKey, sellsAlcohol, toCardContext } from './branch-menu';
import { CardsIsland } from './cards-island';
import { CategoryTiles } from './categories/category-tiles';
import { CurrencyNote } from './currency-note';
import { DryLawNote } from './dry-law-note';
import { FallbackNote } from './fallback-note';
import { Highlights, listHighlights } from './highlights';
import { toMenuDocument } from './menu-document';
import { MenuEnd } from './menu-end';
import { MenuNote } from './menu-note';
import { StallTabs } from './stall-tabs';

/** Branch, table, highlights, categories (rule menu/addresses). */
export async function TableHome({ params }: { params: SupplierRouteParams }) {
  const { locale, ...rest } = await params;
  setRequestLocale(locale);
  const { supplier, tenant } = await loadBranchPage({ locale, ...rest });
  const t = await getTranslations('Menu');
  const establishment = establishmentKindOf(tenant.category_establishment);
  const menu = menuPath({ slug: supplier.slug, menuAddress: 'table' });
  const card = toCardContext({ supplier, tenant });
  const { canOrder, hint } = toMenuDocument({ supplier, menuAddress: 'table' });
  const line = lineKey({ supplier, own: 'table' });
  return (
    <>
      <ScreenHead
        tenant={tenant}
        view="OnTableHome"
        supplier={supplier}
        canOrder={canOrder}
        menuAddress="table"
      />
      <main id="main" className={canOrder ? 'page page-beside-cart' : 'page'}>
        <BranchHeader supplier={supplier} line={t(line, { establishment })}>
          <MenuNote hint={hint} supplier={supplier} establishment={establishment} />
          <DryLawNote period={sellsAlcohol(supplier) ? supplier.dry_law : null} />
          <CurrencyNote tenant={tenant} />
          <FallbackNote languages={menuFallbacks(supplier.menu.categories)} />
        </BranchHeader>
        <StallTabs supplier={supplier} menuAddress="table" />
        <a className="button mt-6 wide:max-w-[22.5rem]" href={menu}>
          {t('see_menu', { establishment })}
        </a>
        <div
          {...menuMarks({
            addLabel: canOrder ? t('add', { name: '{name}' }) : null,
            isReadOnly: hint !== null,
          })}
        >
          <Highlights products={listHighlights(supplier)} card={card} />
          <section className="section">
            <h2>{t('categories')}</h2>
            <CategoryTiles
              categories={supplier.menu.categories}
              hrefOf={(id) => `${menu}#${sectionId(id)}`}
            />
          </section>
        </div>
        {canOrder && <CartSlot establishment={establishment} hint={hint} />}
        <MenuEnd supplier={supplier} tenant={tenant} />
      </main>
      <CardsIsland timezone={card.timezone} />
    </>
  );
}
