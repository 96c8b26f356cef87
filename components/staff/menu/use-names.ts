import { useMemo } from 'react';
import { textIn } from '@/lib/domain/shop/list-products';
import type { Language } from '@/lib/domain/tenant/countries';
import type { MenuDocument } from '@/lib/queries/staff/shop';
import { useCategoryPaths } from './use-listed';

/** The names of products by their skus, and of categories with those above them, in the first of these languages that has one. */
export function useNames({
  menu: { products, categories },
  languages,
}: {
  menu: MenuDocument;
  languages: readonly Language[];
}) {
  const names = useMemo(
    () => new Map(products.map(({ sku, name }) => [sku, textIn(name, languages)])),
    [products, languages],
  );
  const paths = useCategoryPaths(categories, languages);
  const pathOf = useMemo(() => new Map(paths.map(({ key, path }) => [key, path])), [paths]);
  return { nameOf: (sku: string) => names.get(sku) ?? '', paths, pathOf };
}
