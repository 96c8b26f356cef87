'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import type { LabelledPoint } from '@/components/delivery/coverage-sketch';
import { InstalledMap } from '@/components/delivery/maps/installed-map';
import { useEditing } from '@/components/staff/editing/editing-context';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import type { Point } from '@/lib/domain/delivery/point';
import { LANGUAGES } from '@/lib/domain/tenant/countries';
import { useStaffMap } from './staff-map';

/** The map that diners see, on which a tap says where a branch is (rule delivery/map). Without streets and zones there is none. */
export function PointMap({
  branches,
  zones,
  pin,
  onPin,
}: {
  branches: readonly LabelledPoint[];
  zones: Shop['zones'];
  pin: Point | null;
  onPin: (point: Point) => void;
}) {
  const t = useTranslations('StaffBranches');
  const locale = useLocale();
  const told = useId();
  const map = useStaffMap();
  const { country } = useEditing().facts;
  if (map === null && zones.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p id={told} className="text-muted">
        {t('point_tap')}
      </p>
      <InstalledMap
        {...{ map, country, branches, pin, onPin }}
        lang={LANGUAGES.find((one) => one === locale) ?? 'es'}
        zones={zones.map(({ rings }, id) => ({ id, geometry: { coordinates: rings } }))}
        label={t('point_map')}
        wrong={false}
        describedBy={told}
      />
    </div>
  );
}
