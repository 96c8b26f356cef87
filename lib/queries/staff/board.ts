import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readEvents } from '@/lib/clients/events';
import { staffPath } from '@/lib/clients/staff-http';
import { getStaffInstance, listStaffOrders } from '@/lib/contract/staff/calls';
import { useStaff } from './staff-context';

/** Asked for again where the stream says nothing: a board shows what is so. */
const POLL_MS = 20_000;

const ordersOf = (slug: string) => ['orders', slug];

export function useStaffInstance(slug: string) {
  const { http } = useStaff();
  return useQuery({ queryKey: ['instance', slug], queryFn: () => http(slug)(getStaffInstance) });
}

/** Asks for the orders of a restaurant's open boards again. */
export function useOrdersAgain(slug: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ordersOf(slug) });
}

/** The orders of a branch, asked for at each event of its stream (rule staff/live). */
export function useBoard({ slug, branchId }: { slug: string; branchId: number }) {
  const { http } = useStaff();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: [...ordersOf(slug), branchId],
    queryFn: () => http(slug)(listStaffOrders, { query: { supplier_id: String(branchId) } }),
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
    networkMode: 'always',
  });
  useEffect(() => {
    const ending = new AbortController();
    void readEvents({
      path: `${staffPath(slug)}/staff/orders/events?supplier_id=${branchId}`,
      headers: {},
      signal: ending.signal,
      onEvent: () => void client.invalidateQueries({ queryKey: ordersOf(slug) }),
    });
    return () => ending.abort();
  }, [client, slug, branchId]);
  return query;
}
