import { useDeferredValue, useMemo } from 'react';
import { createDishSearch } from '@/lib/domain/menu/dish-search';
import { keysInside, lacks, orderCategories, sortProducts, textIn } from '@/lib/domain/shop/list-products';
import type { Language } from '@/lib/domain/tenant/countries';
import type { MenuDocument } from '@/lib/queries/staff/shop';
import type { Filter } from './filters';

/** The categories in their order: `Bebidas › Jugos`. */
export function useCategoryPaths(categories: MenuDocument['categories'], languages: readonly Language[]) {
  return useMemo(() => {
    const names = new Map(categories.map(({ key, name }) => [key, textIn(name, languages)]));
    return orderCategories(categories).map(({ key, parentKey }) => {
      const above = parentKey === null ? undefined : names.get(parentKey);
      const own = names.get(key) ?? key;
      return { key, path: above === undefined ? own : `${above} › ${own}` };
    });
  }, [categories, languages]);
}

/** The products that a filter leaves, in its order. */
export function useListed({
  menu: { products, categories, tenant },
  filter,
  languages,
  edited,
}: {
  menu: MenuDocument;
  filter: Filter;
  languages: readonly Language[];
  /** The skus with prices that are not saved. */
  edited: ReadonlySet<string>;
}) {
  const query = useDeferredValue(filter.query.trim());
  const search = useMemo(
    () => createDishSearch(products.map(({ name, sku }) => [...Object.values(name), sku].join(' '))),
    [products],
  );
  const { category, only, sort } = filter;
  const branch = filter.branch === '' ? null : filter.branch;
  // Typing a price changes no list but the one of what was typed.
  const asked = only === 'edited' ? edited : null;
  return useMemo(() => {
    const found = query === '' ? null : search(query);
    const inside = category === '' ? null : keysInside(categories, category);
    const left = products.filter(
      (product, index) =>
        (found === null || found.has(index)) &&
        (inside === null || inside.has(product.categoryKey)) &&
        (asked === null || asked.has(product.sku)) &&
        (only === '' || only === 'edited' || lacks({ product, lack: only, languages: tenant.langs, branch })),
    );
    return sortProducts({ products: left, categories, sort, branch, languages });
  }, [products, categories, tenant.langs, languages, search, query, category, only, sort, branch, asked]);
}
