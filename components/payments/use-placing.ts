import { useState } from 'react';
import type { ApiError } from '@/lib/clients/api-error';
import type { Order } from '@/lib/contract/orders/orders';
import { usePlaceOrder } from '@/lib/queries/orders/orders';
import type { Payable } from './payable';
import { useAgreedTotal } from './use-agreed-total';
import { useOfflinePress } from './use-offline-press';

/** Places the cart that is paid, and says why a press sends nothing (guarantee/lost-connection, rule orders/later). */
export function usePlacing({ id, version, isCart, total }: Payable) {
  const { place, isPending } = usePlaceOrder();
  const offline = useOfflinePress();
  const agreed = useAgreedTotal({ isCart, total });
  const key = `order-${id}-${version}`;
  const [refusal, setRefusal] = useState<{ key: string; error: ApiError } | null>(null);
  /** False without a connection, because nothing is sent later by itself, and where the total has moved. */
  const check = (): boolean => {
    if (navigator.onLine) return agreed.check();
    offline.tell();
    return false;
  };
  /** @returns null where it was refused or failed, which is said */
  const placeCart = async (): Promise<Order | null> => {
    const outcome = await place({ purchaseId: id, total, key });
    if (outcome.kind === 'done') return outcome.value;
    if (outcome.kind === 'refused') setRefusal({ key, error: outcome.error });
    else agreed.tell(outcome.error);
    return null;
  };
  return {
    check,
    place: placeCart,
    isPlacing: isPending,
    /** Null once the cart has changed since it was refused. */
    refused: refusal?.key === key ? refusal.error : null,
    isOffline: offline.isTold,
    tellOffline: offline.tell,
  };
}
