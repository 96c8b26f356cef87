'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Cart } from '@/lib/contract/cart';
import { type OpenState, resolveOpenState, WEEKDAYS } from '@/lib/domain/opening-hours';
import { toServiceChoice } from '@/lib/domain/service-choice';
import { useSlice, useVisit } from '@/lib/visit/visit-provider';
import { cartKey } from './cart';

/** When a closed branch opens again; null where that is not known. */
export type NextOpening = Extract<OpenState, { open: false }>['next'];

const TICK_MS = 30_000;

/** The page's clock: moves on every half minute, and when the page is looked at again. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const look = () => setNow(new Date());
    const timer = setInterval(look, TICK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}

/** What the server said of a closed branch. */
function nextOf({ day, time, inDays }: Cart['issues'][number]['values']): NextOpening {
  const weekday = WEEKDAYS.find((one) => one === day);
  return weekday ? { day: weekday, time: String(time), inDays: Number(inDays) } : null;
}

/**
 * Whether the branch on the screen is closed for the chosen service, or for a cart's. Of a cart the server is the
 * judge: it is asked again whenever the page's clock says otherwise. A scheduled order is for another hour.
 * @returns when it opens again; null while it is open
 */
export function useClosed(cart: Cart | null): { next: NextOpening } | null {
  const { screen } = useVisit();
  const queries = useQueryClient();
  const now = useNow();
  const chosen = useSlice('order', ({ service, subservice }) =>
    service === null ? null : toServiceChoice({ service, subservice }),
  );
  const choice = cart ? toServiceChoice(cart) : chosen;
  const hours = screen.supplier?.hours;
  const isJudged = hours !== undefined && choice !== null && choice !== 'schedule' && cart?.is_cart !== false;
  const state = isJudged ? resolveOpenState({ hours, at: now, service: choice }) : null;
  const issue = cart?.issues.find(({ key }) => key === 'closed');
  const disagrees = cart !== null && state !== null && state.open === (issue !== undefined);
  const purchaseId = cart?.purchase_id ?? null;
  const askedAt = disagrees ? now : null;
  useEffect(() => {
    if (askedAt) void queries.invalidateQueries({ queryKey: cartKey(purchaseId) });
  }, [askedAt, purchaseId, queries]);
  if (cart) return issue ? { next: nextOf(issue.values) } : null;
  return state && !state.open ? { next: state.next } : null;
}

/** Whether the branch takes orders of another service at this moment, by the page's clock. */
export function useIsOpenFor(service: string): boolean {
  const hours = useVisit().screen.supplier?.hours;
  const now = useNow();
  return hours !== undefined && resolveOpenState({ hours, at: now, service }).open;
}
