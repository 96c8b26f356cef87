'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, useState } from 'react';
import { fromOffset } from '@/lib/domain/delivery/map-view';
import type { GroundProps } from './ground';

const SIGNS = [
  { word: 'zoom_in', sign: '+', by: 1 },
  { word: 'zoom_out', sign: '−', by: -1 },
] as const;

/** An empty sheet in the place of streets, with the same two buttons. */
export function PlainGround({ first, onView, onTap }: GroundProps) {
  const t = useTranslations('Place');
  const [view, see] = useState(first);
  const zoom = (by: number) => {
    const next = { ...view, zoom: view.zoom + by };
    see(next);
    onView(next);
  };
  const tap = (event: MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = event.clientX - box.left - box.width / 2;
    onTap(fromOffset(view, { x, y: event.clientY - box.top - box.height / 2 }));
  };
  return (
    <>
      {/* The corners have buttons of their own, and what a tap does has one too. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a tap is the short way of what buttons do */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys move the corners */}
      <div className="map-canvas" onClick={tap} />
      <div className="zones-zoom">
        {SIGNS.map(({ word, sign, by }) => (
          <button key={word} type="button" aria-label={t(word)} onClick={() => zoom(by)}>
            {sign}
          </button>
        ))}
      </div>
    </>
  );
}
