'use client';

import type { KeyboardEvent, MouseEvent } from 'react';
import { createSketch, fromBox, fromSketch, toSketch } from '@/lib/domain/delivery/coverage-sketch';
import type { Point } from '@/lib/domain/delivery/point';

type Sketch = NonNullable<ReturnType<typeof createSketch>>;
/** A branch by its name. */
export type LabelledPoint = Point & { label: string };

const STEP = 8;
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The ring around a zone, and its holes. */
const pathOf = (sketch: Sketch, rings: readonly (readonly [number, number][])[]) =>
  rings
    .map((ring) => ring.map(([longitude, latitude]) => toSketch(sketch, { longitude, latitude })))
    .map((points) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`)
    .join('');

function Pin({ at }: { at: { x: number; y: number } }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`} className="sketch-pin">
      <path d="M0 0 L-9 -16 A10 10 0 1 1 9 -16 Z" />
      <circle cy={-19} r={3.5} className="sketch-hole" />
    </g>
  );
}

function Branch({ name, at }: { name: string; at: { x: number; y: number } }) {
  return (
    <>
      <circle cx={at.x} cy={at.y} r={5} className="sketch-branch" />
      <text x={at.x} y={at.y + 20} textAnchor="middle" className="sketch-text">
        {name}
      </text>
    </>
  );
}

/** The props of every map, whichever provider draws it. */
export type MapProps = {
  zones: readonly { id: number; geometry: { coordinates: [number, number][][] } }[];
  branches: readonly LabelledPoint[];
  pin: Point | null;
  label: string;
  /** A refused form focuses it. */
  wrong: boolean;
  describedBy: string;
  onPin: (point: Point) => void;
};

/** A tap or the arrow keys move the pin. */
export function CoverageSketch({ zones, branches, pin, label, wrong, describedBy, onPin }: MapProps) {
  const sketch = createSketch(zones.map(({ geometry }) => geometry.coordinates[0] ?? []));
  if (!sketch) return null;
  const tap = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter and space click without a position.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const at = { x: event.clientX - box.left, y: event.clientY - box.top };
    onPin(fromSketch(sketch, fromBox(sketch, { box, ...at })));
  };
  const nudge = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    const from = pin ?? branches[0];
    if (!by || !from) return;
    event.preventDefault();
    const at = toSketch(sketch, from);
    onPin(fromSketch(sketch, { x: at.x + by.x, y: at.y + by.y }));
  };
  const at = pin && toSketch(sketch, pin);
  return (
    <button
      type="button"
      className="sketch"
      aria-label={label}
      aria-describedby={describedBy}
      data-wrong={wrong}
      onClick={tap}
      onKeyDown={nudge}
    >
      <svg viewBox={`0 0 ${sketch.width} ${sketch.height}`} aria-hidden>
        {zones.map(({ id, geometry }) => (
          <path
            key={id}
            d={pathOf(sketch, geometry.coordinates)}
            fillRule="evenodd"
            className="sketch-zone"
          />
        ))}
        {branches.map(({ label: name, ...branch }) => (
          <Branch key={name} name={name} at={toSketch(sketch, branch)} />
        ))}
        {at && <Pin at={at} />}
      </svg>
    </button>
  );
}
