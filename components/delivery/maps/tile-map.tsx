'use client';

import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.css';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { MapProps } from '@/components/delivery/coverage-sketch';
import type { MapChoice } from '@/lib/domain/delivery/map-choice';
import type { Point } from '@/lib/domain/delivery/point';
import { Credit } from './credit';
import { PIN, PIN_ZOOM } from './map-pin';
import { PinKeys } from './pin-keys';

export type Tiles = Extract<MapChoice, { kind: 'tiles' }>;
type Drawn = Pick<MapProps, 'zones' | 'branches'>;
type Asked = { tiles: Tiles; drawn: Drawn; pin: MapProps['pin'] };
type Told = { onReady: () => void; onFail: () => void };

const DEEPEST = 19;
export const toPoint = ({ lat, lng }: L.LatLng): Point => ({ latitude: lat, longitude: lng });
export const toLatLng = ({ latitude, longitude }: Point): L.LatLngTuple => [latitude, longitude];

const icon = L.divIcon({
  className: 'map-pin',
  iconSize: [PIN.width, PIN.height],
  iconAnchor: [PIN.width / 2, PIN.height],
  html: `<svg viewBox="0 0 ${PIN.width} ${PIN.height}"><path d="${PIN.path}"/><circle class="sketch-hole" cx="${PIN.hole.cx}" cy="${PIN.hole.cy}" r="${PIN.hole.r}"/></svg>`,
});

/** Draws tiles on a map. It has failed where none of the first tiles comes. */
export function addTiles({ map, url, onReady, onFail }: Told & { map: L.Map; url: string }) {
  let hasCome = false;
  const layer = L.tileLayer(url, { maxZoom: DEEPEST });
  layer.on('tileload', () => {
    hasCome = true;
    onReady();
  });
  layer.on('load', () => hasCome || onFail());
  layer.addTo(map);
}

function labelOf(text: string): HTMLElement {
  const label = document.createElement('span');
  label.textContent = text;
  return label;
}

function addZones({ map, zones, branches }: Drawn & { map: L.Map }) {
  for (const { geometry } of zones) {
    const rings = geometry.coordinates.map((ring) =>
      ring.map(([longitude, latitude]) => toLatLng({ latitude, longitude })),
    );
    L.polygon(rings, { className: 'sketch-zone', interactive: false }).addTo(map);
  }
  for (const branch of branches)
    L.circleMarker(toLatLng(branch), {
      radius: 5,
      className: 'sketch-branch',
      stroke: false,
      fillOpacity: 1,
      interactive: false,
    })
      .bindTooltip(labelOf(branch.label), { permanent: true, direction: 'bottom', className: 'map-label' })
      .addTo(map);
}

function boundsOf({ zones, branches }: Drawn): L.LatLngBounds {
  const rings = zones.flatMap(({ geometry }) => geometry.coordinates[0] ?? []);
  const corners = rings.map(([longitude, latitude]) => toLatLng({ latitude, longitude }));
  return L.latLngBounds([...corners, ...branches.map(toLatLng)]);
}

/** Drawn once: the zones of an opened map stay as they are. */
function useTileMap({ tiles, drawn, pin, onReady, onFail }: Told & Asked) {
  const t = useTranslations('Place');
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map | null>(null);
  const [first] = useState({ drawn, pin, words: { zoomInTitle: t('zoom_in'), zoomOutTitle: t('zoom_out') } });
  useEffect(() => {
    if (!place.current) return;
    const made = L.map(place.current, {
      attributionControl: false,
      keyboard: false,
      scrollWheelZoom: false,
      zoomControl: false,
    });
    L.control.zoom(first.words).addTo(made);
    if (first.pin) made.setView(toLatLng(first.pin), PIN_ZOOM);
    else made.fitBounds(boundsOf(first.drawn), { padding: [16, 16] });
    addTiles({ map: made, url: tiles.url, onReady, onFail });
    addZones({ map: made, ...first.drawn });
    setMap(made);
    return () => void made.remove();
  }, [tiles.url, first, onReady, onFail]);
  return { place, map };
}

/** A pin that is dragged, or set by a tap. A pin that was set elsewhere is brought into view. */
function usePin({ map, pin, onPin }: Pick<MapProps, 'pin' | 'onPin'> & { map: L.Map | null }) {
  const latest = useRef(onPin);
  useEffect(() => {
    latest.current = onPin;
  });
  useEffect(() => {
    if (!map) return;
    const tap = ({ latlng }: L.LeafletMouseEvent) => latest.current(toPoint(latlng));
    map.on('click', tap);
    return () => void map.off('click', tap);
  }, [map]);
  const [latitude, longitude] = [pin?.latitude, pin?.longitude];
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    const at = L.latLng(latitude, longitude);
    if (!map.getBounds().contains(at)) map.setView(at, Math.max(map.getZoom(), PIN_ZOOM));
    const marker = L.marker(at, { icon, draggable: true, keyboard: false }).addTo(map);
    marker.on('dragend', () => latest.current(toPoint(marker.getLatLng())));
    return () => void marker.remove();
  }, [map, latitude, longitude]);
}

/** A Leaflet map with the tiles that the operator configured (docs/decisions/0179). */
export function TileMap({
  tiles,
  zones,
  branches,
  pin,
  onPin,
  onReady,
  onFail,
  ...keys
}: MapProps & Told & { tiles: Tiles }) {
  const { place, map } = useTileMap({ tiles, drawn: { zones, branches }, pin, onReady, onFail });
  usePin({ map, pin, onPin });
  return (
    <div className="map">
      <div ref={place} className="map-canvas" />
      <PinKeys
        {...keys}
        pin={pin}
        onPin={onPin}
        view={() => map && { centre: toPoint(map.getCenter()), zoom: map.getZoom() }}
      />
      <Credit text={tiles.attribution} />
    </div>
  );
}
