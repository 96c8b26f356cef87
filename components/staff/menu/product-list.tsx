'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PriceEdit } from '@/lib/domain/shop/draft/price-edits';
import { type Product, ProductRow } from './product-row';
import type { Choose } from './use-chosen';

/** A page of the list: a browser draws as many at once on an old phone. */
const PAGE = 100;
const NO_EDITS: readonly PriceEdit[] = [];

/** Neighbours of one category. */
function groupByCategory(products: readonly Product[]): { key: string; products: Product[] }[] {
  const groups: { key: string; products: Product[] }[] = [];
  for (const product of products) {
    const last = groups.at(-1);
    if (last?.key === product.categoryKey) last.products.push(product);
    else groups.push({ key: product.categoryKey, products: [product] });
  }
  return groups;
}

/** The products, under the names of their categories where they stand in the order of the menu, a page after the other. */
export function ProductList({
  products,
  isByCategory,
  paths,
  branch,
  edits,
  problems,
  chosen,
  choose,
}: {
  products: readonly Product[];
  isByCategory: boolean;
  paths: ReadonlyMap<string, string>;
  branch: string | null;
  edits: ReadonlyMap<string, readonly PriceEdit[]>;
  problems: ReadonlyMap<string, ReadonlyMap<string, string>>;
  chosen: ReadonlySet<string>;
  choose: Choose;
}) {
  const t = useTranslations('StaffMenu');
  const [most, setMost] = useState(PAGE);
  const shown = products.slice(0, most);
  const rows = (some: readonly Product[]) => (
    <ul className="menu-rows">
      {some.map((product) => (
        <ProductRow
          key={product.sku}
          {...{ product, branch, choose }}
          isChosen={chosen.has(product.sku)}
          category={isByCategory ? null : (paths.get(product.categoryKey) ?? null)}
          edits={edits.get(product.sku) ?? NO_EDITS}
          problems={problems.get(product.sku)}
        />
      ))}
    </ul>
  );
  return (
    <div className="menu-sheet" data-sheet="">
      {isByCategory
        ? groupByCategory(shown).map((group) => (
            <section key={group.key} className="menu-category">
              <h2 className="text-section">{paths.get(group.key) ?? group.key}</h2>
              {rows(group.products)}
            </section>
          ))
        : rows(shown)}
      {products.length > most && (
        <button type="button" className="button button-quiet" onClick={() => setMost(most + PAGE)}>
          {t('show_more', { count: products.length - most })}
        </button>
      )}
    </div>
  );
}
