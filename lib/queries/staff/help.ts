import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listConversations } from '@/lib/contract/staff/help-calls';
import { useBranchEvents } from './branch-events';
import { useStaff } from './staff-context';

/** The stream does not tell of orders that are over and read. */
const POLL_MS = 20_000;

export const helpOf = (slug: string) => ['help', slug];

function useAsked({ slug, of, query }: { slug: string; of: string; query: Record<string, string> }) {
  const { http } = useStaff();
  const { data, error } = useQuery({
    queryKey: [...helpOf(slug), of],
    queryFn: () => http(slug)(listConversations, { query }),
    refetchInterval: POLL_MS,
    networkMode: 'always',
    // The next poll is the retry.
    retry: false,
  });
  return { conversations: data?.conversations ?? null, error };
}

/** Asks for all open conversations again. `askAgain` waits for nothing: a slow answer holds no button. */
export function useHelpChanges(slug: string) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: helpOf(slug) });
  return { refresh, askAgain: () => void refresh() };
}

/** The conversations of a branch that wait, and those of the last days (rule staff/conversations). */
export function useConversations({ slug, branchId }: { slug: string; branchId: number }) {
  const { refresh } = useHelpChanges(slug);
  useBranchEvents({ slug, branchId, onEvent: refresh });
  return useAsked({ slug, of: `branch-${branchId}`, query: { supplier_id: String(branchId) } });
}

/** Those of one order, for a screen that follows its branch itself. */
export const useOrderConversations = ({ slug, orderId }: { slug: string; orderId: number }) =>
  useAsked({ slug, of: `order-${orderId}`, query: { order_id: String(orderId) } });
