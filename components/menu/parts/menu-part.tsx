import { getTranslations } from 'next-intl/server';
import { ScreenMark } from '@/components/layout/screen-mark';
import { toCardContext } from '@/components/menu/branch-menu';
import { CardsIsland } from '@/components/menu/cards-island';
import { FallbackNote } from '@/components/menu/fallback-note';
import { toMenuDocument } from '@/components/menu/menu-document';
import { MenuNote } from '@/components/menu/menu-note';
import { CategorySection } from '@/components/menu/menu-sections';
import { BackLink } from '@/components/ui/back-link';
import { menuMarks } from '@/lib/browser/menu-markup/menu';
import { sectionId } from '@/lib/browser/menu-markup/sections';
import type { Supplier } from '@/lib/contract/branches/supplier';
import type { Category } from '@/lib/contract/menu/menu';
import type { Instance } from '@/lib/contract/tenant/instance';
import { menuFallbacks } from '@/lib/domain/menu/fallback-languages';
import { planFirstDocument } from '@/lib/domain/menu/menu-parts';
import { establishmentKindOf } from '@/lib/domain/tenant/establishments';

/** The script takes cards from it; without a script it is a page. */
export async function MenuPart({
  supplier,
  tenant,
  category,
}: {
  supplier: Supplier;
  tenant: Instance;
  category: Category;
}) {
  const [t, menu] = [await getTranslations('Product'), await getTranslations('Menu')];
  const { canOrder, hint } = toMenuDocument({ supplier });
  const establishment = establishmentKindOf(tenant.category_establishment);
  const card = toCardContext({ supplier, tenant });
  const plan = planFirstDocument({ categories: [category], budget: Number.POSITIVE_INFINITY });
  return (
    <>
      <ScreenMark tenant={tenant} view="SubCategories" supplier={supplier} canOrder={canOrder} />
      <main id="main" className="page">
        <BackLink href={`/${supplier.slug}#${sectionId(category.id)}`}>
          {t('back', { establishment })}
        </BackLink>
        <h1 className="sr-only">{`${category.name} · ${supplier.name}`}</h1>
        <MenuNote hint={hint} supplier={supplier} establishment={establishment} />
        <FallbackNote languages={menuFallbacks([category])} />
        <div
          {...menuMarks({
            addLabel: canOrder ? menu('add', { name: '{name}' }) : null,
            isReadOnly: hint !== null,
          })}
        >
          <CategorySection category={category} plan={plan} card={card} isLong />
        </div>
      </main>
      <CardsIsland timezone={card.timezone} />
    </>
  );
}
