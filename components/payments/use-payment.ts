import { useState } from 'react';
import type { ApiError } from '@/lib/clients/api-error';
import type { Charge, Order } from '@/lib/contract/orders/orders';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import { usePlaceOrder, useStartPayment } from '@/lib/queries/orders';
import { showError } from '@/lib/stores/error-store';

/** `key` is the attempt's: the same press again asks for the same payment. */
type Attempt = { charge: Charge; key: string };

/** Places the order if needed, then pays; reports failures. */
export function usePayment({ order, reload }: { order: Order; reload: () => Promise<unknown> }) {
  const { place } = usePlaceOrder();
  const start = useStartPayment();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<{ key: string; error: ApiError } | null>(null);
  const orderKey = `order-${order.id}-${order.version}`;
  const send = async ({ charge, key }: Attempt) => {
    if (order.is_cart) {
      const outcome = await place({ purchaseId: order.id, total: order.total, key: orderKey });
      if (outcome.kind === 'refused') return setRefusal({ key: orderKey, error: outcome.error });
      if (outcome.kind === 'failed') return showError(outcome.error);
      // A coupon may leave nothing to pay.
      if (paymentStep(outcome.value) === 'settled') return;
    }
    setSent(true);
    const outcome = await start({ request: { purchase_id: order.id, acceptance: true, ...charge }, key });
    if (outcome.kind === 'failed') showError(outcome.error);
  };
  /** `prepare`: null when nothing is to be paid, and why is said. */
  const pay = async (prepare: () => Promise<Attempt | null>) => {
    setBusy(true);
    const attempt = await prepare();
    if (attempt) {
      await send(attempt);
      // The order knows; the answer may be lost.
      await reload();
      setSent(false);
    }
    setBusy(false);
  };
  return {
    pay,
    isBusy,
    isSent,
    /** Only for the cart as it was sent. */
    refused: refusal?.key === orderKey ? refusal.error : null,
  };
}
export type OrderPayment = ReturnType<typeof usePayment>;
