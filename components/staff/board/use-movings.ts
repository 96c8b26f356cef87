'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { Tap } from '@/lib/stores/staff-taps';
import type { Moving } from './order-steps';
import type { Refused } from './tap-refusals';

type OfOrder<Act extends (...given: never[]) => unknown> = (
  order: StaffOrder,
  ...given: Parameters<Act>
) => ReturnType<Act>;
type Acts = { [Name in 'move' | 'strike' | 'advance' | 'reject']: OfOrder<Moving[Name]> };

const NONE: Moving['waiting'] = [];

function waitingByOrder(waiting: readonly Tap[]): Map<number, Tap[]> {
  const byOrder = new Map<number, Tap[]>();
  for (const tap of waiting) byOrder.set(tap.id, [...(byOrder.get(tap.id) ?? []), tap]);
  return byOrder;
}

/** @returns how an order is moved: the same object while the order, its refusal and its waiting taps are the same, so that its card is not drawn again for another one */
export function useMovings({
  refused,
  waiting,
  ...acts
}: Acts & { refused: readonly Refused[]; waiting: readonly Tap[] }): (order: StaffOrder) => Moving {
  const latest = useRef<Acts>(acts);
  latest.current = acts;
  const [kept] = useState(() => new WeakMap<StaffOrder, Moving>());
  const byOrder = useMemo(() => waitingByOrder(waiting), [waiting]);
  return useCallback(
    (order) => {
      const text = refused.find(({ id }) => id === order.id)?.text ?? null;
      const own = byOrder.get(order.id) ?? NONE;
      const before = kept.get(order);
      if (before && before.text === text && before.waiting === own) return before;
      const moving: Moving = {
        text,
        waiting: own,
        move: (...given) => latest.current.move(order, ...given),
        strike: (...given) => latest.current.strike(order, ...given),
        advance: (...given) => latest.current.advance(order, ...given),
        reject: () => latest.current.reject(order),
      };
      kept.set(order, moving);
      return moving;
    },
    [refused, byOrder, kept],
  );
}
