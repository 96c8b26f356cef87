import { onlineManager } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { Cart } from '@/lib/contract/cart/cart';
import type { usePaymentMethods } from '@/lib/queries/payments/checkout';
import type { OrderForm } from './order-form';
import type { useOrderForm } from './use-order-form';
import { type Refusal, type Seen, useOrderPress } from './use-order-press';

export type Submitted = {
  cart: Cart;
  slug: string;
  methods: ReturnType<typeof usePaymentMethods>;
  order: ReturnType<typeof useOrderForm>;
};

/**
 * Orders what a valid form says.
 * @param again presses again
 * @returns `isOnline`: the order is paid online; `submit` says whether a valid form was sent on
 */
export function useOrderSubmit({
  cart,
  slug,
  methods: { data: methods },
  order: { form, typed, takeChanges, forget },
  again,
}: Submitted & { again: () => void }) {
  const isOnline = methods?.find(({ key }) => key === typed.method)?.online ?? false;
  const { order, isBusy, isTelling } = useOrderPress({ cart, slug, isOnline, again });
  const send = async (whole: OrderForm, seen: Seen): Promise<Refusal> => {
    // Without methods it is unknown whether to pay first.
    if (!methods) return cart.issues;
    if (!onlineManager.isOnline()) return 'no_connection';
    const changes = takeChanges(whole);
    return order({ changes, seen, onFailed: () => forget(changes) });
  };
  const submit = async (event: FormEvent, seen: Seen) => {
    const answer: { refusal: Refusal; isSent: boolean } = { refusal: cart.issues, isSent: false };
    await form.handleSubmit(async (whole) => {
      answer.isSent = methods !== undefined;
      answer.refusal = await send(whole, seen);
    })(event);
    return answer;
  };
  return { submit, isOnline, isBusy, isTelling };
}
