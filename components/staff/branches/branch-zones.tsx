'use client';

import { useTranslations } from 'next-intl';
import { useEditing } from '@/components/staff/editing/editing-context';
import { usePlace } from '@/components/staff/editing/fields/use-place';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { circleAround } from '@/lib/domain/shop/zone-circle';
import type { EditedBranch } from './branches-place';
import { NamedZones } from './zones/named-zones';
import { OneZone } from './zones/one-zone';
import { TryPoint } from './zones/try-point';
import { ZoneSketch } from './zones/zone-sketch';

type Zone = Shop['zones'][number];
const FIRST_KM = 3;

const freeKey = (zones: readonly Zone[], slug: string): string => {
  const taken = new Set(zones.map(({ key }) => key));
  let number = 1;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
};

/** Where a branch delivers: zones around it on the map, or a list of names. */
export function BranchZones({ branch, zones }: { branch: EditedBranch; zones: readonly Zone[] }) {
  const t = useTranslations('StaffBranches');
  const { add } = useEditing();
  const { value } = usePlace({ kind: 'branch', key: branch.slug, field: ['shippingZones'] });
  const own = zones.filter(({ branchSlug }) => branchSlug === branch.slug);
  const isListed = Array.isArray(value) && value.length > 0;
  const addCircle = () =>
    add('zone', {
      ...{ key: freeKey(zones, branch.slug), name: null, branchSlug: branch.slug, active: true },
      ...{ deliveryMinor: 0, minimumMinor: 0, wayMinutes: null },
      rings: [circleAround(branch, own.length === 0 ? FIRST_KM : FIRST_KM + own.length * 2)],
    });
  return (
    <section className="branches-fields" aria-label={t('section_zones')}>
      <p className="text-muted">{t('zones_text')}</p>
      {own.length > 0 && <ZoneSketch {...{ branch }} zones={own} />}
      <ul className="grid gap-4">
        {own.map((zone) => (
          <OneZone key={zone.key} {...{ zone, branch }} />
        ))}
      </ul>
      <button type="button" className="button button-quiet justify-self-start" onClick={addCircle}>
        {t('zone_add')}
      </button>
      {own.length > 0 && <TryPoint zones={own} />}
      {(own.length === 0 || isListed) && <NamedZones slug={branch.slug} />}
    </section>
  );
}
