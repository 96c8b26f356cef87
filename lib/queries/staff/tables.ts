import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getStaffAccount, type StaffAccount } from '@/lib/contract/staff/account-calls';
import { listRoom } from '@/lib/contract/staff/table-calls';
import { useBranchEvents } from './branch-events';
import { shownAtOf } from './shown-at';
import { useStaff } from './staff-context';

/** Asked for again where the stream says nothing: a call that is too old, a booking that comes near. */
const POLL_MS = 20_000;
/** Accounts and payments are told as orders. */
const NEWS = ['orders', 'tables'] as const;

export const roomOf = (slug: string) => ['room', slug];
export const accountsOf = (slug: string) => ['account', slug];

/** Changes of a restaurant's tables. `askAgain` waits for nothing: a slow answer holds no button. */
export function useRoomChanges(slug: string) {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([roomOf(slug), accountsOf(slug)].map((queryKey) => client.invalidateQueries({ queryKey })));
  const askAgain = () => void refresh();
  return {
    refresh,
    askAgain,
    /** The answer of a change shows at once. */
    showAccount(account: StaffAccount): void {
      client.setQueryData([...accountsOf(slug), account.id], account);
      askAgain();
    },
  };
}

/** The room of a branch, asked for at each event of its stream (rule staff/room). `error`: of the last question, until one is answered. */
export function useRoom({ slug, branchId }: { slug: string; branchId: number }) {
  const { http } = useStaff();
  const { refresh } = useRoomChanges(slug);
  const query = useQuery({
    queryKey: [...roomOf(slug), branchId],
    queryFn: () => http(slug)(listRoom, { query: { supplier_id: String(branchId) } }),
    refetchInterval: POLL_MS,
    networkMode: 'always',
    // The next poll is the retry.
    retry: false,
  });
  useBranchEvents({ slug, branchId, news: NEWS, onEvent: refresh });
  return { room: query.data ?? null, error: query.error, shownAt: shownAtOf(query) };
}

/** One account whole, open or not. */
export function useAccount({ slug, id }: { slug: string; id: number }) {
  const { http } = useStaff();
  const { data, error } = useQuery({
    queryKey: [...accountsOf(slug), id],
    queryFn: () => http(slug)(getStaffAccount, { params: { id: String(id) } }),
    refetchInterval: POLL_MS,
    networkMode: 'always',
    retry: false,
  });
  return { account: data ?? null, error };
}
