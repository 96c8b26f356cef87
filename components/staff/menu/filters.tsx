'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { LACKS, type Lack, SORTS, type Sort } from '@/lib/domain/shop/list-products';
import { useMenu } from './menu-context';

/** `''` is all. */
export type Filter = {
  query: string;
  category: string;
  branch: string;
  only: Lack | 'edited' | '';
  sort: Sort;
};
export const NO_FILTER: Filter = { query: '', category: '', branch: '', only: '', sort: 'menu' };

export function Filters({
  filter,
  categories,
  onFilter,
}: {
  filter: Filter;
  /** In their order, with the names of those above them. */
  categories: readonly { key: string; path: string }[];
  onFilter: (filter: Filter) => void;
}) {
  const t = useTranslations('StaffMenu');
  const { branches } = useMenu();
  const set = (part: Partial<Filter>) => onFilter({ ...filter, ...part });
  return (
    <div className="menu-filters">
      <Field
        {...{ label: t('find'), value: filter.query }}
        onChange={(query) => set({ query })}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
      />
      <SelectField
        {...{ label: t('category'), empty: t('category_all'), value: filter.category }}
        options={categories.map(({ key, path }) => ({ value: key, text: path }))}
        onChange={(category) => set({ category })}
      />
      {branches.length > 1 && (
        <SelectField
          {...{ label: t('prices_at'), empty: t('branches_all'), value: filter.branch }}
          options={branches.map(({ slug, name }) => ({ value: slug, text: name }))}
          onChange={(branch) => set({ branch })}
        />
      )}
      <SelectField
        {...{ label: t('only'), empty: t('only_all'), value: filter.only }}
        options={[...LACKS, 'edited' as const].map((one) => ({ value: one, text: t(`only_${one}`) }))}
        onChange={(only) => set({ only: only as Filter['only'] })}
      />
      <SelectField
        {...{ label: t('sort'), value: filter.sort }}
        options={SORTS.map((one) => ({ value: one, text: t(`sort_${one}`) }))}
        onChange={(sort) => set({ sort: sort as Sort })}
      />
    </div>
  );
}
