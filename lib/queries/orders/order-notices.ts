'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import * as calls from '@/lib/contract/orders/notice-calls';
import type { Order } from '@/lib/contract/orders/orders';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import { orderKey } from './orders';

/** One choice for each order (rule orders/notices). */
export function useChooseNotices(id: number) {
  const { http } = useApp();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (body: calls.NoticeChoice) => http(calls.chooseNotices, { params: { id: String(id) }, body }),
    onSuccess: (notices) =>
      queries.setQueryData<Order>(orderKey(id), (order) => order && { ...order, notices }),
  });
  const choose = (choice: calls.NoticeChoice): Promise<Outcome<Order['notices']>> =>
    toOutcome(change.mutateAsync(choice));
  // A choice shows at once.
  return { choose, asked: change.isPending ? change.variables.by : undefined };
}
