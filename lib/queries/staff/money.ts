import { type UseQueryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { type ChargeProblem, listChargeProblems } from '@/lib/contract/staff/calls';
import { listWaitingPayments, type WaitingPayment } from '@/lib/contract/staff/payment-calls';
import { listOwedRefunds, type OwedRefund } from '@/lib/contract/staff/refund-calls';
import { listRoomCharges, type RoomCharges } from '@/lib/contract/staff/room-charge-calls';
import { listTransfers, type WaitingTransfer } from '@/lib/contract/staff/transfer-calls';
import type { StaffScope } from '@/lib/domain/staff/scopes';
import { useBranchEvents } from './branch-events';
import { shownAtOf } from './shown-at';
import { useStaff } from './staff-context';

/** Asked for again where no stream tells. */
const POLL_MS = 20_000;

export type WaitingMoney = {
  transfers: WaitingTransfer[];
  payments: WaitingPayment[];
  refunds: OwedRefund[];
  problems: ChargeProblem[];
  rooms: RoomCharges['charges'];
};

export const moneyOf = (slug: string) => ['money', slug];

/** @returns a way to ask for the money that waits again; it waits for nothing, as a slow answer holds no button */
export function useAskMoney(slug: string): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: moneyOf(slug) });
}

const asked = <T>(query: Pick<UseQueryOptions<T>, 'queryKey' | 'queryFn' | 'enabled'>) => ({
  ...query,
  refetchInterval: POLL_MS,
  networkMode: 'always' as const,
  // The next poll is the retry.
  retry: false,
});

/** The money of a branch that waits for somebody, of what the caller may see (rule staff/money). `money`: null until all of it is known. */
export function useMoney({
  slug,
  branchId,
  scopes,
}: {
  slug: string;
  branchId: number;
  scopes: readonly StaffScope[];
}) {
  const { http } = useStaff();
  const client = useQueryClient();
  const ofBranch = [...moneyOf(slug), branchId];
  const query = { supplier_id: String(branchId) };
  const maySee = (scope: StaffScope) => scopes.includes(scope);
  const ask = http(slug);
  const all = useQueries({
    queries: [
      asked({
        queryKey: [...ofBranch, 'transfers'],
        queryFn: () => ask(listTransfers, { query }),
        enabled: maySee('transfers:write'),
      }),
      asked({
        queryKey: [...ofBranch, 'payments'],
        queryFn: () => ask(listWaitingPayments, { query }),
        enabled: maySee('tables:write'),
      }),
      asked({ queryKey: [...ofBranch, 'refunds'], queryFn: () => ask(listOwedRefunds, { query }) }),
      asked({ queryKey: [...ofBranch, 'problems'], queryFn: () => ask(listChargeProblems, { query }) }),
      asked({
        queryKey: [...ofBranch, 'rooms'],
        queryFn: async () => (await ask(listRoomCharges, { query: { ...query, open: 'true' } })).charges,
        enabled: maySee('tables:write'),
      }),
    ],
  });
  useBranchEvents({
    ...{ slug, branchId, news: 'money' },
    onEvent: () => client.invalidateQueries({ queryKey: ofBranch }),
  });
  const [transfers, payments, refunds, problems, rooms] = all;
  const isKnown = all.every(({ data, isEnabled }) => data !== undefined || !isEnabled);
  const money: WaitingMoney | null = isKnown
    ? {
        transfers: transfers.data ?? [],
        payments: payments.data ?? [],
        refunds: refunds.data ?? [],
        problems: problems.data ?? [],
        rooms: rooms.data ?? [],
      }
    : null;
  const answered = all.filter(({ isEnabled }) => isEnabled).map(shownAtOf);
  return {
    money,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    shownAt: Math.min(...answered),
  };
}
