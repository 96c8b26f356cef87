'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { EditedBranch } from '@/components/staff/branches/branches-place';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { type MapView, toOffset, viewAround } from '@/lib/domain/delivery/map-view';
import type { Point } from '@/lib/domain/delivery/point';
import { withCornerAt } from '@/lib/domain/shop/zones/zone-ring';
import { CornerHandle } from './corner-handle';
import { Ground } from './ground';

type Zone = Shop['zones'][number];
/** The least that is seen of a map, so that nothing begins outside it. */
const BOX = { width: 280, height: 280 };
const NEAR = 13;

/** A line with corners that are moved. */
export type Shape = {
  /** Null: it is a new zone's. */
  zone: string | null;
  corners: readonly Point[];
  chosen: number;
  choose: (index: number) => void;
  move: (index: number, to: Point) => void;
  remove: (index: number) => void;
  /** Adds one at the end; null: the line is closed. */
  add: ((at: Point) => void) | null;
};

const pointOf = ([longitude, latitude]: readonly [number, number]): Point => ({ latitude, longitude });
const pathOf = (view: MapView, points: readonly Point[], isClosed = true) =>
  points.length === 0
    ? ''
    : `M${points
        .map((point) => toOffset(view, point))
        .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
        .join('L')}${isClosed ? 'Z' : ''}`;

type Props = {
  branch: EditedBranch;
  zones: readonly Zone[];
  /** Zones of other branches, for comparison. */
  others: readonly Zone[];
  shape: Shape | null;
  tried: Point | null;
  onTap: (point: Point) => void;
};

function Lines({
  view,
  branch,
  zones,
  others,
  shape,
  tried,
  corners,
}: Props & { view: MapView; corners: readonly Point[] }) {
  const ringsOf = ({ rings }: Zone) => rings.map((ring) => pathOf(view, ring.map(pointOf))).join('');
  const here = toOffset(view, branch);
  const there = tried && toOffset(view, tried);
  return (
    <svg className="zones-lines" width={1} height={1} aria-hidden>
      {others.map((zone) => (
        <path key={zone.key} className="zones-other" d={ringsOf(zone)} />
      ))}
      {zones
        .filter(({ key }) => key !== shape?.zone)
        .map((zone) => (
          <path key={zone.key} data-active={zone.active} d={ringsOf(zone)} />
        ))}
      {shape && <path className="zones-shape" d={pathOf(view, corners, shape.add === null)} />}
      <circle className="zones-branch" cx={here.x} cy={here.y} r={6} />
      {there && <circle className="zones-tried" cx={there.x} cy={there.y} r={6} />}
    </svg>
  );
}

function Corners({
  view,
  shape,
  corners,
  hold,
}: {
  view: MapView;
  shape: Shape;
  corners: readonly Point[];
  hold: (at: { index: number; to: Point } | null) => void;
}) {
  const t = useTranslations('StaffBranches');
  const count = shape.corners.length;
  return (
    <ul className="zones-corners" aria-label={t('corners')}>
      {corners.map((at, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place in the line
        <li key={index}>
          <CornerHandle
            {...{ at, view }}
            label={t('corner', { number: index + 1, count })}
            isChosen={index === shape.chosen}
            onChoose={() => shape.choose(index)}
            onDrag={(to) => hold({ index, to })}
            onMove={(to) => {
              hold(null);
              shape.move(index, to);
            }}
            onRemove={() => shape.remove(index)}
          />
        </li>
      ))}
    </ul>
  );
}

const viewOf = ({ branch, zones }: Pick<Props, 'branch' | 'zones'>): MapView => {
  const { latitude, longitude } = branch;
  const corners = zones.flatMap(({ rings }) => rings.flat().map(pointOf));
  const around = corners.length > 0 ? viewAround([...corners, branch], BOX) : null;
  return around ?? { centre: { latitude, longitude }, zoom: NEAR };
};

/** The zones of a branch over streets, and the corners of the one that is drawn (rule tenant/zones). */
export function ZonesMap(props: Props) {
  const { zones, shape, onTap } = props;
  const t = useTranslations('StaffBranches');
  const [begun, begin] = useState(() => ({ first: viewOf(props), round: 0 }));
  const [view, see] = useState(begun.first);
  const [held, hold] = useState<{ index: number; to: Point } | null>(null);
  const still = shape?.corners ?? [];
  const corners = held ? withCornerAt(still, held.index, held.to) : still;
  const showAll = () => {
    const first = viewOf(props);
    begin(({ round }) => ({ first, round: round + 1 }));
    see(first);
  };
  return (
    <div className="grid gap-2">
      <section className="zones-map" aria-label={t('zones_drawn', { count: zones.length })}>
        <Ground key={begun.round} {...{ onTap }} first={begun.first} onView={see} />
        <Lines {...props} {...{ view, corners }} />
        {shape && <Corners {...{ view, shape, corners, hold }} />}
      </section>
      <div className="zones-buttons">
        {shape?.add && (
          <button type="button" className="button button-quiet" onClick={() => shape.add?.(view.centre)}>
            {t('draw_middle')}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={showAll}>
          {t('map_all')}
        </button>
      </div>
    </div>
  );
}
