'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { LanguageEdit } from '@/components/staff/editing/fields/language-edit';
import { PictureEdit } from '@/components/staff/editing/fields/picture-edit';
import { ServedEdit } from '@/components/staff/editing/fields/served-edit';
import { TextEdit } from '@/components/staff/editing/fields/text-edit';
import { bulkSteps } from '@/lib/domain/shop/bulk/bulk-steps';
import { keysInside } from '@/lib/domain/shop/list-products';
import type { MenuDocument } from '@/lib/queries/staff/shop';
import { CategoryProducts } from './category-products';
import { RemoveCategory } from './remove-category';

type Category = MenuDocument['categories'][number];

/** Sells out all that is in it, or offers it again: a category itself is never sold out. */
function Availability({ category: { key }, menu }: { category: Category; menu: MenuDocument }) {
  const t = useTranslations('StaffCategories');
  const { apply } = useEditing();
  const keys = keysInside(menu.categories, key);
  const held = menu.products.filter(({ categoryKey }) => keys.has(categoryKey));
  const offers = held.flatMap((product) => Object.values(product.offers));
  if (offers.length === 0) return null;
  const isOut = offers.every(({ available }) => !available);
  const go = () => {
    const chosen = new Set(held.map(({ sku }) => sku));
    const branches = menu.branches.map(({ slug }) => slug);
    apply(bulkSteps({ menu, chosen, edit: { what: 'available', available: isOut, branches } }));
  };
  return (
    <button type="button" className="button button-quiet" onClick={go}>
      {t(isOut ? 'offer' : 'sell_out')}
    </button>
  );
}

/** All that a category has. */
export function CategoryEdit({
  category,
  name,
  menu,
}: {
  category: Category;
  name: string;
  menu: MenuDocument;
}) {
  const t = useTranslations('StaffCategories');
  const [isListed, setListed] = useState(false);
  const { key, parentKey } = category;
  const at = (...field: string[]) => ({ kind: 'category' as const, key, field });
  return (
    <>
      <LanguageEdit at={at('name')} label={t('name')} />
      <LanguageEdit at={at('description')} label={t('description')} isLong />
      {parentKey === null && <PictureEdit at={at('image')} label={t('picture')} />}
      <ServedEdit at={at('served')} label={t('served')} />
      <TextEdit at={at('station')} label={t('station')} hint={t('station_hint')} isNullable />
      {isListed ? (
        <CategoryProducts {...{ category, menu }} />
      ) : (
        <button
          type="button"
          className="button button-quiet justify-self-start"
          onClick={() => setListed(true)}
        >
          {t('order_products')}
        </button>
      )}
      <div className="flex flex-wrap gap-2">
        <Availability {...{ category, menu }} />
        <RemoveCategory {...{ category, name, menu }} />
      </div>
    </>
  );
}
