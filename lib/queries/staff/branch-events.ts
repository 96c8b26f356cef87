import { useEffect, useRef } from 'react';
import { readEvents } from '@/lib/clients/events';
import { staffPath } from '@/lib/clients/staff-http';
import { oneAtATime } from '@/lib/queries/one-at-a-time';

/** A screen is open for a shift: when newer ones of the session took its stream, it tries again. */
const REPLACED_MS = 60_000;

/** `orders`: the kitchen's list; `sold_out`: what the branch has no more of; `bookings`: those of these days; `tables`: who waits in the room; `money`: what of it waits. */
type News = 'orders' | 'sold_out' | 'bookings' | 'tables' | 'money';

/** Follows the stream of a branch, which says of what something changed and not what (rule staff/live). */
export function useBranchEvents({
  slug,
  branchId,
  news = 'orders',
  onEvent,
}: {
  slug: string;
  branchId: number;
  /** A list is the same one at each render, or it listens anew. */
  news?: News | readonly News[];
  /** One at a time: what comes while it lasts is asked for once more. */
  onEvent: () => Promise<unknown>;
}): void {
  const latest = useRef(onEvent);
  latest.current = onEvent;
  useEffect(() => {
    const ending = new AbortController();
    const ask = oneAtATime(() => latest.current());
    void readEvents({
      path: `${staffPath(slug)}/staff/orders/events?supplier_id=${branchId}`,
      headers: {},
      signal: ending.signal,
      replacedMs: REPLACED_MS,
      onEvent: (kind) => (kind === 'ended' || [news].flat().some((one) => one === kind)) && ask(),
    });
    return () => ending.abort();
  }, [slug, branchId, news]);
}
