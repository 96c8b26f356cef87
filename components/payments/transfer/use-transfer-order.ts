import { useState } from 'react';
import type { ApiError } from '@/lib/clients/api-error';
import type { Order } from '@/lib/contract/orders/orders';
import { usePlaceOrder } from '@/lib/queries/orders/orders';
import { useAgreedTotal } from '../use-agreed-total';
import { useNoLine } from '../use-no-line';

/** Places the order that is then paid at a bank; nothing is charged here. */
export function useTransferOrder(order: Order) {
  const { id, version, total } = order;
  const { place, isPending } = usePlaceOrder();
  const line = useNoLine();
  const agreed = useAgreedTotal(order);
  const key = `order-${id}-${version}`;
  const [refusal, setRefusal] = useState<{ key: string; error: ApiError } | null>(null);
  const begin = async () => {
    if (!navigator.onLine) return line.tell();
    if (!agreed.check()) return;
    const outcome = await place({ purchaseId: id, total, key });
    if (outcome.kind === 'refused') setRefusal({ key, error: outcome.error });
    if (outcome.kind === 'failed') agreed.tell(outcome.error);
  };
  return {
    begin,
    isBusy: isPending,
    /** Only for the cart as it was sent. */
    refused: refusal?.key === key ? refusal.error : null,
    lacksLine: line.isTold,
  };
}
