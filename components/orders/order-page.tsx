'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { HandoverPlace } from '@/components/cart/handover-place';
import { OrderRating } from '@/components/feedback/order-rating';
import { useLeaveFor } from '@/components/layout/use-leave-for';
import { usePageHeading } from '@/components/layout/use-page-heading';
import { ExpiredOrder } from '@/components/payments/results/expired-order';
import { HeldUntil } from '@/components/payments/results/held-until';
import { FailedPayment, failedOf } from '@/components/payments/results/payment-result';
import { WaitingPart } from '@/components/payments/results/waiting-part';
import { ReviewUntil } from '@/components/payments/transfer/review-until';
import { WithoutOrder } from '@/components/payments/without-order';
import type { Order } from '@/lib/contract/orders/orders';
import { followsGroup } from '@/lib/domain/cart/group';
import { printOrderNumber } from '@/lib/domain/orders/order-number';
import { isClosedOrder } from '@/lib/domain/orders/order-states';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { useOrder } from '@/lib/queries/orders/orders';
import { AnotherRound } from './another-round';
import { DeliveryCode } from './delivery-code';
import { FollowOrder } from './follow/follow-order';
import { OrderActions } from './order-actions';
import { OrderArrival } from './order-arrival';
import { OrderFacts } from './order-facts';
import { OrderLines } from './order-lines';
import { OrderParts } from './order-parts';
import { OrderProgress } from './order-progress';
import { OrderStalls } from './order-stalls';
import { isOnwardStep, OnwardLink, Standing } from './order-standing';
import { PickUp } from './pick-up';
import { Receipt } from './receipt';
import { ScheduledFor } from './scheduled-for';
import { isCounterOrder } from './status-key';
import { ChangeTip } from './tip/change-tip';
import { useKeepStatusNotices } from './use-keep-status-notices';
import { useStripReturnParams } from './use-strip-return-params';

function WhenAndWhere({ order, locale }: { order: Order; locale: string }) {
  const isBrought = order.seat !== null && !isClosedOrder(order.status);
  return (
    <div className="mt-2">
      <ScheduledFor order={order} locale={locale} />
      {isBrought && <HandoverPlace purchase={order} />}
    </div>
  );
}

/** A guest goes on with somebody else's cart, and pays no order (rule cart/group). */
const canGoOn = (order: Order) => order.is_cart || !followsGroup(order);

/** It shows what the branch says of a cancellation or of another time. */
function StaffWords({ order: { staff_words: words, supplier } }: { order: Order }) {
  const t = useTranslations('Order');
  if (words === null) return null;
  return <p className="mt-2">{t('staff_words', { branch: supplier.name, words })}</p>;
}

/** A payment that failed says so at the top, and until when it can be tried again (rule payments/results). */
function HowItStands({
  order,
  slug,
  locale,
  onward,
}: {
  order: Order;
  slug: string;
  locale: string;
  /** Leads to what the order waits for. */
  onward: ReactNode;
}) {
  const step = paymentStep(order);
  if (step === 'expired') return <ExpiredOrder order={order} slug={slug} />;
  const isToPay = step === 'to_pay' && !followsGroup(order);
  const failed = isToPay ? failedOf(order.payment) : null;
  const heldUntil = isToPay && order.payment?.retry_until;
  if (failed)
    return (
      <div className="mt-4">
        <FailedPayment payment={failed} locale={locale}>
          {onward}
        </FailedPayment>
      </div>
    );
  return (
    <>
      <Standing order={order} step={step} />
      <StaffWords order={order} />
      {heldUntil && (
        <p className="mt-2">
          <HeldUntil until={heldUntil} locale={locale} />
        </p>
      )}
      <ReviewUntil payment={order.payment} locale={locale} />
      <WaitingPart payment={order.payment} />
      {onward}
    </>
  );
}

type Amounts = { order: Order; renderAmount: (amount: number) => string };

/** The progress of the order, or of each stall of a food court, and the next round. */
function HowFar({ order, locale, renderAmount }: Amounts & { locale: string }) {
  return (
    <div className="print:hidden">
      {order.stalls.length > 0 ? (
        <OrderStalls order={order} locale={locale} renderAmount={renderAmount} />
      ) : (
        <OrderProgress order={order} locale={locale} />
      )}
      <AnotherRound order={order} />
    </div>
  );
}

function Bought({ order, renderBill, renderAmount }: Amounts & { renderBill: (order: Order) => ReactNode }) {
  const t = useTranslations('Order');
  return (
    <section className="mt-8">
      <h2 className="text-section">{t('bought')}</h2>
      <OrderLines order={order} renderAmount={renderAmount} />
      {renderBill(order)}
      <ChangeTip order={order} renderAmount={renderAmount} />
      <OrderParts order={order} renderAmount={renderAmount} />
    </section>
  );
}

/** The address of a purchase with screens of its own: the account of a table, the deposit of a booking. */
function elsewhereOf(
  { id, is_account: isAccount, booking_id: bookingId }: Order,
  slug: string,
): string | null {
  if (isAccount) return screenPath({ screen: '*/menu-digital/my-order/#', slug, id });
  return bookingId === null ? null : screenPath({ screen: '*/webcheckout/#', slug, id });
}

/** Follows the order (rule orders/states, rule orders/live). */
export function OrderPage({
  id,
  slug,
  locale,
  renderBill,
  renderAmount,
}: {
  id: number;
  slug: string;
  locale: string;
  renderBill: (order: Order) => ReactNode;
  renderAmount: (amount: number) => string;
}) {
  const t = useTranslations('Order');
  useStripReturnParams();
  const query = useOrder(id);
  const order = query.data;
  const { heading, goToHeading } = usePageHeading();
  useKeepStatusNotices(order);
  useLeaveFor(order ? elsewhereOf(order, slug) : null);
  // A failed refresh keeps the order on screen.
  if (!order) return <WithoutOrder title="h1" error={query.error} onRetry={() => void query.refetch()} />;
  // A counter calls out another number, that of the day.
  const number = isCounterOrder(order) ? null : printOrderNumber(order);
  const step = paymentStep(order);
  const onward = isOnwardStep(step) && canGoOn(order) && <OnwardLink order={order} step={step} slug={slug} />;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-page outline-none">
        {number === null ? t('title_cart') : t('title', { number })}
      </h1>
      <WhenAndWhere order={order} locale={locale} />
      {step === 'settled' && <PickUp order={order} />}
      <DeliveryCode code={order.delivery_code} />
      <HowItStands order={order} slug={slug} locale={locale} onward={onward} />
      {step === 'settled' && (
        <div className="mt-2">
          <OrderArrival order={order} />
        </div>
      )}
      {(step === 'settled' || step === 'over') && (
        <HowFar order={order} locale={locale} renderAmount={renderAmount} />
      )}
      <div className="print:hidden">
        <FollowOrder order={order} />
        <OrderRating order={order} />
      </div>
      <Bought order={order} renderBill={renderBill} renderAmount={renderAmount} />
      <OrderFacts order={order} locale={locale} renderAmount={renderAmount} />
      <Receipt order={order} locale={locale} renderAmount={renderAmount} />
      <OrderActions order={order} slug={slug} renderAmount={renderAmount} onTakenBack={goToHeading} />
    </>
  );
}
