'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useId } from 'react';
import { NamedThing } from '@/components/staff/named-button';
import type { ListedOption, StaffOption } from '@/lib/contract/staff/offer-calls';
import { groupSoldOut } from '@/lib/domain/menu/sold-out';
import { OptionCard, type OptionPlace } from './option-card';

/** Options under their groups, each with what it is an option of (rule menu/sold-out). */
export function OptionGroups({
  options,
  onChanged,
  ...place
}: OptionPlace & { options: readonly ListedOption[]; onChanged: (option: StaffOption) => void }) {
  const t = useTranslations('Staff');
  const format = useFormatter();
  const id = useId();
  return groupSoldOut(options).map(({ key, name, options: own }, index) => {
    const [{ products, product_count: count } = { products: [], product_count: 0 }] = own;
    const more = count - products.length;
    return (
      <section key={key} className="grid gap-2" aria-labelledby={`${id}${index}`}>
        <h2 className="text-section" id={`${id}${index}`}>
          {name}
        </h2>
        <p className="text-muted">
          {more > 0
            ? t('option_of_more', { names: products.join(', '), more })
            : t('option_of', { names: format.list(products) })}
        </p>
        <ul className="grid gap-3">
          {own.map((option) => (
            <NamedThing key={option.id} name={option.name}>
              <OptionCard {...{ ...place, option, onChanged }} />
            </NamedThing>
          ))}
        </ul>
      </section>
    );
  });
}
