'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';
import { useFaultText } from '@/components/staff/use-fault-text';
import { ApiError } from '@/lib/clients/api-error';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { withoutOwn } from '@/lib/domain/staff/board';
import { isMove, withTaps } from '@/lib/domain/staff/kept-taps';
import { type MoveMade, useResumedTaps, useTaps, useWaitingTaps } from '@/lib/queries/staff/taps';
import type { Tap } from '@/lib/stores/staff-taps';
import type { Refused } from './tap-refusals';
import { useMovesMade } from './undo';
import { useMovings } from './use-movings';
import { useStateText, useTapText } from './use-step-text';

/** A tap that waited is named with its order, and with how that stands: nobody looks at its card any more. */
function useRefusalText() {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const sayTap = useTapText();
  const sayState = useStateText();
  const sayWhy = (error: unknown): string => {
    const key = error instanceof ApiError ? error.key : null;
    // Their common sentences are about the code of a diner's phone.
    if (key === 'code_invalid') return t('signs_wrong');
    return key === 'code_tries' ? t('signs_spent') : sayFault(error);
  };
  return ({ tap, error }: { tap: Tap; error: unknown }): string => {
    const { from = null, by = 'none' } = error instanceof ApiError ? error.values : {};
    const [state, number] = [sayState(from), tap.number ?? tap.id];
    if (!tap.waits && tap.undoes === undefined)
      return state === null ? sayWhy(error) : t('tap_moved', { number, state, by });
    const named = { step: sayTap(tap), number };
    return state !== null
      ? t('tap_late', { ...named, state })
      : t('tap_refused', { ...named, why: sayWhy(error) });
  };
}

/** The last refusal of each order, until its next tap. */
function useRefusals() {
  const [all, setAll] = useState<readonly Refused[]>([]);
  const without = (id: number) => (before: readonly Refused[]) =>
    before.some((one) => one.id === id) ? before.filter((one) => one.id !== id) : before;
  return {
    all,
    add: (refused: Refused) => setAll((before) => [...without(refused.id)(before), refused]),
    forget: (id: number) => setAll(without(id)),
  };
}

/** The orders as they stand on this screen; the same list until one of them, or a tap, is another. */
function useShown({
  orders,
  waiting,
  rejected,
}: {
  orders: readonly StaffOrder[] | null;
  waiting: readonly Tap[];
  rejected: readonly number[];
}): StaffOrder[] | null {
  return useMemo(
    () => orders && withoutOwn({ orders: withTaps(orders, waiting), rejected }),
    [orders, waiting, rejected],
  );
}

/** The orders with the taps that wait for a signal, and how each is moved (rule staff/board). */
export function useMoves({
  slug,
  orders,
  shownAt,
}: {
  slug: string;
  orders: readonly StaffOrder[] | null;
  shownAt: number;
}) {
  const say = useRefusalText();
  const { all, add, forget } = useRefusals();
  const [own, setOwn] = useState<readonly number[]>([]);
  const [asked, setAsked] = useState<number | null>(null);
  const endRejecting = useCallback(() => setAsked(null), []);
  const { made, note, drop } = useMovesMade();
  const { tap, undo, send } = useTaps({
    slug,
    onRefused: (refused) => {
      const { id, number } = refused.tap;
      if (isMove(refused.tap)) drop(id);
      add({ id, number, text: say(refused) });
    },
  });
  useResumedTaps({ send, shownAt });
  const waiting = useWaitingTaps(slug);
  const tapAnew = (made: Parameters<typeof tap>[0]) => {
    forget(made.id);
    return tap(made);
  };
  const movingOf = useMovings({
    ...{ refused: all, waiting },
    move: ({ id, number, status: back, is_stall: isStall }, status, said) => {
      if (status === 'cancelled') setOwn((before) => [...before, id]);
      if (status === 'cancelled' || isStall) drop(id);
      else note({ id, number, status, back });
      return tapAnew({ id, number, status, ...said });
    },
    strike: ({ id, number, status }, line) => tapAnew({ id, number, status, line }),
    advance: ({ id, number, status }, lines) => tapAnew({ id, number, status, lines }),
    reject: ({ id }) => setAsked(id),
  });
  const shown = useShown({ orders, waiting, rejected: own });
  return {
    orders: shown,
    movingOf,
    /** The order whose rejection is asked for: other cards, and its own, move meanwhile. */
    rejecting: shown?.find(({ id }) => id === asked) ?? null,
    endRejecting,
    refused: all.filter(({ id }) => !orders?.some((order) => order.id === id)),
    forget,
    /** The moves that may be taken back, while their orders stand as they say. */
    made: made.filter(({ id, status }) => (shown?.find((one) => one.id === id)?.status ?? status) === status),
    undo: (one: MoveMade) => {
      drop(one.id);
      forget(one.id);
      return undo(one);
    },
  };
}
