'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { CoverageSketch, type MapProps } from '@/components/delivery/coverage-sketch';
import { useApp } from '@/lib/browser/app-provider';
import { watchPart } from '@/lib/browser/parts/load-part';
import type { MapChoice } from '@/lib/domain/delivery/map-choice';

/** After that time without a map the sketch stands for it. */
const LIMIT_MS = 8_000;

type DrawnMap = ComponentType<MapProps & { onReady: () => void; onFail: () => void }>;

/** One part for each kind of map, loaded when one is opened (guarantee/first-load-weight). */
const MAPS = {
  google: async (map) => {
    const { GoogleMap } = await import('./google-map');
    return (props) => <GoogleMap {...props} map={map} />;
  },
  tiles: async (map) => {
    const { TileMap } = await import('./tile-map');
    return (props) => <TileMap {...props} tiles={map} />;
  },
} satisfies { [K in MapChoice['kind']]: (map: Extract<MapChoice, { kind: K }>) => Promise<DrawnMap> };

const loadMap = (map: MapChoice): Promise<DrawnMap> =>
  map.kind === 'google' ? MAPS.google(map) : MAPS.tiles(map);

type State = 'waiting' | 'ready' | 'failed';

/** A map that does not come in time has failed; one that came stays. */
function useMapState() {
  const [state, setState] = useState<State>('waiting');
  const onReady = useCallback(() => setState((known) => (known === 'waiting' ? 'ready' : known)), []);
  const onFail = useCallback(() => setState('failed'), []);
  useEffect(() => {
    const limit = setTimeout(() => setState((known) => (known === 'waiting' ? 'failed' : known)), LIMIT_MS);
    return () => clearTimeout(limit);
  }, []);
  return { state, onReady, onFail };
}

/** The part of a map; what stood for it may have had the focus of a refused form, which the map takes over. */
function useDrawnMap({ map, onFail }: { map: MapChoice; onFail: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const [Drawn, setDrawn] = useState<DrawnMap | null>(null);
  useEffect(() => {
    let isShown = true;
    watchPart(() => loadMap(map)).then(
      (loaded) => {
        if (!isShown) return;
        hadFocus.current = box.current?.contains(document.activeElement) ?? false;
        setDrawn(() => loaded);
      },
      () => isShown && onFail(),
    );
    return () => {
      isShown = false;
    };
  }, [map, onFail]);
  useEffect(() => {
    if (Drawn && hadFocus.current) box.current?.querySelector<HTMLElement>('.map-keys')?.focus();
  }, [Drawn]);
  return { box, Drawn };
}

function LoadedMap({ map, ...props }: MapProps & { map: MapChoice }) {
  const t = useTranslations('Place');
  const { state, onReady, onFail } = useMapState();
  const { box, Drawn } = useDrawnMap({ map, onFail });
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

/** The map of the installation's provider; without one, or where it fails, the sketch (rule delivery/map). */
export function PlaceMap(props: MapProps) {
  const { map } = useApp().screen;
  return map ? <LoadedMap {...props} map={map} /> : <CoverageSketch {...props} />;
}
