import { getTranslations } from 'next-intl/server';
import { OrderingFacts } from '@/components/branches/ordering-facts';
import { CartSlot } from '@/components/layout/cart-slot';
import { ScreenHead } from '@/components/layout/screen-head';
import { StaticMarkup } from '@/components/ui/static-markup';
import { menuMarks } from '@/lib/browser/menu-markup/menu';
import type { Supplier } from '@/lib/contract/branches/supplier';
import type { Instance } from '@/lib/contract/tenant/instance';
import { menuFallbacks } from '@/lib/domain/menu/fallback-languages';
import { planFirstScreen } from '@/lib/domain/menu/first-screen';
import type { MenuAddress } from '@/lib/domain/menu/menu-address';
import { servedAhead } from '@/lib/domain/menu/served-ahead';
import { establishmentKindOf } from '@/lib/domain/tenant/establishments';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import type { View } from '@/lib/domain/tenant/views';
import { BranchHeader } from './branch-header';
import { CurrencyNote } from './currency-note';
import type { CardContext } from './dish-card';
import { DryLawNote } from './dry-law-note';
import { FallbackNote } from './fallback-note';
import { Highlights, listHighlights } from './highlights';
import { MenuBar } from './menu-bar';
import { toMenuDocument } from './menu-document';
import { MenuEnd } from './menu-end';
import { MenuIsland } from './menu-island';
import { MenuNote } from './menu-note';
import { MenuSections } from './menu-sections';
import { ServiceSwitch } from './service-switch';
import { StallTabs } from './stall-tabs';

const VIEWS = {
  home: 'Home',
  table: 'OnTableMenuDigital',
  grab_and_go: 'GrabAndGo',
  room: 'ServiceRoom',
} as const satisfies Record<MenuAddress, View>;

export function toCardContext({ supplier, tenant }: { supplier: Supplier; tenant: Instance }): CardContext {
  const now = new Date();
  const { opening_hours: hours, schedule_days: days } = supplier;
  return {
    supplierSlug: supplier.slug,
    currency: tenant.currency,
    timezone: hours.timezone,
    now,
    ...(supplier.services.includes('schedule') ? { ahead: servedAhead({ hours, days, now }) } : {}),
  };
}

/** A food court's tables are served over the counter (rule table/classes). */
export const lineKey = ({ supplier, own }: { supplier: Supplier; own: Exclude<MenuAddress, 'home'> }) =>
  own === 'table' && supplier.on_table_class === 'checkout_plazoleta' ? 'grab_and_go' : own;

export const sellsAlcohol = ({ menu: { categories } }: Supplier): boolean =>
  categories.some(({ products, subcategories }) =>
    [...products, ...subcategories.flatMap((one) => one.products)].some((one) => one.is_alcoholic),
  );

/** The bar, the highlights and the sections. `hasOverview`: the bar leads to all categories at one look. */
function Dishes({
  supplier,
  tenant,
  hasOverview,
}: {
  supplier: Supplier;
  tenant: Instance;
  hasOverview: boolean;
}) {
  const { categories } = supplier.menu;
  const highlights = listHighlights(supplier);
  const card = toCardContext({ supplier, tenant });
  return (
    <>
      {categories.length > 0 && (
        <MenuBar
          categories={categories}
          hasHighlights={highlights.length > 0}
          overview={hasOverview ? screenPath({ screen: '*/maincategories', slug: supplier.slug }) : null}
          establishment={establishmentKindOf(tenant.category_establishment)}
        />
      )}
      <Highlights products={highlights} card={card} />
      <MenuSections
        categories={categories}
        card={card}
        firstScreen={planFirstScreen({ above: highlights, categories })}
      />
    </>
  );
}

/** One menu for all its addresses (rule menu/addresses). */
export async function BranchMenu({
  supplier,
  tenant,
  menuAddress,
  view = VIEWS[menuAddress],
}: {
  supplier: Supplier;
  tenant: Instance;
  menuAddress: MenuAddress;
  view?: View;
}) {
  const t = await getTranslations('Menu');
  const { categories } = supplier.menu;
  const establishment = establishmentKindOf(tenant.category_establishment);
  const fallbacks = menuFallbacks(categories);
  const isHome = menuAddress === 'home';
  const { canOrder, hint, own } = toMenuDocument({ supplier, menuAddress: isHome ? null : menuAddress });
  return (
    <>
      <ScreenHead
        tenant={tenant}
        view={view}
        supplier={supplier}
        canOrder={canOrder}
        menuAddress={isHome ? null : menuAddress}
      />
      <main id="main" className={canOrder ? 'page page-beside-cart' : 'page'}>
        <BranchHeader
          supplier={supplier}
          line={own === 'home' ? null : t(lineKey({ supplier, own }), { establishment })}
        >
          {isHome && <OrderingFacts branch={supplier} tenant={tenant} />}
          {isHome && <ServiceSwitch supplier={supplier} label={t('service')} />}
          <MenuNote hint={hint} supplier={supplier} establishment={establishment} />
          <DryLawNote period={sellsAlcohol(supplier) ? supplier.dry_law : null} />
          <CurrencyNote tenant={tenant} />
          {fallbacks.length > 0 && <FallbackNote languages={fallbacks} />}
        </BranchHeader>
        {!isHome && <StallTabs supplier={supplier} menuAddress={menuAddress} />}
        {categories.length === 0 && <p className="mt-8">{t('empty', { establishment })}</p>}
        <StaticMarkup
          {...menuMarks({
            addLabel: canOrder ? t('add', { name: '{name}' }) : null,
            isReadOnly: hint !== null,
          })}
        >
          <Dishes supplier={supplier} tenant={tenant} hasOverview={isHome} />
        </StaticMarkup>
        {canOrder && <CartSlot establishment={establishment} hint={hint} />}
        <MenuEnd supplier={supplier} tenant={tenant} />
      </main>
      <MenuIsland timezone={supplier.opening_hours.timezone} />
    </>
  );
}
