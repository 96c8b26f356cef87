'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { ListedBranch } from '@/components/branches/listed-branches';
import { PlaceMap } from '@/components/delivery/maps/place-map';
import { FailedLoad } from '@/components/layout/failed-load';
import { SelectField } from '@/components/ui/select-field';
import { useApp } from '@/lib/browser/app-provider';
import type { CoverageZone } from '@/lib/contract/delivery/polygons';
import type { Point } from '@/lib/domain/delivery/point';
import { useCoverage } from '@/lib/queries/delivery/coverage';

type Props = { listed: readonly ListedBranch[]; onPoint: (point: Point) => void };

/** The zones of a city's branches. The pin can be moved until it is confirmed. */
function CityMap({ listed, zones, onPoint }: Props & { zones: readonly CoverageZone[] }) {
  const t = useTranslations('Place');
  const { suppliers } = useApp().tenant;
  const [pin, setPin] = useState<Point | null>(null);
  const told = useId();
  const slugs = new Map(suppliers.map(({ id, slug }) => [id, slug]));
  const shown = zones.filter((zone) => listed.some(({ slug }) => slug === slugs.get(zone.supplier_id)));
  if (shown.length === 0) return <p role="status">{t('price_later')}</p>;
  return (
    <>
      <p id={told} className="text-muted">
        {t('tap_map')}
      </p>
      <PlaceMap
        zones={shown}
        branches={listed.map(({ name, location }) => ({ label: name, ...location }))}
        pin={pin}
        label={t('sketch')}
        wrong={false}
        describedBy={told}
        onPin={setPin}
      />
      {pin && (
        <button type="button" className="button" onClick={() => onPoint(pin)}>
          {t('use_point')}
        </button>
      )}
    </>
  );
}

/** City by city: two of them on one sketch would be two dots. */
export function LocationMap({ listed, onPoint }: Props) {
  const t = useTranslations('Place');
  const coverage = useCoverage({ supplierId: null, enabled: true });
  const cities = [...new Set(listed.map(({ city }) => city))];
  const [city, setCity] = useState(cities[0] ?? '');
  if (coverage.error && !coverage.data)
    return <FailedLoad error={coverage.error} onRetry={() => void coverage.refetch()} />;
  if (!coverage.data) return <div className="sketch" aria-busy />;
  return (
    <div className="grid gap-3">
      {cities.length > 1 && (
        <SelectField
          label={t('city')}
          value={city}
          options={cities.map((name) => ({ value: name, text: name }))}
          onChange={setCity}
        />
      )}
      <CityMap
        key={city}
        listed={listed.filter((one) => one.city === city)}
        zones={coverage.data}
        onPoint={onPoint}
      />
    </div>
  );
}
