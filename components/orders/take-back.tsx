'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Order } from '@/lib/contract/orders/orders';
import { useCancelOrder } from '@/lib/queries/orders/orders';
import { showError } from '@/lib/stores/error-store';
import { comesAgain } from './order-again';

const CANCEL = {
  title: 'cancel_title',
  text: 'cancel_text',
  keep: 'cancel_keep',
  go: 'cancel_confirm',
} as const;
const CHANGE = {
  title: 'change_title',
  text: 'change_text',
  keep: 'change_keep',
  go: 'back_to_cart',
} as const;

/**
 * Makes the order a cart at once; cancelling asks first (rule orders/states), and so does changing what may have been
 * transferred already (rule payments/transfer).
 */
export function TakeBack({
  order,
  toCart,
  isTransfer = false,
  onTaken,
}: {
  order: Order;
  toCart: boolean;
  isTransfer?: boolean;
  onTaken: () => void;
}) {
  const t = useTranslations('Order');
  const { cancel, isPending } = useCancelOrder();
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  const take = async () => {
    const outcome = await cancel({ id: order.id });
    close();
    if (outcome.kind === 'failed') showError(outcome.error, () => void take());
    else onTaken();
  };
  const asksFirst = !toCart || isTransfer;
  const words = toCart ? CHANGE : CANCEL;
  return (
    <>
      <button
        type="button"
        className="button button-quiet mt-6 w-full"
        disabled={isPending}
        onClick={() => (asksFirst ? setIsAsked(true) : void take())}
      >
        {t(toCart ? 'back_to_cart' : 'cancel')}
      </button>
      {isAsked && asksFirst && (
        <ConfirmDialog
          title={t(words.title)}
          keep={t(words.keep)}
          go={t(words.go)}
          isPending={isPending}
          onClose={close}
          onGo={() => void take()}
        >
          <p>{t(words.text, { again: String(comesAgain(order)) })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
