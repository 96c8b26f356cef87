'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { Fold } from '@/components/staff/editing/fold';
import { MoveTools } from '@/components/staff/editing/order/move-tools';
import { useOrder } from '@/components/staff/editing/order/use-order';
import { useWords } from '@/components/staff/editing/use-words';
import {
  type CategoryPlace,
  dropPlace,
  placeCategory,
  stepCategory,
} from '@/lib/domain/shop/categories/place-category';
import { diffList } from '@/lib/domain/shop/diff-shops';
import { orderCategories } from '@/lib/domain/shop/list-products';
import type { MenuDocument } from '@/lib/queries/staff/shop';
import { CategoryEdit } from './category-edit';
import { NewCategory } from './new-category';

const STEPS = ['up', 'down', 'in', 'out'] as const;
type Categories = MenuDocument['categories'];

/** Puts categories in another order, as steps of the draft. */
function usePlacing(categories: Categories) {
  const { apply } = useEditing();
  const put = (key: string, place: CategoryPlace | null) => {
    if (place) apply(diffList('category', categories, placeCategory(categories, key, place)));
  };
  return useOrder<(typeof STEPS)[number]>({
    onDrop: (key, drop) => put(key, dropPlace(categories, key, drop)),
    onStep: (key, step) => put(key, stepCategory(categories, key, step)),
  });
}

/** The categories of the menu as a tree (rule tenant/categories). */
export function CategoriesPart({ menu }: { menu: MenuDocument }) {
  const t = useTranslations('StaffCategories');
  const { nameOf } = useWords();
  const { categories, products } = menu;
  const order = usePlacing(categories);
  const rows = useMemo(() => orderCategories(categories), [categories]);
  const keys = new Set(categories.map(({ key }) => key));
  const countOf = (key: string) => products.filter(({ categoryKey }) => categoryKey === key).length;
  return (
    <section className="menu-part" aria-label={t('title')}>
      <p className="text-muted">{t('how')}</p>
      <ul className="menu-tree" {...order.list}>
        {rows.map((category) => {
          const { key, parentKey } = category;
          const name = nameOf({ kind: 'category', key }, category);
          const can = STEPS.filter((step) => stepCategory(categories, key, step) !== null);
          return (
            <li key={key} {...order.row(key)} data-inside={parentKey !== null && keys.has(parentKey)}>
              <MoveTools id={key} {...{ name, can, order }} />
              <Fold
                head={
                  <>
                    <strong>{name}</strong>
                    <span className="text-muted">{t('count', { count: countOf(key) })}</span>
                  </>
                }
              >
                <CategoryEdit {...{ category, name, menu }} />
              </Fold>
            </li>
          );
        })}
      </ul>
      <NewCategory {...{ categories }} />
    </section>
  );
}
