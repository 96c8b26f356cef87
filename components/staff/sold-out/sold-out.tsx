'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useFaultText } from '@/components/staff/use-fault-text';
import { Field } from '@/components/ui/field';
import type { StaffInstance } from '@/lib/contract/staff/calls';
import type { ListedOffer } from '@/lib/contract/staff/offer-calls';
import { createDishSearch } from '@/lib/domain/menu/dish-search';
import { isSoldOut, sortSoldOut } from '@/lib/domain/menu/sold-out';
import { useOffers } from '@/lib/queries/staff/offers';
import { OfferCard } from './offer-card';

/** Finds by words of the name and the category, as diners find on the menu (rule menu/search). */
function useFound(offers: readonly ListedOffer[], query: string): readonly ListedOffer[] {
  const search = useMemo(
    () => createDishSearch(offers.map(({ name, category }) => `${name} ${category}`)),
    [offers],
  );
  if (query.trim() === '') return offers;
  const found = search(query);
  return offers.filter((_offer, index) => found.has(index));
}

export function SoldOut({ slug, branch }: { slug: string; branch: StaffInstance['branches'][number] }) {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const [query, setQuery] = useState('');
  const { offers, error, show } = useOffers({ slug, branchId: branch.id });
  const found = useFound(offers ?? [], query);
  const count = (offers ?? []).filter(isSoldOut).length;
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
      {offers && <p role="status">{found.length === 0 ? t('none_found') : t('sold_out_count', { count })}</p>}
      <ul className="grid gap-3">
        {sortSoldOut(found).map((offer) => (
          <OfferCard key={offer.id} {...{ slug, offer }} timezone={branch.timezone} onChanged={show} />
        ))}
      </ul>
    </>
  );
}
