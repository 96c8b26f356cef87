'use client';

import { useTranslations } from 'next-intl';
import { useApp } from '@/lib/browser/app-provider';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import { wayThereHref } from '@/lib/domain/branches/way-there';
import { followsGroup } from '@/lib/domain/cart/group';
import { cashChange } from '@/lib/domain/money/cash-rounding';
import { printOrderNumber } from '@/lib/domain/orders/order-number';
import { isClosedOrder, type OrderStatus } from '@/lib/domain/orders/order-states';
import { isRoomCharge, type PaymentMethod } from '@/lib/domain/payments/payment-methods';
import { Fact } from './fact';
import { RefundFacts } from './refund-facts';
import { isCounterOrder } from './status-key';

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

/** Paid in person needs no status. */
function PaymentFact({
  payment,
  method,
  status,
  isFetched,
  renderAmount,
}: {
  payment: Payment;
  method: PaymentMethod;
  status: OrderStatus;
  isFetched: boolean;
  renderAmount: (amount: number) => string;
}) {
  const t = useTranslations('Order');
  const change = useTranslations('Checkout');
  const name = useTranslations('Methods')(method);
  const isHandedOver = payment.status === 'in_person' && isClosedOrder(status);
  // It is on the room's bill and not paid yet.
  const isOnBill = isRoomCharge(method) && payment.status === 'success';
  const { amount, cash_amount: cash, transfer } = payment;
  const { currency } = useApp().tenant;
  const back = cash === null ? 0 : cashChange({ cash, amount, currency });
  const isInReview = payment.status === 'pending' && Boolean(transfer?.review_until);
  const standing =
    isFetched && payment.status === 'in_person'
      ? 'pay_when_fetched'
      : isInReview
        ? 'in_review'
        : PAYMENT_TEXT[payment.status];
  return (
    <Fact title={t('paid_with')}>
      {isHandedOver || isOnBill ? name : `${name} · ${t(standing)}`}
      {cash !== null && (
        <p>
          {t('cash_given', { cash: renderAmount(cash) })}
          {back > 0 && ` · ${change('cash_change', { change: renderAmount(back) })}`}
        </p>
      )}
    </Fact>
  );
}

const isFetchedOrder = (order: Order) => order.service === 'take_away' || isCounterOrder(order);

/** Each stall of a food court that makes something of it, as none has it all (rule table/court). */
function PlaceFact({ order }: { order: Order }) {
  const { service, supplier, stalls, status } = order;
  const t = useTranslations('Order');
  const pickUp = useTranslations('Checkout')('pick_up');
  const { establishment } = useApp().tenant;
  const isFetched = isFetchedOrder(order);
  const making = stalls.filter(({ status }) => status !== 'cancelled');
  const isOfStalls = making.some((stall) => stall.supplier.id !== supplier.id);
  return (
    <Fact title={isFetched ? pickUp : t('from', { establishment })}>
      {isOfStalls
        ? making.map((stall) => (
            <p key={stall.supplier.id}>
              {stall.supplier.name} · {stall.supplier.address}
            </p>
          ))
        : `${supplier.name} · ${supplier.address}`}
      {service === 'take_away' && !isClosedOrder(status) && (
        <p>
          <a className="link-button" href={wayThereHref(supplier)} target="_blank" rel="noreferrer">
            {t('directions')}
          </a>
        </p>
      )}
    </Fact>
  );
}

export function OrderFacts({
  order,
  locale,
  renderAmount,
}: {
  order: Order;
  locale: string;
  renderAmount: (amount: number) => string;
}) {
  const { status, payment, place, seat, comment, invoice } = order;
  const [t, checkout] = [useTranslations('Order'), useTranslations('Checkout')];
  const number = isCounterOrder(order) ? printOrderNumber(order) : null;
  const isKept = payment && (status !== 'cancelled' || KEPT.includes(payment.status));
  const isTold = isKept && !followsGroup(order);
  return (
    <dl className="mt-8 grid gap-4">
      {isTold && payment.method && (
        <PaymentFact
          payment={payment}
          method={payment.method}
          status={status}
          isFetched={isFetchedOrder(order)}
          renderAmount={renderAmount}
        />
      )}
      <RefundFacts order={order} locale={locale} renderAmount={renderAmount} />
      {number !== null && (
        <Fact title={t('order_number')}>
          {number} · {checkout(order.packed ? 'packed' : 'eaten_here')}
        </Fact>
      )}
      <PlaceFact order={order} />
      {place && (
        <Fact title={t('to')}>
          {place.formatted_address}
          {place.reference !== '' && <span className="block text-muted">{place.reference}</span>}
        </Fact>
      )}
      {seat && <Fact title={t('to')}>{t(`seat_${seat.kind}`, { label: seat.label })}</Fact>}
      {invoice && (
        <Fact title={t('invoice')}>
          {invoice.name} · {invoice.type} {invoice.number}
          {invoice.regime && invoice.postal_code && (
            <p>{t('invoice_tax', { regime: invoice.regime, postalCode: invoice.postal_code })}</p>
          )}
        </Fact>
      )}
      {comment && <Fact title={t('comment')}>{comment}</Fact>}
    </dl>
  );
}
