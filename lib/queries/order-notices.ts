'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useVisit } from '@/lib/browser/visit-provider';
import * as calls from '@/lib/contract/orders/notice-calls';
import type { NoticeWay } from '@/lib/domain/orders/status-notice';
import { type Outcome, toOutcome } from './outcome';

const noticesKey = (id: number) => ['order-notices', id] as const;

export function useNotices(id: number) {
  const { http } = useVisit();
  return useQuery({
    queryKey: noticesKey(id),
    queryFn: () => http(calls.getNotices, { params: { id: String(id) } }),
  });
}

/** One choice for each order (rule orders/notices). */
export function useChooseNotices(id: number) {
  const { http } = useVisit();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (by: NoticeWay | null) =>
      http(calls.chooseNotices, { params: { id: String(id) }, body: { by } }),
    onSuccess: (notices) => queries.setQueryData(noticesKey(id), notices),
  });
  const choose = (by: NoticeWay | null): Promise<Outcome<calls.OrderNotices>> =>
    toOutcome(change.mutateAsync(by));
  // What is chosen shows at once.
  return { choose, asked: change.isPending ? change.variables : undefined };
}
