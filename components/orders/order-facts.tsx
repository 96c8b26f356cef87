'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import { isClosedOrder, type OrderStatus } from '@/lib/domain/orders/order-states';

const PAYMENT_TEXT = {
  in_person: 'pay_in_person',
  success: 'paid',
  pending: 'pending',
  declined: 'declined',
  error: 'error',
  expired: 'expired',
  refund_due: 'refund_due',
  refunded: 'refunded',
} as const satisfies Record<Payment['status'], string>;

/** Shown for cancelled orders too (rule payments/money-back). */
const KEPT: readonly Payment['status'][] = ['success', 'pending', 'refund_due', 'refunded'];

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** Paid in person needs no status. */
function PaymentFact({
  payment,
  status,
  renderAmount,
}: {
  payment: Payment;
  status: OrderStatus;
  renderAmount: (amount: number) => string;
}) {
  const t = useTranslations('Order');
  const change = useTranslations('Checkout');
  const name = useTranslations('Methods')(payment.method);
  const isHandedOver = payment.status === 'in_person' && isClosedOrder(status);
  const { amount, cash_amount: cash } = payment;
  return (
    <Fact title={t('paid_with')}>
      {isHandedOver ? name : `${name} · ${t(PAYMENT_TEXT[payment.status])}`}
      {cash !== null && (
        <p>
          {t('cash_given', { cash: renderAmount(cash) })}
          {cash > amount && ` · ${change('cash_change', { change: renderAmount(cash - amount) })}`}
        </p>
      )}
    </Fact>
  );
}

export function OrderFacts({
  order: { status, service, payment, refund, supplier, place, comment, invoice },
  renderAmount,
}: {
  order: Order;
  renderAmount: (amount: number) => string;
}) {
  const t = useTranslations('Order');
  const pickUp = useTranslations('Checkout')('pick_up');
  const isTold = payment && (status !== 'cancelled' || KEPT.includes(payment.status));
  return (
    <dl className="mt-8 grid gap-4">
      {isTold && <PaymentFact payment={payment} status={status} renderAmount={renderAmount} />}
      {refund && <Fact title={t(refund.status)}>{renderAmount(refund.amount)}</Fact>}
      <Fact title={service === 'take_away' ? pickUp : t('from')}>
        {supplier.name} · {supplier.address}
      </Fact>
      {place && <Fact title={t('to')}>{place.formatted_address}</Fact>}
      {invoice && (
        <Fact title={t('invoice')}>
          {invoice.name} · {invoice.type} {invoice.number}
        </Fact>
      )}
      {comment && <Fact title={t('comment')}>{comment}</Fact>}
    </dl>
  );
}
