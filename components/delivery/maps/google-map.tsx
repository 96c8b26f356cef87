'use client';

import { AdvancedMarker, APIProvider, Map as DrawnMap, Polygon, useMap } from '@vis.gl/react-google-maps';
import { useEffect, useRef } from 'react';
import type { MapProps } from '@/components/delivery/coverage-sketch';
import { type GoogleAsked, toGoogleParams, watchDenial } from '@/lib/clients/google/load-google';
import type { Point } from '@/lib/domain/delivery/point';
import { PIN, PIN_ZOOM } from './map-pin';
import './map.css';
import { PinKeys } from './pin-keys';

type Told = { onReady: () => void; onFail: () => void };

const toLatLng = ({ latitude, longitude }: Point) => ({ lat: latitude, lng: longitude });
const toPoint = (at: google.maps.LatLng | google.maps.LatLngLiteral): Point => {
  const { lat, lng } = 'toJSON' in at ? at.toJSON() : at;
  return { latitude: lat, longitude: lng };
};

function boundsOf({
  zones,
  branches,
}: Pick<MapProps, 'zones' | 'branches'>): google.maps.LatLngBoundsLiteral {
  const points = [
    ...zones.flatMap(({ geometry }) => geometry.coordinates[0] ?? []),
    ...branches.map(({ longitude, latitude }) => [longitude, latitude] as const),
  ];
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}

/** Brings a pin that was set elsewhere into view. */
function KeepInView({ pin }: { pin: Point }) {
  const map = useMap();
  const { latitude, longitude } = pin;
  useEffect(() => {
    const at = { lat: latitude, lng: longitude };
    if (map?.getBounds()?.contains(at) === false) map.panTo(at);
  }, [map, latitude, longitude]);
  return null;
}

function Pin({ at, label, onPin }: { at: Point } & Pick<MapProps, 'label' | 'onPin'>) {
  return (
    <AdvancedMarker
      position={toLatLng(at)}
      // Else what is drawn in it takes no pointer.
      clickable
      draggable
      title={label}
      onDragEnd={({ latLng }) => latLng && onPin(toPoint(latLng))}
    >
      <svg className="map-pin" width={PIN.width} height={PIN.height} aria-hidden>
        <path d={PIN.path} />
        <circle className="sketch-hole" {...PIN.hole} />
      </svg>
    </AdvancedMarker>
  );
}

function Shapes({ zones, branches }: Pick<MapProps, 'zones' | 'branches'>) {
  const brand = useRef(getComputedStyle(document.documentElement).getPropertyValue('--color-brand'));
  return (
    <>
      {zones.map(({ id, geometry }) => (
        <Polygon
          key={id}
          paths={geometry.coordinates.map((ring) => ring.map(([lng, lat]) => ({ lat, lng })))}
          clickable={false}
          strokeColor={brand.current}
          strokeWeight={1}
          fillColor={brand.current}
          fillOpacity={0.16}
        />
      ))}
      {branches.map((branch) => (
        <AdvancedMarker key={branch.label} position={toLatLng(branch)}>
          <span className="map-label">{branch.label}</span>
        </AdvancedMarker>
      ))}
    </>
  );
}

type Props = MapProps & Told & Pick<GoogleAsked, 'map'>;

function Canvas({ map: { id }, zones, branches, pin, onPin, onReady, ...keys }: Omit<Props, 'onFail'>) {
  const drawn = useMap();
  const first = useRef(
    pin
      ? { defaultCenter: toLatLng(pin), defaultZoom: PIN_ZOOM }
      : { defaultBounds: boundsOf({ zones, branches }) },
  );
  return (
    <div className="map">
      <DrawnMap
        {...first.current}
        className="map-canvas"
        mapId={id}
        gestureHandling="cooperative"
        streetViewControl={false}
        mapTypeControl={false}
        fullscreenControl={false}
        onTilesLoaded={onReady}
        onClick={({ detail }) => detail.latLng && onPin(toPoint(detail.latLng))}
      >
        <Shapes zones={zones} branches={branches} />
        {pin && <Pin at={pin} label={keys.label} onPin={onPin} />}
        {pin && <KeepInView pin={pin} />}
      </DrawnMap>
      <PinKeys
        {...keys}
        pin={pin}
        onPin={onPin}
        view={() => {
          const [centre, zoom] = [drawn?.getCenter(), drawn?.getZoom()];
          return centre && zoom !== undefined ? { centre: toPoint(centre), zoom } : null;
        }}
      />
    </div>
  );
}

/** Google's, by its own library for React (docs/decisions/0179). */
export function GoogleMap({ onFail, lang, country, ...props }: Props & Omit<GoogleAsked, 'map'>) {
  const asked = { map: props.map, lang, country };
  useEffect(() => watchDenial(onFail), [onFail]);
  return (
    <APIProvider {...toGoogleParams(asked)} onError={onFail}>
      <Canvas {...props} />
    </APIProvider>
  );
}
