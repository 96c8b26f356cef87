import { useState } from 'react';
import type { ApiError } from '@/lib/clients/api-error';
import type { Gateway, Order } from '@/lib/contract/orders/orders';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import { usePlaceOrder, useStartPayment } from '@/lib/queries/orders';
import { showError } from '@/lib/stores/error-store';
import type { CardSubmit } from './card-form';
import { useCardToken } from './use-card-token';

/** Makes a card's token, places the order if needed, then pays; reports failures. */
export function useCardPayment({ order, reload }: { order: Order; reload: () => Promise<unknown> }) {
  const { place } = usePlaceOrder();
  const start = useStartPayment();
  const { tokenOf, lacksLine } = useCardToken();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<{ key: string; error: ApiError } | null>(null);
  const key = `order-${order.id}-${order.version}`;
  const send = async ({ token, dniType, dni }: Omit<CardSubmit, 'card'> & { token: string }) => {
    if (order.is_cart) {
      const outcome = await place({ purchaseId: order.id, total: order.total, key });
      if (outcome.kind === 'refused') return setRefusal({ key, error: outcome.error });
      if (outcome.kind === 'failed') return showError(outcome.error);
      // A coupon may leave nothing to pay.
      if (paymentStep(outcome.value) === 'settled') return;
    }
    setSent(true);
    const card = { token, holder_dni_type: dniType, holder_dni: dni };
    const outcome = await start({
      request: { purchase_id: order.id, method: 'card', card, acceptance: true },
      // One token is one attempt, also when pressed again.
      key: `pay-${token}`,
    });
    if (outcome.kind === 'failed') showError(outcome.error);
  };
  const pay = async ({ gateway, card, ...holder }: CardSubmit & { gateway: NonNullable<Gateway> }) => {
    setBusy(true);
    const token = await tokenOf({ gateway, card });
    if (token !== null) {
      await send({ token, ...holder });
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
    lacksLine,
    /** Only for the cart as it was sent. */
    refused: refusal?.key === key ? refusal.error : null,
  };
}
export type CardPayment = ReturnType<typeof useCardPayment>;
