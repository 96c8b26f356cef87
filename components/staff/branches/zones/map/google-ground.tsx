'use client';

import { APIProvider, Map as DrawnMap } from '@vis.gl/react-google-maps';
import '@/components/delivery/maps/map.css';
import { useEffect } from 'react';
import { type GoogleAsked, toGoogleParams, watchDenial } from '@/lib/clients/google/load-google';
import type { Point } from '@/lib/domain/delivery/point';
import type { GroundProps } from './ground';

type Props = GroundProps & { asked: GoogleAsked; onReady: () => void; onFail: () => void };

const toPoint = ({ lat, lng }: google.maps.LatLngLiteral): Point => ({ latitude: lat, longitude: lng });

/** Google's streets. They lie flat with north above, as the zones over them do. */
export function GoogleGround({ asked, first, onView, onTap, onReady, onFail }: Props) {
  useEffect(() => watchDenial(onFail), [onFail]);
  const { latitude: lat, longitude: lng } = first.centre;
  return (
    <APIProvider {...toGoogleParams(asked)} onError={onFail}>
      <DrawnMap
        className="map-canvas"
        mapId={asked.map.id}
        defaultCenter={{ lat, lng }}
        defaultZoom={first.zoom}
        gestureHandling="cooperative"
        headingInteractionEnabled={false}
        tiltInteractionEnabled={false}
        streetViewControl={false}
        mapTypeControl={false}
        fullscreenControl={false}
        onTilesLoaded={onReady}
        onCameraChanged={({ detail: { center, zoom } }) => onView({ centre: toPoint(center), zoom })}
        onClick={({ detail: { latLng } }) => latLng && onTap(toPoint(latLng))}
      />
    </APIProvider>
  );
}
