import { getTranslations } from 'next-intl/server';
import { CartPlace } from '@/components/shell/cart-place';
import { OrderNote } from '@/components/shell/order-note';
import { ScreenHead } from '@/components/shell/screen-head';
import type { Instance } from '@/lib/contract/instance';
import type { Supplier } from '@/lib/contract/supplier';
import { placeWordOf } from '@/lib/domain/establishments';
import type { MenuPlace } from '@/lib/domain/menu-place';
import { resolveOrderHint } from '@/lib/domain/order-hint';
import type { View } from '@/lib/domain/views';
import { BranchHeader } from './branch-header';
import type { CardContext } from './dish-card';
import { Highlights, listHighlights } from './highlights';
import { MenuBar } from './menu-bar';
import { MenuIsland } from './menu-island';
import { MenuSections } from './menu-sections';
import { ServiceSwitch } from './service-switch';

const VIEWS = {
  home: 'Home',
  table: 'OnTableMenuDigital',
  grab_and_go: 'GrabAndGo',
} as const satisfies Record<MenuPlace, View>;

/** What the cards of a branch are printed with. */
export function toCardContext({ supplier, tenant }: { supplier: Supplier; tenant: Instance }): CardContext {
  return {
    supplierSlug: supplier.slug,
    currency: tenant.currency,
    timezone: supplier.opening_hours.timezone,
    now: new Date(),
  };
}

/** A branch and everything it sells; the same menu at home, on the table and to grab and go (decisions 23, 111). */
export async function BranchMenu({
  supplier,
  tenant,
  place,
  view = VIEWS[place],
}: {
  supplier: Supplier;
  tenant: Instance;
  place: MenuPlace;
  view?: View;
}) {
  const t = await getTranslations('Menu');
  const { categories } = supplier.menu;
  const word = placeWordOf(tenant.category_establishment);
  const highlights = listHighlights(supplier);
  const card = toCardContext({ supplier, tenant });
  const hint = resolveOrderHint({ place, branch: supplier });
  const canOrder = hint === null;
  const line = place === 'home' ? `${supplier.address}, ${supplier.city}` : t(place, { place: word });
  return (
    <>
      <ScreenHead tenant={tenant} view={view} supplier={supplier} canOrder={canOrder} orderHint={hint} />
      <main id="main" className={canOrder ? 'page page-beside-cart' : 'page'}>
        <BranchHeader supplier={supplier} tenant={tenant} line={line}>
          {place === 'home' && <ServiceSwitch supplier={supplier} label={t('service')} />}
          {hint && <OrderNote hint={hint} branch={supplier} place={word} />}
        </BranchHeader>
        {categories.length === 0 && <p className="mt-8">{t('empty', { place: word })}</p>}
        <div id="menu" {...(canOrder ? { 'data-add-label': t('add', { name: '{name}' }) } : {})}>
          {categories.length > 0 && (
            <MenuBar categories={categories} hasHighlights={highlights.length > 0} place={word} />
          )}
          <Highlights products={highlights} card={card} />
          <MenuSections categories={categories} card={card} />
        </div>
        {canOrder && <CartPlace place={word} />}
        <p className="mt-8">
          <a
            className="inline-flex min-h-[44px] items-center text-brand-text underline"
            href={`/${supplier.slug}/politicas-servicio`}
          >
            {t(tenant.policies.length > 0 ? 'policies' : 'stored')}
          </a>
        </p>
      </main>
      <MenuIsland timezone={card.timezone} />
    </>
  );
}
