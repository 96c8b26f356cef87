'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { useCancelOrder } from '@/lib/queries/orders';
import { showError } from '@/lib/stores/error-store';

/** At once to a cart; cancelling asks first (rule orders/states). */
export function TakeBack({ id, toCart }: { id: number; toCart: boolean }) {
  const t = useTranslations('Order');
  const { cancel, isPending } = useCancelOrder();
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  const take = async () => {
    const outcome = await cancel(id);
    close();
    if (outcome.kind === 'failed') showError(outcome.error, () => void take());
  };
  return (
    <>
      <button
        type="button"
        className="button button-quiet mt-6 w-full"
        disabled={isPending}
        onClick={() => (toCart ? void take() : setIsAsked(true))}
      >
        {t(toCart ? 'back_to_cart' : 'cancel')}
      </button>
      {isAsked && !toCart && (
        <Dialog onClose={close} title={t('cancel_title')} closeLabel={t('cancel_keep')}>
          <div className="grid gap-4">
            <p>{t('cancel_text')}</p>
            <button type="button" className="button w-full" onClick={close}>
              {t('cancel_keep')}
            </button>
            <button
              type="button"
              className="button button-quiet button-danger w-full"
              disabled={isPending}
              onClick={() => void take()}
            >
              {t('cancel_confirm')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
