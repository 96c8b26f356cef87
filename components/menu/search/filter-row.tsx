import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  DISH_ORDERS,
  type DishFilters,
  hasFilters,
  type listOffered,
  NO_FILTERS,
} from '@/lib/domain/menu/dish-filters';

export type FilterState = {
  filters: DishFilters;
  offered: ReturnType<typeof listOffered>;
  found: number;
  /** Left out because they state no allergens. */
  unstated: number;
  hasFailed: boolean;
};

function Chip({ label, isOn, onPress }: { label: string; isOn: boolean; onPress: () => void }) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onPress}>
      {label}
    </button>
  );
}

const toggle = <T,>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

type ChipState = { key: string; label: string; isOn: boolean; change: Partial<DishFilters> };

function useChips({ filters, offered }: FilterState): ChipState[] {
  const [t, allergens] = [useTranslations('Menu'), useTranslations('Allergens')];
  const { diets, sort, without } = filters;
  return [
    ...offered.diets.map((one) => ({
      key: one,
      label: t(one),
      isOn: diets.includes(one),
      change: { diets: toggle(diets, one) },
    })),
    ...DISH_ORDERS.map((one) => ({
      key: one,
      label: t(one),
      isOn: sort === one,
      change: { sort: sort === one ? null : one },
    })),
    ...offered.without.map((one) => ({
      key: `without-${one}`,
      label: t('without', { allergen: allergens(one) }),
      isOn: without.includes(one),
      change: { without: toggle(without, one) },
    })),
  ];
}

function FilterNote({
  filters,
  found,
  unstated,
  hasFailed,
  onRetry,
  onClear,
}: FilterState & { onRetry: () => void; onClear: () => void }) {
  const t = useTranslations('Menu');
  return (
    <div className="grid" aria-live="polite">
      {hasFailed && (
        <p className="mt-4">
          {t('filters_failed')}{' '}
          <button type="button" className="link-button" onClick={onRetry}>
            {t('retry')}
          </button>
        </p>
      )}
      {!hasFailed && found === 0 && hasFilters(filters) && <p className="mt-4">{t('filters_none')}</p>}
      {filters.without.length > 0 && (
        <p className="mt-4 text-muted">
          {unstated > 0 && `${t('unstated', { count: unstated })} `}
          {t('ask_first')}
        </p>
      )}
      {hasFilters(filters) && (
        <p>
          <button type="button" className="link-button" onClick={onClear}>
            {t('filters_clear')}
          </button>
        </p>
      )}
    </div>
  );
}

/** The filters and the order of a menu (rule menu/filters). `note` stands outside, below the bar. */
export function FilterRow({
  note,
  onChange,
  onRetry,
  ...state
}: FilterState & { note: HTMLElement; onChange: (filters: DishFilters) => void; onRetry: () => void }) {
  const t = useTranslations('Menu');
  const row = useRef<HTMLFieldSetElement>(null);
  const chips = useChips(state);
  // Filters from the address come first, in sight; filters that are pressed later stay where they are.
  const [first] = useState(() => new Set(chips.filter(({ isOn }) => isOn).map(({ key }) => key)));
  const draw = (isFirst: boolean) =>
    chips
      .filter(({ key }) => first.has(key) === isFirst)
      .map(({ key, change, ...chip }) => (
        <Chip key={key} {...chip} onPress={() => onChange({ ...state.filters, ...change })} />
      ));
  const clear = () => {
    onChange(NO_FILTERS);
    // The pressed button is gone.
    row.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <fieldset ref={row} className="tabs" aria-label={t('filters')} tabIndex={-1}>
        {draw(true)}
        {draw(false)}
      </fieldset>
      {createPortal(<FilterNote {...state} onRetry={onRetry} onClear={clear} />, note)}
    </>
  );
}
