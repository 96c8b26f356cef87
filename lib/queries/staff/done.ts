import { useQuery } from '@tanstack/react-query';
import { createId } from '@/lib/browser/create-id';
import { listDoneOrders, recallOrder } from '@/lib/contract/staff/board-calls';
import { doneOf, useOrderChanges } from './board';
import { useStaff } from './staff-context';

const POLL_MS = 20_000;

/** The finished orders of a branch's day, and how one is brought back (rule staff/recall). */
export function useDone({ slug, branchId }: { slug: string; branchId: number }) {
  const { http } = useStaff();
  const { askAgain } = useOrderChanges(slug);
  const { data, error } = useQuery({
    queryKey: [...doneOf(slug), branchId],
    queryFn: () => http(slug)(listDoneOrders, { query: { supplier_id: String(branchId) } }),
    refetchInterval: POLL_MS,
    networkMode: 'always',
    retry: false,
  });
  return {
    ...{ done: data ?? null, error },
    recall: async (id: number): Promise<void> => {
      try {
        await http(slug)(recallOrder, { params: { id: String(id) }, idempotencyKey: createId() });
      } finally {
        askAgain();
      }
    },
  };
}
