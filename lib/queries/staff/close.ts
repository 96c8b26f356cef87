import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { getClose, listCloses, type MoneyClose } from '@/lib/contract/staff/day/close-calls';
import { getMoneyReading, listMoneyMoves } from '@/lib/contract/staff/day/ledger-calls';
import { useBranchEvents } from './branch-events';
import { shownAtOf } from './shown-at';
import { useStaff } from './staff-context';

/** Asked for again where no stream tells. */
const POLL_MS = 20_000;
/** Money moves with orders, accounts and what waits. */
const NEWS = ['orders', 'tables', 'money'] as const;

type OfBranch = { slug: string; branchId: number };

const ledgerOf = ({ slug, branchId }: OfBranch) => ['ledger', slug, branchId];
const POLLED = {
  refetchInterval: POLL_MS,
  networkMode: 'always',
  // The next poll is the retry.
  retry: false,
} as const;

/** Changes of a branch's money. `askAgain` waits for nothing: a slow answer holds no button. */
export function useLedgerChanges(of: OfBranch) {
  const client = useQueryClient();
  const queryKey = ledgerOf(of);
  const refresh = () => client.invalidateQueries({ queryKey });
  return {
    refresh,
    askAgain: () => void refresh(),
    /** A close that was just made or printed shows at once. */
    showClose(close: MoneyClose): void {
      client.setQueryData([...queryKey, 'close', close.id], close);
      void refresh();
    },
  };
}

/** The money since the last close, asked for at each event of the branch's stream (rule staff/close). */
export function useReading(of: OfBranch) {
  const { http } = useStaff();
  const { refresh } = useLedgerChanges(of);
  const query = useQuery({
    queryKey: [...ledgerOf(of), 'reading'],
    queryFn: () => http(of.slug)(getMoneyReading, { query: { supplier_id: String(of.branchId) } }),
    ...POLLED,
  });
  useBranchEvents({ ...of, news: NEWS, onEvent: refresh });
  return { reading: query.data ?? null, error: query.error, shownAt: shownAtOf(query) };
}

/** The closes of a branch, the newest first. `more`: asks for older ones; null: these are all. */
export function useCloses(of: OfBranch) {
  const { http } = useStaff();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...ledgerOf(of), 'closes'],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam: before }) =>
      http(of.slug)(listCloses, {
        query: { supplier_id: String(of.branchId), ...(before !== null && { before: String(before) }) },
      }),
    getNextPageParam: ({ before }) => before,
    networkMode: 'always',
    retry: false,
  });
  return {
    closes: data?.pages.flatMap(({ closes }) => closes) ?? null,
    ...{ error, isAsking: isFetchingNextPage },
    more: hasNextPage ? () => void fetchNextPage() : null,
  };
}

/** One close with its figures, which never change. */
export function useClose({ id, ...of }: OfBranch & { id: number }) {
  const { http } = useStaff();
  const { data, error } = useQuery({
    queryKey: [...ledgerOf(of), 'close', id],
    queryFn: () => http(of.slug)(getClose, { params: { id: String(id) } }),
    networkMode: 'always',
    retry: false,
  });
  return { close: data ?? null, error };
}

export type MovesOf = NonNullable<z.infer<typeof listMoneyMoves.query>['of']>;

/** The rows of the ledger of a way to pay, or of the drawer beside sales, the newest first. @param number of the close that has it; null: what none has yet */
export function useMoves({ number, of: which, ...of }: OfBranch & { number: number | null; of: MovesOf }) {
  const { http } = useStaff();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...ledgerOf(of), 'moves', number, which],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam: before }) =>
      http(of.slug)(listMoneyMoves, {
        query: {
          ...{ supplier_id: String(of.branchId), of: which },
          ...(number !== null && { close: String(number) }),
          ...(before !== null && { before: String(before) }),
        },
      }),
    getNextPageParam: ({ before }) => before,
    networkMode: 'always',
    retry: false,
  });
  return {
    moves: data?.pages.flatMap(({ moves }) => moves) ?? null,
    ...{ error, isAsking: isFetchingNextPage },
    more: hasNextPage ? () => void fetchNextPage() : null,
  };
}
