'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { drawCut } from '@/lib/browser/pictures/draw-cut';
import { type Cut, cutOut, pushCut } from '@/lib/domain/shop/cut-picture';

/** The canvas is drawn so wide, whatever the screen. */
const SHOWN_WIDTH = 960;
const MOST_ZOOM = 4;
/** A press of an arrow moves the picture by so much of what is seen. */
const STEP = 0.04;

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Pushes the picture by a finger, a mouse or the arrows. */
function usePush({ picture, cut, aspect, onCut }: Cutting) {
  const held = useRef<{ x: number; y: number } | null>(null);
  const push = (right: number, down: number) => onCut(pushCut({ size: picture, cut, aspect, right, down }));
  const kept = cutOut({ size: picture, cut, aspect });
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      if (!held.current) return;
      const scale = kept.width / currentTarget.clientWidth;
      push((clientX - held.current.x) * scale, (clientY - held.current.y) * scale);
      held.current = { x: clientX, y: clientY };
    },
    onPointerUp: () => {
      held.current = null;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const arrow = ARROWS[event.key];
      if (!arrow) return;
      event.preventDefault();
      push(arrow[0] * kept.width * STEP, arrow[1] * kept.height * STEP);
    },
  };
}

type Cutting = {
  picture: ImageBitmap;
  cut: Cut;
  aspect: number | null;
  onCut: (cut: Cut) => void;
};

/** A picture that is turned, moved and brought nearer in its frame. */
export function Cutter({ picture, cut, aspect, onCut }: Cutting) {
  const t = useTranslations('StaffPicture');
  const canvas = useRef<HTMLCanvasElement>(null);
  const push = usePush({ picture, cut, aspect, onCut });
  const kept = cutOut({ size: picture, cut, aspect });
  const height = Math.round((SHOWN_WIDTH * kept.height) / kept.width);
  useEffect(() => {
    if (canvas.current) drawCut({ canvas: canvas.current, picture, cut, aspect });
  }, [picture, cut, aspect]);
  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move the picture */}
      <div role="application" className="edit-cutter" tabIndex={0} aria-label={t('move')} {...push}>
        <canvas {...{ ref: canvas, width: SHOWN_WIDTH, height }} key={height} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => onCut({ ...cut, turns: (cut.turns + 1) % 4 })}
        >
          {t('turn')}
        </button>
        <label className="flex min-h-12 flex-1 items-center gap-3">
          <span>{t('nearer')}</span>
          <input
            type="range"
            className="min-w-24 flex-1"
            {...{ min: 1, max: MOST_ZOOM, step: 0.05, value: cut.zoom }}
            onChange={({ target }) => onCut({ ...cut, zoom: Number(target.value) })}
          />
        </label>
      </div>
    </div>
  );
}
