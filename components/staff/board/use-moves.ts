'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFaultText } from '@/components/staff/use-fault-text';
import { ApiError } from '@/lib/clients/api-error';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { withTaps } from '@/lib/domain/staff/kept-taps';
import { useResumedTaps, useTaps, useWaitingTaps } from '@/lib/queries/staff/taps';
import type { Tap } from '@/lib/stores/staff-taps';
import type { Moving } from './order-steps';
import type { Refused } from './tap-refusals';
import { useStepText } from './use-step-text';

/** How an order stands that somebody else moved. */
const STATES = [
  'in_progress',
  'accepted',
  'preparation',
  'packed',
  'on_the_way',
  'delivered',
  'finished',
  'cancelled',
] as const;

/** A tap that waited is named with its order, and with how that stands: nobody looks at its card any more. */
function useRefusalText() {
  const t = useTranslations('Staff');
  const sayFault = useFaultText();
  const sayStep = useStepText();
  return ({ tap, error }: { tap: Tap; error: unknown }): string => {
    if (!tap.waits) return sayFault(error);
    const named = { step: sayStep(tap.status), number: tap.number ?? tap.id };
    const from = error instanceof ApiError ? error.values.from : undefined;
    const state = STATES.find((one) => one === from);
    return state
      ? t('tap_late', { ...named, state: t(`state_${state}`) })
      : t('tap_refused', { ...named, why: sayFault(error) });
  };
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
  const [all, setAll] = useState<readonly Refused[]>([]);
  const forget = (id: number) => setAll((before) => before.filter((one) => one.id !== id));
  const { tap, send } = useTaps({
    slug,
    onRefused: (refused) => {
      const { id } = refused.tap;
      setAll((before) => [...before.filter((one) => one.id !== id), { id, text: say(refused) }]);
    },
  });
  useResumedTaps({ send, shownAt });
  const waiting = useWaitingTaps(slug);
  const movingOf = ({ id, number }: StaffOrder): Moving => ({
    text: all.find((one) => one.id === id)?.text ?? null,
    waiting: waiting.filter((one) => one.id === id).map(({ status }) => status),
    move: (status, said) => {
      forget(id);
      return tap({ id, number, status, ...said });
    },
  });
  return {
    orders: orders && withTaps(orders, waiting),
    movingOf,
    refused: all.filter(({ id }) => !orders?.some((order) => order.id === id)),
    forget,
  };
}
