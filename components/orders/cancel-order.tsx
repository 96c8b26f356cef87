'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useBranchClock } from '@/components/branches/branch-clock';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useNow } from '@/lib/browser/use-now';
import type { Order } from '@/lib/contract/orders/orders';
import { type CancelReason, cancelReasonsOf } from '@/lib/domain/orders/cancel-reasons';
import { hourSentence } from '@/lib/domain/time/print-hour';
import { useCancelOrder } from '@/lib/queries/orders/orders';
import { showError } from '@/lib/stores/error-store';
import { MovedDialog } from './moved-dialog';
import { comesAgain } from './order-again';

/** The paid amount that has not gone back yet. */
function amountBack({ payment, refunds }: Order): number {
  if (payment?.status !== 'success') return 0;
  return payment.amount - refunds.reduce((sum, { amount }) => sum + amount, 0);
}

function ReasonField({
  service,
  reason,
  onChange,
}: {
  service: Order['service'];
  reason: CancelReason | null;
  onChange: (reason: CancelReason) => void;
}) {
  const t = useTranslations('Order');
  return (
    <fieldset className="mt-4 grid gap-2">
      <legend className="field-label mb-2">{t('cancel_why')}</legend>
      {cancelReasonsOf(service).map((one) => (
        <label key={one} className="choice">
          <input type="radio" name="reason" checked={reason === one} onChange={() => onChange(one)} />
          <span className="flex-1">{t(`cancel_${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Cancels an order that the kitchen has, while its owner may: asks why, and names the refund (rule orders/cancel). */
export function CancelOrder({
  order,
  renderAmount,
  onCancelled,
  otherwise,
}: {
  order: Order;
  renderAmount: (amount: number) => string;
  onCancelled: () => void;
  /** It stands here before and after the time for cancelling. */
  otherwise: ReactNode;
}) {
  const t = useTranslations('Order');
  const locale = useLocale();
  const clock = useBranchClock(locale);
  const now = useNow();
  const { cancel, isPending } = useCancelOrder();
  const [isAsked, setIsAsked] = useState(false);
  const [reason, setReason] = useState<CancelReason | null>(null);
  const until = order.cancel_until === null ? null : new Date(order.cancel_until);
  const close = () => setIsAsked(false);
  if (until === null || now >= until)
    return (
      <>
        {otherwise}
        {isAsked && order.status !== 'cancelled' && <MovedDialog title={t('cancel_title')} onClose={close} />}
      </>
    );
  const send = async () => {
    const outcome = await cancel({ id: order.id, ...(reason ? { reason } : {}) });
    close();
    if (outcome.kind === 'failed') showError(outcome.error, null);
    else onCancelled();
  };
  const back = amountBack(order);
  return (
    <>
      <button type="button" className="button button-quiet mt-6 w-full" onClick={() => setIsAsked(true)}>
        {hourSentence(t('cancel_until', { time: clock(until) }))}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('cancel_title')}
          keep={t('cancel_keep')}
          go={t('cancel_confirm')}
          isPending={isPending}
          onClose={close}
          onGo={() => void send()}
        >
          <p>
            {back > 0
              ? t('cancel_refund', { amount: renderAmount(back) })
              : t('cancel_text', { again: String(comesAgain(order)) })}
          </p>
          <ReasonField service={order.service} reason={reason} onChange={setReason} />
        </ConfirmDialog>
      )}
    </>
  );
}
