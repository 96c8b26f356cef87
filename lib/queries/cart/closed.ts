'use client';

import { useQuery } from '@tanstack/react-query';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { useNow } from '@/lib/browser/use-now';
import type { Cart } from '@/lib/contract/cart/cart';
import { type OpenState, resolveOpenState, WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { cartKey } from './cart';

export type NextOpening = Extract<OpenState, { open: false }>['next'];

/** `paused`: staff stopped it for a while (rule branches/pause). */
export type Closed = { next: NextOpening; paused: boolean };

const CLOSED_KEYS = ['closed', 'delivery_closed', 'paused'];

function nextOf({ day, time, inDays }: Cart['issues'][number]['values']): NextOpening {
  const weekday = WEEKDAYS.find((one) => one === day);
  return weekday ? { day: weekday, time: String(time), inDays: Number(inDays) } : null;
}

/**
 * Whether the branch is closed. The server decides for a cart: it is asked again when the page's clock disagrees,
 * once per version and change of the clock, because a wrong clock would ask for ever. Scheduled orders are exempt.
 * @returns when it opens; null while open
 */
export function useClosed(cart: Cart | null): Closed | null {
  const { screen } = useApp();
  const now = useNow();
  const chosen = useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
  const choice = cart ? toServiceChoice(cart) : chosen;
  const isLater = cart ? cart.subservice === 'schedule' : chosen === 'schedule';
  const hours = screen.supplier?.hours;
  const isJudged = hours !== undefined && choice !== null && !isLater && cart?.is_cart !== false;
  const state = isJudged ? resolveOpenState({ hours, at: now, service: choice }) : null;
  const issue = cart?.issues.find(({ key }) => CLOSED_KEYS.includes(key));
  const disagrees = cart !== null && state !== null && state.open === (issue !== undefined);
  const purchaseId = cart?.purchase_id ?? null;
  useQuery({
    queryKey: ['closed-asked', purchaseId, cart?.version, state?.open],
    queryFn: async ({ client }) => {
      await client.invalidateQueries({ queryKey: cartKey(purchaseId) });
      return true;
    },
    enabled: disagrees,
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
  });
  if (cart && !issue) return null;
  // The server's day words date from its answer: «tomorrow» changes at midnight.
  if (issue && (!state || state.open)) {
    return { next: nextOf(issue.values), paused: issue.key === 'paused' };
  }
  return state && !state.open ? { next: state.next, paused: state.paused === true } : null;
}
