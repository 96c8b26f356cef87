'use client';

import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import '@/components/delivery/maps/map.css';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Credit } from '@/components/delivery/maps/credit';
import { addTiles, type Tiles, toLatLng, toPoint } from '@/components/delivery/maps/tile-map';
import type { GroundProps } from './ground';

type Props = GroundProps & { tiles: Tiles; onReady: () => void; onFail: () => void };

/** Streets of tiles. Nothing of them glides, because the zones above are drawn anew at each step. */
export function TileGround({ tiles, first, onView, onTap, onReady, onFail }: Props) {
  const t = useTranslations('Place');
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ onView, onTap });
  const [begun] = useState({ first, words: { zoomInTitle: t('zoom_in'), zoomOutTitle: t('zoom_out') } });
  useEffect(() => {
    latest.current = { onView, onTap };
  });
  useEffect(() => {
    if (!place.current) return;
    const map = L.map(place.current, {
      ...{ attributionControl: false, keyboard: false, scrollWheelZoom: false },
      ...{ zoomControl: false, zoomAnimation: false, inertia: false, doubleClickZoom: false },
    });
    L.control.zoom(begun.words).addTo(map);
    map.setView(toLatLng(begun.first.centre), begun.first.zoom);
    map.on('move', () => latest.current.onView({ centre: toPoint(map.getCenter()), zoom: map.getZoom() }));
    map.on('click', ({ latlng }: L.LeafletMouseEvent) => latest.current.onTap(toPoint(latlng)));
    addTiles({ map, url: tiles.url, onReady, onFail });
    return () => void map.remove();
  }, [tiles.url, begun, onReady, onFail]);
  return (
    <>
      <div ref={place} className="map-canvas" />
      <Credit text={tiles.attribution} />
    </>
  );
}
