import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApp } from '@/lib/browser/app-provider';
import { ApiError } from '@/lib/clients/api-error';
import { type ChangeTipRequest, changeTip } from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import { type Outcome, toOutcome } from '@/lib/queries/outcome';
import { orderKey } from './orders';

type Refused = { kind: 'refused'; error: ApiError };

/** Refused where it is more than its base; failed where its money was taken meanwhile (rule orders/tip). */
export function useChangeTip(id: number) {
  const { http } = useApp();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: (tip: ChangeTipRequest['tip']) =>
      http(changeTip, { params: { id: String(id) }, body: { tip } }),
    onSuccess: (order) => queries.setQueryData(orderKey(id), order),
    onError: () => void queries.invalidateQueries({ queryKey: orderKey(id) }),
  });
  const change = async (tip: ChangeTipRequest['tip']): Promise<Outcome<Order> | Refused> => {
    const outcome = await toOutcome(mutation.mutateAsync(tip));
    const { error = null } = outcome.kind === 'failed' ? outcome : {};
    return error instanceof ApiError && error.key === 'tip_invalid' ? { kind: 'refused', error } : outcome;
  };
  return { change, isPending: mutation.isPending };
}
