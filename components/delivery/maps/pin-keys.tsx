'use client';

import { Move } from 'lucide';
import type { KeyboardEvent } from 'react';
import type { MapProps } from '@/components/delivery/coverage-sketch';
import { Icon } from '@/components/ui/icon';
import { nudgePoint } from '@/lib/domain/delivery/nudge-point';
import type { Point } from '@/lib/domain/delivery/point';

type View = { centre: Point; zoom: number };

/** The pin for those who do not drag: arrows move it, a press sets it in the middle (rule delivery/map). */
export function PinKeys({
  pin,
  label,
  wrong,
  describedBy,
  onPin,
  view,
}: Pick<MapProps, 'pin' | 'label' | 'wrong' | 'describedBy' | 'onPin'> & { view: () => View | null }) {
  const nudge = (event: KeyboardEvent) => {
    const now = view();
    const to = now && nudgePoint({ key: event.key, from: pin ?? now.centre, zoom: now.zoom });
    if (!to) return;
    event.preventDefault();
    onPin(to);
  };
  const press = () => {
    const now = view();
    if (now) onPin(now.centre);
  };
  return (
    <button
      type="button"
      className="map-keys"
      aria-label={label}
      aria-describedby={describedBy}
      data-wrong={wrong}
      onClick={press}
      onKeyDown={nudge}
    >
      <Icon of={Move} size={22} />
    </button>
  );
}
