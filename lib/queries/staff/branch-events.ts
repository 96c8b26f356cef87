import { useEffect, useRef } from 'react';
import { readEvents } from '@/lib/clients/events';
import { staffPath } from '@/lib/clients/staff-http';
import { oneAtATime } from '@/lib/queries/one-at-a-time';

/** A screen is open for a shift: when newer ones of the session took its stream, it tries again. */
const REPLACED_MS = 60_000;

/** Follows the stream of a branch, which says that something changed and not what (rule staff/live). */
export function useBranchEvents({
  slug,
  branchId,
  onEvent,
}: {
  slug: string;
  branchId: number;
  /** One at a time: what comes while it lasts is asked for once more. */
  onEvent: () => Promise<unknown>;
}): void {
  const latest = useRef(onEvent);
  latest.current = onEvent;
  useEffect(() => {
    const ending = new AbortController();
    void readEvents({
      path: `${staffPath(slug)}/staff/orders/events?supplier_id=${branchId}`,
      headers: {},
      signal: ending.signal,
      replacedMs: REPLACED_MS,
      onEvent: oneAtATime(() => latest.current()),
    });
    return () => ending.abort();
  }, [slug, branchId]);
}
