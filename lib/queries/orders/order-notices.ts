'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useVisit } from '@/lib/browser/visit-provider';
import * as calls from '@/lib/contract/orders/notice-calls';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';

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
    mutationFn: (body: calls.NoticeChoice) => http(calls.chooseNotices, { params: { id: String(id) }, body }),
    onSuccess: (notices) => queries.setQueryData(noticesKey(id), notices),
  });
  const choose = (choice: calls.NoticeChoice): Promise<Outcome<calls.OrderNotices>> =>
    toOutcome(change.mutateAsync(choice));
  // What is chosen shows at once.
  return { choose, asked: change.isPending ? change.variables.by : undefined };
}
