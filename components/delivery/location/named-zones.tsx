'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ListedBranch } from '@/components/branches/listed-branches';
import { SelectField } from '@/components/ui/select-field';
import { useApp } from '@/lib/browser/app-provider';
import type { NamedZone } from '@/lib/contract/delivery/polygons';
import { formatAmount } from '@/lib/domain/money/money';
import { useNamedZones } from '@/lib/queries/delivery/coverage';

type ListedZone = NamedZone & { branch: ListedBranch };

/** Zones that are chosen by their names, of the branches of the list. */
export function useZonesOf(listed: readonly ListedBranch[]): readonly ListedZone[] {
  const { suppliers } = useApp().tenant;
  const { data = [] } = useNamedZones();
  return data.flatMap((zone) => {
    const slug = suppliers.find(({ id }) => id === zone.supplier_id)?.slug;
    const branch = listed.find((one) => one.slug === slug);
    return branch ? [{ ...zone, branch }] : [];
  });
}

const keyOf = ({ supplier_id, zone }: NamedZone) => `${supplier_id} ${zone}`;

/** The diner knows a zone by its name and reads its price: no map is needed (rule delivery/price). */
export function NamedZones({
  zones,
  onZone,
}: {
  zones: readonly ListedZone[];
  onZone: (zone: NamedZone, city: string) => void;
}) {
  const { currency } = useApp().tenant;
  const t = useTranslations('Place');
  const [chosen, setChosen] = useState('');
  if (zones.length === 0) return null;
  const cities = new Set(zones.map(({ branch }) => branch.city));
  const textOf = ({ zone, branch, delivery_price: price }: ListedZone) => {
    const name = cities.size > 1 ? `${zone}, ${branch.city}` : zone;
    return price === 0
      ? t('zone_free', { zone: name })
      : `${name} · ${formatAmount({ amount: price, currency })}`;
  };
  const found = zones.find((one) => keyOf(one) === chosen);
  return (
    <>
      <SelectField
        label={t('zone')}
        empty={t('zone_choose')}
        value={chosen}
        options={zones.map((one) => ({ value: keyOf(one), text: textOf(one) }))}
        onChange={setChosen}
      />
      {found && (
        <button type="button" className="button" onClick={() => onZone(found, found.branch.city)}>
          {t('use_zone')}
        </button>
      )}
    </>
  );
}
