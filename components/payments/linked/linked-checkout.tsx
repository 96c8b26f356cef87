'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { useLeaveFor } from '@/components/layout/use-leave-for';
import { MethodChoice } from '@/components/payments/methods/method-choice';
import { PaymentOnItsWay, PayPart } from '@/components/payments/pay-part';
import { toPayable } from '@/components/payments/payable';
import { ExpiredPayment } from '@/components/payments/results/expired-payment';
import { FailedWays } from '@/components/payments/results/failed-ways';
import { failedOf } from '@/components/payments/results/payment-result';
import { usePayment } from '@/components/payments/use-payment';
import type { Order } from '@/lib/contract/orders/orders';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { followsGroup } from '@/lib/domain/cart/group';
import { methodObstacle } from '@/lib/domain/payments/method-obstacle';
import { isOnlineMethod, needsPayerPhone, type PaymentMethod } from '@/lib/domain/payments/payment-methods';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { usePaymentMethods } from '@/lib/queries/payments/checkout';
import { BuyerFields } from './buyer-fields';
import { DepositDone } from './deposit-done';
import { useBuyer } from './use-buyer';

type Props = {
  order: Order;
  reload: () => Promise<unknown>;
  slug: string;
  locale: string;
  renderBill: (order: Order) => ReactNode;
};

const NO_NOTE = { value: '', error: undefined, onChange: () => undefined, onBlur: () => undefined };

/** The online ways to pay; who opened the link may have another than the order's owner chose. */
function useOnlineChoice(order: Order) {
  const offered = usePaymentMethods({ supplierId: order.supplier.id, service: toServiceChoice(order) });
  const [picked, setPicked] = useState<PaymentMethod | null>(null);
  // Its owner says no more here than the order knows (rule people/optional-phone).
  const lacksPhone = order.role === 'owner' && !order.contact?.phone;
  const methods = (offered.data ?? []).filter(
    ({ key }) => isOnlineMethod(key) && !(lacksPhone && needsPayerPhone(key)),
  );
  const own = order.payment?.method ?? order.payment_method;
  const open = methods.filter((method) => methodObstacle({ method, total: order.total }) === null);
  const chosen = picked ?? open.find(({ key }) => key === own)?.key ?? open[0]?.key ?? null;
  const section = useRef<HTMLElement>(null);
  const toChoice = () => section.current?.querySelector('input')?.focus();
  return { offered, methods, chosen, choose: setPicked, section, toChoice };
}

function OnlineMethods({
  online: { methods, chosen, choose },
  total,
}: {
  online: ReturnType<typeof useOnlineChoice>;
  total: number;
}) {
  return (
    <MethodChoice
      methods={methods}
      chosen={chosen}
      error={undefined}
      total={total}
      note={NO_NOTE}
      onChoose={choose}
    />
  );
}

/** A deposit leads to its booking, which who came by a link opens by that alone (rule booking/deposit). */
function onwardOf({ id, role, booking_id: bookingId }: Order, slug: string): string | null {
  if (bookingId === null) return screenPath({ screen: '*/order/#', slug, id });
  return role === 'owner' ? screenPath({ screen: 'book_info/#', id: bookingId }) : null;
}

/**
 * Pays an order and changes nothing of it (rule orders/links, rule payments/results). An attempt that failed before a
 * guest came was somebody else's.
 */
export function LinkedCheckout({ order, reload, slug, locale, renderBill }: Props) {
  const t = useTranslations('Checkout');
  const online = useOnlineChoice(order);
  const { offered, methods, chosen, section, toChoice } = online;
  const buyer = useBuyer({ asksPhone: needsPayerPhone(chosen) });
  const isGuest = order.role === 'guest';
  const payment = usePayment({
    payable: toPayable(order, chosen),
    reload,
    ...(isGuest ? { readBuyer: buyer.read } : {}),
  });
  const { gateway, waiting, isTransfer, canPay } = payment;
  const step = paymentStep(order);
  const isDone = step === 'settled' || step === 'over' || step === 'cart' || followsGroup(order);
  const onward = onwardOf(order, slug);
  useLeaveFor(isDone ? onward : null);
  const isLoading = offered.isPending || (!isTransfer && gateway.isPending);
  if (isDone && onward === null) return <DepositDone isPaid={step === 'settled'} />;
  if (isDone || (isLoading && !waiting)) return <LoadingShape className="h-[320px]" />;
  if (waiting) return <PaymentOnItsWay purchaseId={order.id} waiting={waiting} locale={locale} />;
  if (step === 'expired') return <ExpiredPayment order={order} slug={slug} />;
  if (offered.error && !offered.data)
    return <FailedLoad error={offered.error} onRetry={() => void offered.refetch()} />;
  if (gateway.error && !isTransfer)
    return <FailedLoad error={gateway.error} onRetry={() => void gateway.refetch()} />;
  const choice = <OnlineMethods online={online} total={order.total} />;
  if (!chosen && methods.length > 0) return choice;
  if (!chosen || !canPay) return <p role="alert">{t('no_gateway')}</p>;
  return (
    // A press on pay shows what is missing in both forms; the upper one is told last and has the focus.
    <div onSubmit={isGuest ? buyer.tell : undefined}>
      <PayPart
        payment={payment}
        failed={isGuest && !payment.isBegun ? null : failedOf(order.payment)}
        locale={locale}
        ways={methods.length > 1 && <FailedWays onOther={toChoice} />}
      >
        {renderBill(order)}
        {order.booking_id !== null && onward !== null && (
          <a className="link-button mt-2" href={onward}>
            {t('deposit_booking')}
          </a>
        )}
        {isGuest && !isTransfer && <BuyerFields buyer={buyer} />}
        {methods.length > 1 && (
          <section ref={section} className="mt-6 grid gap-3">
            <h2 className="text-section">{t('how')}</h2>
            {choice}
          </section>
        )}
      </PayPart>
    </div>
  );
}
