'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { useCancelOrder } from '@/lib/queries/orders';
import { showError } from '@/lib/stores/error-store';

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
 * At once to a cart; cancelling asks first (rule orders/states), and so does changing what may have been
 * transferred already (rule payments/transfer).
 */
export function TakeBack({
  id,
  toCart,
  isTransfer = false,
}: {
  id: number;
  toCart: boolean;
  isTransfer?: boolean;
}) {
  const t = useTranslations('Order');
  const { cancel, isPending } = useCancelOrder();
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  const take = async () => {
    const outcome = await cancel(id);
    close();
    if (outcome.kind === 'failed') showError(outcome.error, () => void take());
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
        <Dialog onClose={close} title={t(words.title)} closeLabel={t(words.keep)}>
          <div className="grid gap-4">
            <p>{t(words.text)}</p>
            <button type="button" className="button w-full" onClick={close}>
              {t(words.keep)}
            </button>
            <button
              type="button"
              className="button button-quiet button-danger w-full"
              disabled={isPending}
              onClick={() => void take()}
            >
              {t(words.go)}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
