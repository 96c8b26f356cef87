'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { BranchHelp } from '@/components/branches/branch-help';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { useLeaveFor } from '@/components/layout/use-leave-for';
import { WithoutOrder } from '@/components/payments/without-order';
import type { Order } from '@/lib/contract/orders/orders';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import { orderPath } from '@/lib/domain/tenant/order-path';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { useOrder } from '@/lib/queries/orders/orders';
import { CheckoutArrival } from './checkout-arrival';
import { InPersonButton, InPersonQuestion } from './methods/in-person-choice';
import { OtherMethod } from './methods/other-method';
import { useOtherMethod } from './methods/use-other-method';
import { PaymentOnItsWay, PayPart } from './pay-part';
import { toPayable } from './payable';
import { ExpiredPayment } from './results/expired-payment';
import { FailedWays } from './results/failed-ways';
import { failedOf, isPaidOnline, PaidPayment, RefusedOrder } from './results/payment-result';
import { useEarly } from './results/use-early';
import { useLostHold } from './results/use-lost-hold';
import { type PaymentState, usePayment } from './use-payment';

type Page = { slug: string; locale: string; renderOrder: (order: Order) => ReactNode };

/** Shows the form to pay, or one of four results (rule payments/results). */
export function Checkout({ purchaseId, ...page }: Page & { purchaseId: number }) {
  const query = useOrder(purchaseId);
  const reload = () => query.refetch();
  if (!query.data) return <WithoutOrder title="h2" error={query.error} onRetry={() => void reload()} />;
  return <OrderCheckout order={query.data} reload={reload} {...page} />;
}

type OrderProps = Page & { order: Order; reload: () => Promise<unknown> };

function OrderCheckout({ order, reload, slug, locale, renderOrder }: OrderProps) {
  const payment = usePayment({ payable: toPayable(order), reload });
  const { gateway, waiting, isTransfer, canPay } = payment;
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
  const isEarly = useEarly(waiting !== null);
  const [isAsking, setAsking] = useState(false);
  const askInPerson = <InPersonButton order={order} onOpen={() => setAsking(true)} />;
  // A failure has it among its ways.
  const isInPersonBelow =
    step !== 'expired' && !isEarly && !isDone && (waiting !== null || (!canPay && !gateway.isLoading));
  const isLoading = !isTransfer && (gateway.isLoading || (gateway.isPaused && !gateway.data));
  const drawPart = () => {
    if (payment.isBegun && isPaidOnline(order)) return <PaidPayment />;
    if (isDone || (isLoading && !waiting)) return <LoadingShape className="h-[320px]" />;
    if (waiting) return <PaymentOnItsWay purchaseId={id} waiting={waiting} locale={locale} />;
    if (step === 'expired') return <ExpiredPayment order={order} slug={slug} />;
    if (payment.refused) return <RefusedOrder error={payment.refused} onReview={other.leave} />;
    return (
      <PayOrder
        order={order}
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
  payment,
  other,
  lostHold,
  locale,
  askInPerson,
}: {
  order: Order;
  payment: PaymentState;
  other: ReturnType<typeof useOtherMethod>;
  lostHold: ReturnType<typeof useLostHold>;
  locale: string;
  askInPerson: ReactNode;
}) {
  const { payable, gateway, isTransfer, canPay } = payment;
  const failed = failedOf(payable.lastPayment);
  const isStuck = other.isLeaving || payment.isBusy;
  // Asked when the proof was taken back.
  const isTakenBack = payable.lastPayment?.status === 'expired';
  return (
    <>
      {canPay ? (
        <PayPart
          payment={payment}
          failed={failed}
          lostHold={lostHold}
          locale={locale}
          onReview={other.leave}
          ways={
            <FailedWays isDisabled={isStuck} onOther={isTransfer ? null : other.leave}>
              {askInPerson}
            </FailedWays>
          }
        />
      ) : (
        <NoGateway error={gateway.error} onRetry={() => void gateway.refetch()} />
      )}
      {payable.lastPayment?.transfer?.refusal && <BranchHelp branch={order.supplier} />}
      {(isTransfer || !failed || !canPay) && (
        <OtherMethod
          onLeave={other.leave}
          isDisabled={isStuck}
          asksFirst={isTransfer && !payable.isCart && !isTakenBack}
        />
      )}
    </>
  );
}

function NoGateway({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('Checkout');
  return error ? <FailedLoad error={error} onRetry={onRetry} /> : <p role="alert">{t('no_gateway')}</p>;
}
