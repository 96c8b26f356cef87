'use client';

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { fromOffset, type MapView, type Offset, toOffset } from '@/lib/domain/delivery/map-view';
import { nudgePoint } from '@/lib/domain/delivery/nudge-point';
import type { Point } from '@/lib/domain/delivery/point';

const REMOVERS: readonly string[] = ['Delete', 'Backspace'];

type Props = {
  at: Point;
  view: MapView;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  /** While it is dragged. */
  onDrag: (to: Point) => void;
  /** Where it was let go, or where a key brought it. */
  onMove: (to: Point) => void;
  onRemove: () => void;
};

/** Follows a pointer from where it took hold of the corner. */
function useDragging({ at, view, onChoose, onDrag, onMove }: Props) {
  const held = useRef<Offset | null>(null);
  const pointOf = (event: PointerEvent): Point | null =>
    held.current &&
    fromOffset(view, { x: event.clientX - held.current.x, y: event.clientY - held.current.y });
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      const { x, y } = toOffset(view, at);
      held.current = { x: event.clientX - x, y: event.clientY - y };
      event.currentTarget.setPointerCapture(event.pointerId);
      onChoose();
    },
    onPointerMove: (event: PointerEvent) => {
      const to = pointOf(event);
      if (to) onDrag(to);
    },
    onPointerUp: (event: PointerEvent) => {
      const to = pointOf(event);
      held.current = null;
      if (to) onMove(to);
    },
    onPointerCancel: () => {
      held.current = null;
      onMove(at);
    },
  };
}

/** A corner of a zone, which is dragged, or moved by arrow keys (rule tenant/zones). */
export function CornerHandle(props: Props) {
  const { at, view, label, isChosen, onChoose, onMove, onRemove } = props;
  const { x, y } = toOffset(view, at);
  const press = (event: KeyboardEvent) => {
    if (REMOVERS.includes(event.key)) return onRemove();
    const to = nudgePoint({ key: event.key, from: at, zoom: view.zoom });
    if (!to) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <button
      type="button"
      className="zones-corner"
      style={{ left: `calc(50% + ${x}px)`, top: `calc(50% + ${y}px)` }}
      aria-label={label}
      aria-current={isChosen}
      onFocus={onChoose}
      onKeyDown={press}
      {...useDragging(props)}
    />
  );
}
