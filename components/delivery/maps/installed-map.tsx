'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useRef } from 'react';
import { CoverageSketch, type MapProps } from '@/components/delivery/coverage-sketch';
import type { MapChoice } from '@/lib/domain/delivery/map-choice';
import type { Country, Language } from '@/lib/domain/tenant/countries';
import { useMapPart, useMapState } from './use-map-part';

type Where = { lang: Language; country: Country };
type DrawnMap = ComponentType<MapProps & { onReady: () => void; onFail: () => void }>;
type Asked = Where & { map: MapChoice };

/** One part for each kind of map, loaded when one is opened (guarantee/first-load-weight). */
async function loadMap({ map, ...where }: Asked): Promise<DrawnMap> {
  if (map.kind === 'google') {
    const { GoogleMap } = await import('./google-map');
    return (props) => <GoogleMap {...props} {...where} map={map} />;
  }
  const { TileMap } = await import('./tile-map');
  return (props) => <TileMap {...props} tiles={map} />;
}

function LoadedMap({ map, lang, country, ...props }: MapProps & Asked) {
  const t = useTranslations('Place');
  const { state, onReady, onFail } = useMapState();
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const load = async () => {
    const loaded = await loadMap({ map, lang, country });
    // A refused form may have focused the space that was kept for the map, which takes it over.
    hadFocus.current = box.current?.contains(document.activeElement) ?? false;
    return loaded;
  };
  const Drawn = useMapPart({ load, onFail });
  useEffect(() => {
    if (Drawn && hadFocus.current) box.current?.querySelector<HTMLElement>('.map-keys')?.focus();
  }, [Drawn]);
  if (state === 'failed')
    return (
      <>
        <p role="status">{t('map_failed')}</p>
        <CoverageSketch {...props} />
      </>
    );
  return (
    <div ref={box}>
      {Drawn ? (
        <Drawn {...props} onReady={onReady} onFail={onFail} />
      ) : (
        <div className="sketch" tabIndex={-1} aria-busy data-wrong={props.wrong} />
      )}
    </div>
  );
}

/** A map for diners and for staff: the installation's, and without one, or where it fails, the sketch (rule delivery/map). */
export function InstalledMap({ map, lang, country, ...props }: MapProps & Where & { map: MapChoice | null }) {
  return map ? <LoadedMap {...{ map, lang, country }} {...props} /> : <CoverageSketch {...props} />;
}
