import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createItemReader } from '@/lib/clients/read-items';
import type { FirstOrder, StruckLine } from '@/lib/contract/staff/board-calls';
import { listStaffOrders, type MovedOrder, type StaffOrder } from '@/lib/contract/staff/calls';
import { getStaffInstance } from '@/lib/contract/staff/instance-calls';
import { type KeptTap, withTaps } from '@/lib/domain/staff/kept-taps';
import { useBranchEvents } from './branch-events';
import { helpOf } from './help';
import { paceOf } from './pace';
import { shownAtOf } from './shown-at';
import { useStaff } from './staff-context';
import { accountsOf, roomOf } from './tables';

/** Asked for again where the stream says nothing: a board shows what is so. */
const POLL_MS = 20_000;

const ordersOf = (slug: string) => ['orders', slug];
export const doneOf = (slug: string) => ['done', slug];

export function useStaffInstance(slug: string) {
  const { http } = useStaff();
  return useQuery({ queryKey: ['instance', slug], queryFn: () => http(slug)(getStaffInstance) });
}

/** Changes of the orders on a restaurant's open boards, finished ones too. `askAgain` waits for nothing: a slow answer holds no button. */
export function useOrderChanges(slug: string) {
  const client = useQueryClient();
  const askAgain = () => {
    for (const queryKey of [ordersOf(slug), doneOf(slug), roomOf(slug), accountsOf(slug)])
      void client.invalidateQueries({ queryKey });
  };
  return {
    askAgain,
    /** A move that was answered shows at once. */
    showMoved({ id, status }: Pick<MovedOrder, 'id' | 'status'>): void {
      client.setQueriesData<StaffOrder[]>({ queryKey: ordersOf(slug) }, (orders) =>
        orders?.map((order) => (order.id === id ? { ...order, status } : order)),
      );
      askAgain();
    },
    /** An order that goes first, or not any more, shows at once. */
    showFirst({ id, first }: FirstOrder): void {
      client.setQueriesData<StaffOrder[]>({ queryKey: ordersOf(slug) }, (orders) =>
        orders?.map((order) => (order.id === id ? { ...order, first } : order)),
      );
      askAgain();
    },
    /** The lines of a table that were begun show at once; served ones leave with the next list. */
    showAdvanced(tap: KeptTap): void {
      client.setQueriesData<StaffOrder[]>(
        { queryKey: ordersOf(slug) },
        (orders) => orders && withTaps(orders, [tap]),
      );
      askAgain();
    },
    /** A line that was struck, or is not any more, shows at once. */
    showStruck({ id, line_id: lineId, struck }: StruckLine): void {
      client.setQueriesData<StaffOrder[]>({ queryKey: ordersOf(slug) }, (orders) =>
        orders?.map((order) => {
          if (order.id !== id) return order;
          const products = order.products.map((line) => (line.id === lineId ? { ...line, struck } : line));
          return { ...order, products };
        }),
      );
      askAgain();
    },
  };
}

/** The orders of a branch, asked for at each event of its stream (rule staff/live). `error`: of the last question, until one is answered. */
export function useBoard({ slug, branchId }: { slug: string; branchId: number }) {
  const { http } = useStaff();
  const client = useQueryClient();
  const [readItems] = useState(createItemReader);
  const query = useQuery({
    queryKey: [...ordersOf(slug), branchId],
    queryFn: () => http(slug)(listStaffOrders, { query: { supplier_id: String(branchId) }, readItems }),
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
    networkMode: 'always',
    // The next poll is the retry; one that waits for the tab to be seen would end the polling.
    retry: false,
  });
  useBranchEvents({
    slug,
    branchId,
    onEvent: () =>
      Promise.all(
        [ordersOf(slug), doneOf(slug), paceOf(slug), helpOf(slug)].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return { orders: query.data ?? null, error: query.error, shownAt: shownAtOf(query) };
}
