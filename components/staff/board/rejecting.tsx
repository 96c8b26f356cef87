'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useSending } from '@/components/staff/use-sending';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { orderRouteOf } from '@/lib/domain/orders/order-states';
import { isPaidOnline } from '@/lib/domain/payments/payment-methods';
import { mayReject } from '@/lib/domain/staff/board';
import type { Moving } from './order-steps';
import { RejectDialog } from './reject-dialog';
import { useStateText, useStepText } from './use-step-text';

/** Rejects an order of the board. The words stay while somebody else moves its card, and it says where that ended the question. */
export function Rejecting({
  order,
  moving: { text, move },
  onClose,
}: {
  order: StaffOrder;
  moving: Moving;
  onClose: () => void;
}) {
  const t = useTranslations('Staff');
  const sayStep = useStepText();
  const sayState = useStateText();
  const { press, isPending } = useSending(move);
  const { id, number, status } = order;
  const isDone = status === 'cancelled';
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  if (isDone) return null;
  const named = { step: sayStep('cancelled'), number: number ?? id };
  const late = mayReject({ route: orderRouteOf(order), status })
    ? null
    : t('tap_late', { ...named, state: sayState(status) ?? '' });
  return (
    <RejectDialog
      number={number ?? id}
      {...{ isPending, onClose }}
      isPaidOnline={isPaidOnline(order)}
      fault={text ?? late}
      onReject={(reason) => press('cancelled', { reason })}
    />
  );
}
