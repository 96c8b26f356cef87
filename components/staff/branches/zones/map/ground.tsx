'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ComponentType } from 'react';
import { useMapPart, useMapState } from '@/components/delivery/maps/use-map-part';
import { useStaffMap } from '@/components/staff/branches/staff-map';
import { useEditing } from '@/components/staff/editing/editing-context';
import type { MapChoice } from '@/lib/domain/delivery/map-choice';
import type { MapView } from '@/lib/domain/delivery/map-view';
import type { Point } from '@/lib/domain/delivery/point';
import { type Country, LANGUAGES } from '@/lib/domain/tenant/countries';
import { PlainGround } from './plain-ground';

/** The props of the ground below zones. It moves by itself, and says what it shows. */
export type GroundProps = { first: MapView; onView: (view: MapView) => void; onTap: (point: Point) => void };
type Streets = ComponentType<GroundProps & { onReady: () => void; onFail: () => void }>;
type Asked = { map: MapChoice; country: Country; locale: string };

/** One part for each kind of map, loaded when the zones are opened. */
async function loadStreets({ map, country, locale }: Asked): Promise<Streets> {
  if (map.kind === 'google') {
    const { GoogleGround } = await import('./google-ground');
    const lang = LANGUAGES.find((one) => one === locale) ?? 'es';
    return (props) => <GoogleGround {...props} asked={{ map, country, lang }} />;
  }
  const { TileGround } = await import('./tile-ground');
  return (props) => <TileGround {...props} tiles={map} />;
}

function StreetGround({ map, ...props }: GroundProps & { map: MapChoice }) {
  const t = useTranslations('StaffBranches');
  const locale = useLocale();
  const { country } = useEditing().facts;
  const { state, onReady, onFail } = useMapState();
  const Part = useMapPart({ load: () => loadStreets({ map, country, locale }), onFail });
  if (state === 'failed')
    return (
      <>
        <p role="status" className="zones-failed">
          {t('map_failed')}
        </p>
        <PlainGround {...props} />
      </>
    );
  return Part ? (
    <Part {...props} onReady={onReady} onFail={onFail} />
  ) : (
    <div className="map-canvas" aria-busy />
  );
}

/** The ground below zones: streets where the installation has a map of them that comes, else an empty sheet. */
export function Ground(props: GroundProps) {
  const map = useStaffMap();
  return map ? <StreetGround {...props} map={map} /> : <PlainGround {...props} />;
}
