'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useWords } from '@/components/staff/editing/use-words';
import { Field } from '@/components/ui/field';
import { createDishSearch } from '@/lib/domain/menu/dish-search';
import type { MenuDocument } from '@/lib/queries/staff/shop';

/** As many are offered. */
const MOST = 6;

/** One product, found by a few letters. @param skip skus that are not offered */
export function PickProduct({
  menu: { products },
  label,
  sku,
  skip = [],
  onPick,
}: {
  menu: MenuDocument;
  label: string;
  sku: string | null;
  skip?: readonly string[];
  onPick: (sku: string | null) => void;
}) {
  const t = useTranslations('StaffOptions');
  const { nameOf } = useWords();
  const [query, setQuery] = useState('');
  const search = useMemo(
    () => createDishSearch(products.map((one) => [...Object.values(one.name), one.sku].join(' '))),
    [products],
  );
  const found = query.trim() === '' ? null : search(query);
  const offered = products
    .filter((one, index) => found?.has(index) && !skip.includes(one.sku))
    .slice(0, MOST);
  if (sku !== null)
    return (
      <p className="menu-picked">
        <span>{t('picked', { name: nameOf({ kind: 'product', key: sku }) })}</span>
        <button type="button" className="button button-quiet" onClick={() => onPick(null)}>
          {t('pick_other')}
        </button>
      </p>
    );
  return (
    <div className="grid gap-2">
      <Field {...{ label, value: query, onChange: setQuery, type: 'search', autoComplete: 'off' }} />
      <div className="flex flex-wrap gap-2">
        {offered.map((one) => (
          <button
            key={one.sku}
            type="button"
            className="button button-quiet"
            onClick={() => {
              onPick(one.sku);
              setQuery('');
            }}
          >
            {nameOf({ kind: 'product', key: one.sku }, one)}
          </button>
        ))}
      </div>
      {found !== null && offered.length === 0 && <p className="text-muted">{t('pick_none')}</p>}
    </div>
  );
}
