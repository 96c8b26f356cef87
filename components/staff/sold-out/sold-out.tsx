'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useFaultText } from '@/components/staff/use-fault-text';
import { Field } from '@/components/ui/field';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import { createDishSearch } from '@/lib/domain/menu/dish-search';
import { isSoldOut, sortSoldOut } from '@/lib/domain/menu/sold-out';
import { useBranchEvents } from '@/lib/queries/staff/branch-events';
import { useSoldOut, useSoldOutChanges } from '@/lib/queries/staff/offers';
import { OfferCard } from './offer-card';
import { OptionGroups } from './option-groups';

type View = 'products' | 'options';

/** Finds by words, as diners find on the menu (rule menu/search). */
function useFound<T>(all: readonly T[] | null, query: string, textOf: (one: T) => string): readonly T[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text of one depends on nothing else
  const search = useMemo(() => createDishSearch((all ?? []).map(textOf)), [all]);
  if (all === null || query.trim() === '') return all ?? [];
  const found = search(query);
  return all.filter((_one, index) => found.has(index));
}

/** Products or options, with how many of them are sold out. */
function Views({
  view,
  counts,
  onView,
}: {
  view: View;
  counts: Record<View, number>;
  onView: (view: View) => void;
}) {
  const t = useTranslations('Staff');
  return (
    <div className="flex flex-wrap gap-2">
      {(['products', 'options'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className={one === view ? 'button' : 'button button-quiet'}
          aria-pressed={one === view}
          onClick={() => onView(one)}
        >
          {t(`view_${one}`, { count: counts[one] })}
        </button>
      ))}
    </div>
  );
}

export function SoldOut({
  slug,
  branch: { id: branchId, timezone },
}: {
  slug: string;
  branch: StaffInstance['branches'][number];
}) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const [query, setQuery] = useState('');
  const [view, setView] = useState<View>('products');
  const place = { slug, branchId };
  const { offers, options, error } = useSoldOut(place);
  const { showOffer, showOption, askAll } = useSoldOutChanges(place);
  useBranchEvents({ ...place, news: 'sold_out', onEvent: askAll });
  const dishes = useFound(offers, query, ({ name, category }) => `${name} ${category}`);
  const choices = useFound(options, query, ({ name, group }) => `${name} ${group.name}`);
  const isSearch = query.trim() !== '';
  const counts = {
    products: (offers ?? []).filter(isSoldOut).length,
    options: (options ?? []).filter(({ available }) => !available).length,
  };
  const isNone = isSearch && dishes.length + choices.length === 0;
  return (
    <>
      <Field
        {...{ label: t('find_dish'), value: query, onChange: setQuery }}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
      />
      {error ? (
        <p role="alert" className="text-danger">
          {sayFault(error)}
        </p>
      ) : null}
      {offers && options && (
        <p role="status">
          {isNone ? t('none_found') : t('sold_out_count', { count: counts.products + counts.options })}
        </p>
      )}
      {!isSearch && <Views {...{ view, counts }} onView={setView} />}
      {(isSearch || view === 'products') && (
        <ul className="grid gap-3">
          {sortSoldOut(dishes).map((offer) => (
            <OfferCard key={offer.id} {...{ slug, offer, timezone }} onChanged={showOffer} />
          ))}
        </ul>
      )}
      {(isSearch || view === 'options') && (
        <OptionGroups {...{ ...place, timezone }} options={choices} onChanged={showOption} />
      )}
    </>
  );
}
