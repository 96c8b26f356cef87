'use client';

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { BranchHelp } from '@/components/branches/branch-help';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { useLeaveFor } from '@/components/layout/use-leave-for';
import { WithoutOrder } from '@/components/payments/without-order';
import { useVisit } from '@/lib/browser/visit-provider';
import type { Order } from '@/lib/contract/orders/orders';
import type { Gateway } from '@/lib/contract/payments/gateway';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import { orderPath } from '@/lib/domain/tenant/order-path';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { gatewayQueryOptions, useOrder } from '@/lib/queries/orders/orders';
import { CheckoutArrival } from './checkout-arrival';
import { ExpiredOrder } from './expired-order';
import { FailedWays } from './failed-ways';
import { InPersonButton, InPersonQuestion } from './in-person-choice';
import { OtherMethod } from './other-method';
import { PayPart } from './pay-part';
import { failedOf, isPaidOnline, PaidPayment, PendingPayment, RefusedOrder } from './payment-result';
import { TransferReview } from './transfer/transfer-review';
import { useBankTrip } from './use-bank-trip';
import { useEarly } from './use-early';
import { useLostHold } from './use-lost-hold';
import { useOtherMethod } from './use-other-method';
import { type OrderPayment, usePayment } from './use-payment';

type Page = { slug: string; locale: string; renderOrder: (order: Order) => ReactNode };

/** Four results (rule payments/results). */
export function Checkout({ purchaseId, ...page }: Page & { purchaseId: number }) {
  const query = useOrder(purchaseId);
  const reload = () => query.refetch();
  if (!query.data) return <WithoutOrder title="h2" error={query.error} onRetry={() => void reload()} />;
  return <OrderCheckout order={query.data} reload={reload} {...page} />;
}

type OrderProps = Page & { order: Order; reload: () => Promise<unknown> };

/** No gateway has to do with it. */
const isOfTransfer = ({ payment, payment_method: chosen }: Order) =>
  (payment?.method ?? chosen) === 'transfer';

function OrderCheckout({ order, reload, slug, locale, renderOrder }: OrderProps) {
  const { http } = useVisit();
  const gateway = useQuery(gatewayQueryOptions({ http, supplierId: order.supplier.id }));
  const payment = usePayment({ order, reload });
  const other = useOtherMethod({ order, slug });
  const lostHold = useLostHold(order);
  const step = paymentStep(order);
  const isDone = step === 'settled' || step === 'over' || order.role === 'guest' || order.is_account;
  const { id, service } = order;
  // A table's account is paid on its own screen, a guest pays by a link.
  const onward =
    order.role === 'guest' && !order.is_account
      ? screenPath({ screen: '*/webcheckout/#', slug, id })
      : orderPath({ slug, id, service });
  useLeaveFor(isDone ? onward : null);
  const waits = payment.isSent || step === 'on_its_way';
  const isEarly = useEarly(waits);
  // What is being sent is another attempt than the order knows.
  const known = payment.isSent ? null : order.payment;
  const bank = (known ? known.pse?.bank : payment.lastPse?.bank)?.name ?? null;
  const isGoing = useBankTrip({ payment: known, isBegun: payment.isBegun, reload });
  const askInPerson = <InPersonButton order={order} onOpen={() => setAsking(true)} />;
  const isTransfer = isOfTransfer(order);
  const canPay = isTransfer || Boolean(gateway.data);
  const [isAsking, setAsking] = useState(false);
  // A failure has it among its ways.
  const isInPersonBelow =
    step !== 'expired' && !isEarly && !isDone && (waits || (!canPay && !gateway.isLoading));
  const isLoading = !isTransfer && (gateway.isLoading || (gateway.isPaused && !gateway.data));
  const drawPart = () => {
    if (payment.isBegun && isPaidOnline(order)) return <PaidPayment />;
    if (isDone || (isLoading && !waits)) return <LoadingShape className="h-[320px]" />;
    if (known?.transfer?.review_until) return <TransferReview order={order} locale={locale} />;
    if (waits) return <PendingPayment payment={known} bank={bank} isGoing={isGoing} />;
    if (step === 'expired')
      return (
        <>
          <ExpiredOrder order={order} slug={slug} />
          <BranchHelp branch={order.supplier} />
        </>
      );
    if (payment.refused) return <RefusedOrder error={payment.refused} onReview={other.leave} />;
    return (
      <PayOrder
        order={order}
        gateway={gateway}
        payment={payment}
        other={other}
        lostHold={lostHold}
        locale={locale}
        askInPerson={askInPerson}
      />
    );
  };
  return (
    <div className="checkout">
      <div className="checkout-order">
        {renderOrder(order)}
        <CheckoutArrival order={order} />
      </div>
      <div>
        {drawPart()}
        {isInPersonBelow && <div className="mt-4">{askInPerson}</div>}
        {isAsking && <InPersonQuestion order={order} onClose={() => setAsking(false)} />}
      </div>
    </div>
  );
}

/** The form of the way to pay, and the other ways: in the alert where a payment failed (rule payments/results). */
function PayOrder({
  order,
  gateway,
  payment,
  other,
  lostHold,
  locale,
  askInPerson,
}: {
  order: Order;
  gateway: UseQueryResult<Gateway>;
  payment: OrderPayment;
  other: ReturnType<typeof useOtherMethod>;
  lostHold: ReturnType<typeof useLostHold>;
  locale: string;
  askInPerson: ReactNode;
}) {
  const failed = failedOf(order);
  const isTransfer = isOfTransfer(order);
  const canPay = isTransfer || Boolean(gateway.data);
  const isStuck = other.isLeaving || payment.isBusy;
  // Asked when the proof was taken back.
  const isTakenBack = order.payment?.status === 'expired';
  return (
    <>
      {canPay ? (
        <PayPart
          order={order}
          gateway={gateway.data ?? null}
          payment={payment}
          failed={failed}
          lostHold={lostHold}
          locale={locale}
          ways={
            <FailedWays isDisabled={isStuck} onOther={isTransfer ? null : other.leave}>
              {askInPerson}
            </FailedWays>
          }
        />
      ) : (
        <NoCard error={gateway.error} onRetry={() => void gateway.refetch()} />
      )}
      {order.payment?.transfer?.refusal && <BranchHelp branch={order.supplier} />}
      {(isTransfer || !failed || !canPay) && (
        <OtherMethod
          onLeave={other.leave}
          isDisabled={isStuck}
          asksFirst={isTransfer && !order.is_cart && !isTakenBack}
        />
      )}
    </>
  );
}

function NoCard({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('Checkout');
  return error ? <FailedLoad error={error} onRetry={onRetry} /> : <p role="alert">{t('no_gateway')}</p>;
}
