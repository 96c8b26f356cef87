import { useState } from 'react';
import { useEditing } from '@/components/staff/editing/editing-context';
import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import type { Point } from '@/lib/domain/delivery/point';
import {
  cornersOf,
  type Ring,
  ringAround,
  withCornerAfter,
  withCornerAt,
  withoutCorner,
} from '@/lib/domain/shop/zones/zone-ring';
import type { Shape } from './map/zones-map';

type Zone = Shop['zones'][number];
/** `draw`: corners are tapped one by one; the zone is null for a new one. `edge`: those that stand are moved. */
export type ZoneWork = { kind: 'draw'; zone: Zone | null; corners: Point[] } | { kind: 'edge'; zone: Zone };

/** The zone that is drawn, as it stands: another edit may have changed it, or taken it away. */
function useWork(zones: readonly Zone[]) {
  const [begun, begin] = useState<ZoneWork | null>(null);
  const standing = begun?.zone ? zones.find(({ key }) => key === begun.zone?.key) : null;
  const work = begun === null || standing === undefined ? null : begun;
  return { work, zone: standing ?? null, begin };
}

type Line = {
  corners: Point[];
  chosen: number;
  change: (corners: Point[]) => void;
  choose: (index: number) => void;
};

/** Changes of the corners, each of which leaves one of them chosen. */
function movesOf({ corners, chosen, change, choose }: Line, isOpen: boolean) {
  return {
    move: (index: number, to: Point) => change(withCornerAt(corners, index, to)),
    remove: (index: number) => {
      const left = isOpen ? corners.filter((_, at) => at !== index) : withoutCorner(corners, index);
      if (!left) return;
      change(left);
      choose(Math.max(0, Math.min(index, left.length - 1)));
    },
    add: (at: Point) => {
      change([...corners, at]);
      choose(corners.length);
    },
    addAfter: () => {
      change(withCornerAfter(corners, chosen));
      choose(chosen + 1);
    },
  };
}

/** The drawing of a zone. A line counts once it is finished; a corner that is moved counts at once. */
export function useZoneEditor({
  zones,
  onNew,
}: {
  zones: readonly Zone[];
  /** Adds a zone inside this line. */
  onNew: (ring: Ring) => void;
}) {
  const { set } = useEditing();
  const { work, zone, begin } = useWork(zones);
  const [chosen, choose] = useState(0);
  const redraw = (ring: Ring) => {
    if (!zone) return onNew(ring);
    set({ kind: 'zone', key: zone.key, field: ['rings'] }, [ring, ...zone.rings.slice(1)]);
  };
  const corners = work?.kind === 'draw' ? work.corners : cornersOf(zone?.rings[0] ?? []);
  const change = (next: Point[]) => {
    if (work?.kind === 'draw') return begin({ ...work, corners: next });
    const ring = ringAround(next);
    if (ring) redraw(ring);
  };
  const isOpen = work?.kind === 'draw';
  const { add, addAfter, ...moves } = movesOf({ corners, chosen, change, choose }, isOpen);
  const shape: Shape | null = work && {
    ...{ zone: zone?.key ?? null, corners, chosen, choose },
    ...{ ...moves, add: isOpen ? add : null },
  };
  return {
    ...{ work, zone, shape, addAfter },
    start: (next: ZoneWork) => {
      begin(next);
      choose(0);
    },
    stop: () => begin(null),
    /** @returns false where the corners are too few */
    finish: (): boolean => {
      const ring = ringAround(corners);
      if (!ring) return false;
      redraw(ring);
      begin(null);
      return true;
    },
  };
}
export type ZoneEditor = ReturnType<typeof useZoneEditor>;
