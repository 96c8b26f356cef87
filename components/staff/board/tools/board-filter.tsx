'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { SelectField } from '@/components/ui/select-field';
import { ORDER_SERVICES } from '@/lib/contract/cart/cart';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { countToMake, NO_STATION, stationName } from '@/lib/domain/staff/stations';
import type { BoardFilterChoice } from './use-board-filter';

/** One station, one service, or all (rule staff/stations); by how the orders stand, or by their age (rule staff/board). */
export function BoardFilterFields({ station, service, stations, ...choice }: BoardFilterChoice) {
  const { onStation, onService, isByAge, onByAge } = choice;
  const t = useTranslations('Staff');
  const named = stations
    .map((value) => ({ value, text: stationName(value) }))
    .sort((one, other) => one.text.localeCompare(other.text));
  return (
    <>
      {stations.length > 0 && (
        <SelectField
          label={t('station')}
          empty={t('station_all')}
          value={station ?? ''}
          options={[...named, { value: NO_STATION, text: t('station_none') }]}
          onChange={(value) => onStation(value || null)}
        />
      )}
      <SelectField
        label={t('service')}
        empty={t('service_all')}
        value={service ?? ''}
        options={ORDER_SERVICES.map((value) => ({ value, text: t(`service_${value}`) }))}
        onChange={(value) => onService(value || null)}
      />
      <button
        type="button"
        className="button button-quiet"
        aria-pressed={isByAge}
        onClick={() => onByAge(!isByAge)}
      >
        {t('by_age')}
      </button>
    </>
  );
}

/** Adds up the dishes that the shown cards still ask for. */
export function ToMakeList({ orders, station }: { orders: readonly StaffOrder[]; station: string | null }) {
  const t = useTranslations('Staff');
  const [isOpen, setOpen] = useState(false);
  const dishes = useMemo(() => countToMake({ orders, station }), [orders, station]);
  if (dishes.length === 0) return null;
  const pieces = dishes.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('to_make', { count: pieces })}
      </button>
      {isOpen && (
        <ul className="board-to-make text-lead">
          {dishes.map(({ key, name, options, comment, count }) => (
            <li key={key}>
              <strong>
                {count} × {name}
              </strong>
              {options && <span className="block ps-4">{options}</span>}
              {comment && <span className="board-warn mt-1 block">{comment}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
