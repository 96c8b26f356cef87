'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import { useWords } from '@/components/staff/editing/use-words';
import { Field } from '@/components/ui/field';
import { createDishSearch } from '@/lib/domain/menu/dish-search';
import { OrderedKeys } from './ordered-keys';
import { useProduct } from './product-context';

const MOST_FOUND = 6;

/** Other products that are offered with it. */
export function RelatedPart() {
  const t = useTranslations('StaffProduct');
  const { set } = useEditing();
  const { nameOf } = useWords();
  const { product, menu, at } = useProduct();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const search = useMemo(
    () => createDishSearch(menu.products.map(({ name, sku }) => [...Object.values(name), sku].join(' '))),
    [menu.products],
  );
  const hits = asked === '' ? null : search(asked);
  const isOffered = (sku: string) => sku !== product.sku && !product.relatedSkus.includes(sku);
  const found = menu.products.filter(({ sku }, index) => hits?.has(index) && isOffered(sku));
  const name = (sku: string) => nameOf({ kind: 'product', key: sku });
  const add = (sku: string) => {
    set(at('relatedSkus'), [...product.relatedSkus, sku]);
    setQuery('');
  };
  return (
    <>
      <OrderedKeys at={at('relatedSkus')} nameOf={name} />
      <Field
        {...{ label: t('related_find'), value: query, onChange: setQuery }}
        type="search"
        autoComplete="off"
      />
      <ul className="grid gap-2">
        {found.slice(0, MOST_FOUND).map(({ sku }) => (
          <li key={sku}>
            <button type="button" className="button button-quiet" onClick={() => add(sku)}>
              + {name(sku)}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
