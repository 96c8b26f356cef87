'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { CategoriesPart } from '@/components/staff/categories/categories-part';
import { EditBar } from '@/components/staff/editing/edit-bar';
import { useEditing } from '@/components/staff/editing/editing-context';
import type { Edits } from '@/components/staff/editing/use-edits';
import type { ShopDraft } from '@/components/staff/editing/use-shop-draft';
import { OptionsPart } from '@/components/staff/options/options-part';
import { NewProduct } from '@/components/staff/product/new-product';
import { ProductSheet } from '@/components/staff/product/product-sheet';
import { isOtherPart, useShownProduct } from '@/components/staff/product/use-shown-product';
import { TranslationsPart } from '@/components/staff/translations/translations-part';
import { priceAt, pricesBySku } from '@/lib/domain/shop/draft/price-edits';
import type { Language } from '@/lib/domain/tenant/countries';
import type { MenuDocument } from '@/lib/queries/staff/shop';
import { BulkBar } from './bulk/bulk-bar';
import { Filters, NO_FILTER } from './filters';
import { MenuContext } from './menu-context';
import { type MenuPart, MenuParts } from './menu-parts';
import { ProductList } from './product-list';
import { withStandingPrices } from './standing-prices';
import { useChosen } from './use-chosen';
import { useListed } from './use-listed';
import { useNames } from './use-names';

type Edited = ReturnType<typeof pricesBySku>;

/** The sentences about prices: of each product by its sku, and there by the slug of the branch. */
const problemsOf = (bySku: Edited, problemOf: Edits['problemOf']) =>
  new Map(
    [...bySku].map(([sku, edits]) => [
      sku,
      new Map(
        edits.flatMap(({ branch }) => {
          const said = problemOf(priceAt(sku, branch));
          return said === undefined ? [] : [[branch, said] as const];
        }),
      ),
    ]),
  );

/** The part of the menu that is shown; null: a product stands in its place. */
const partOf = (shown: ReturnType<typeof useShownProduct>['shown']): MenuPart | null => {
  if (shown === null) return 'products';
  return isOtherPart(shown) ? shown : null;
};

type MenuDraft = ShopDraft<keyof MenuDocument>;

/** The list of a menu that is read, with its prices as fields. */
export function MenuPlace({ draft, lang }: { draft: MenuDraft; lang: Language }) {
  const t = useTranslations('StaffMenu');
  const [filter, setFilter] = useState(NO_FILTER);
  const { problemOf } = useEditing();
  const { slug, shop, base, steps, typed, writers } = draft;
  const { currency } = draft.facts;
  const { branches, tenant } = shop;
  const languages = useMemo(() => [lang, tenant.language], [lang, tenant.language]);
  const { shown, open, openNew, turnTo, turnToPart, close } = useShownProduct();
  const place = useMemo(
    () => ({
      ...{ slug, currency, languages, writers, open },
      branches: branches.map((one) => ({ slug: one.slug, name: one.name })),
    }),
    [slug, currency, languages, writers, branches, open],
  );
  const bySku = useMemo(() => pricesBySku({ steps, typed }, currency), [steps, typed, currency]);
  const edited = useMemo(
    () => new Set([...steps, ...typed].flatMap(({ kind, key }) => (kind === 'product' ? [key] : []))),
    [steps, typed],
  );
  const menu = useMemo(() => withStandingPrices(shop, base), [shop, base]);
  const { paths, pathOf } = useNames({ menu, languages });
  const listed = useListed({ menu, filter, languages, edited });
  const chosen = useChosen(listed, shop.products);
  const problems = problemsOf(bySku, problemOf);
  const part = partOf(shown);
  return (
    <MenuContext value={place}>
      {draft.ownBranches === null && part !== null && <MenuParts {...{ part }} onPart={turnToPart} />}
      <div className="menu-list" hidden={shown !== null}>
        <Filters {...{ filter, categories: paths }} onFilter={setFilter} />
        <div className="menu-count">
          <p role="status">{t('count', { count: listed.length })}</p>
          {draft.ownBranches === null && (
            <button type="button" className="button" onClick={openNew}>
              {t('new_product')}
            </button>
          )}
        </div>
        <BulkBar {...{ listed, chosen, branch: filter.branch, menu: shop, categories: paths }} />
        <ProductList
          key={JSON.stringify(filter)}
          {...{ products: listed, paths: pathOf, edits: bySku, problems }}
          {...{ chosen: chosen.chosen, choose: chosen.choose }}
          isByCategory={filter.sort === 'menu'}
          branch={filter.branch === '' ? null : filter.branch}
        />
      </div>
      {shown === 'new' && <NewProduct {...{ menu: shop, onOpen: turnTo, onClose: close }} />}
      {shown === 'categories' && <CategoriesPart {...{ menu: shop }} />}
      {shown === 'options' && <OptionsPart {...{ menu: shop, onOpen: open }} />}
      {shown === 'translations' && <TranslationsPart {...{ menu: shop, base }} />}
      {typeof shown === 'object' && shown !== null && (
        <ProductSheet key={shown.sku} {...{ sku: shown.sku, menu: shop, onOpen: turnTo, onClose: close }} />
      )}
      <EditBar />
    </MenuContext>
  );
}
