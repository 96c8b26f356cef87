'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { useLeaveFor } from '@/components/layout/use-leave-for';
import { WithoutOrder } from '@/components/layout/without-order';
import { goTo } from '@/lib/browser/go-to';
import { useVisit } from '@/lib/browser/visit-provider';
import type { ApiError } from '@/lib/clients/api-error';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import { formatAmount } from '@/lib/domain/money/money';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import { listDocumentTypes } from '@/lib/domain/people/documents';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import {
  gatewayQueryOptions,
  useCancelOrder,
  useOrder,
  usePlaceOrder,
  useStartPayment,
} from '@/lib/queries/orders';
import { showError } from '@/lib/stores/error-store';
import { resumeCart } from '@/lib/stores/resume-cart';
import { CardForm, type CardSubmit } from './card-form';
import { HeldUntil } from './held-until';
import { InPersonChoice } from './in-person-choice';
import { FailedPayment, HoldOver, PendingPayment, RefusedOrder } from './payment-result';
import { useCardToken } from './use-card-token';
import { useLostHold } from './use-lost-hold';

const FAILED: readonly Payment['status'][] = ['declined', 'error', 'expired'];

/** Four results (rule payments/results). */
export function Checkout({
  purchaseId,
  slug,
  locale,
  renderBill,
}: {
  purchaseId: number;
  slug: string;
  locale: string;
  renderBill: (order: Order) => ReactNode;
}) {
  const { http, tenant, stores } = useVisit();
  const t = useTranslations('Checkout');
  const query = useOrder(purchaseId);
  const order = query.data;
  const gateway = useQuery({
    ...gatewayQueryOptions({ http, supplierId: order?.supplier.id ?? 0 }),
    enabled: order !== undefined,
  });
  const { place } = usePlaceOrder();
  const start = useStartPayment();
  const { tokenOf, lacksLine } = useCardToken();
  const goOnWith = (cart: Order) => {
    if (!cart.is_cart) return;
    resumeCart({ stores, order: cart });
    goTo(screenPath({ screen: '*/precheckout', slug }));
  };
  const { cancel, isPending: isCancelling } = useCancelOrder();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<{ key: string; error: ApiError } | null>(null);
  const step = order && paymentStep(order);
  const lostHold = useLostHold(order);
  const isDone = step === 'settled' || step === 'over';
  useLeaveFor(isDone ? screenPath({ screen: '*/order/#', slug, id: purchaseId }) : null);

  if (!order) return <WithoutOrder title="h2" error={query.error} onRetry={() => void query.refetch()} />;
  const account = gateway.data;
  const waits = sent || step === 'on_its_way';
  const failed = order.payment && FAILED.includes(order.payment.status) ? order.payment : null;
  const { currency, country } = tenant;
  const total = formatAmount({ amount: order.total, currency });
  const key = `order-${order.id}-${order.version}`;
  // Only for the cart as it was sent.
  const refused = refusal?.key === key ? refusal.error : null;
  /** Places the order if needed, then pays; reports failures. */
  const send = async ({ token, dniType, dni }: Omit<CardSubmit, 'card'> & { token: string }) => {
    if (order.is_cart) {
      const outcome = await place({ purchaseId: order.id, total: order.total, key });
      if (outcome.kind === 'refused') return setRefusal({ key, error: outcome.error });
      if (outcome.kind === 'failed') return showError(outcome.error);
      // A coupon may leave nothing to pay.
      if (paymentStep(outcome.value) === 'settled') return;
    }
    setSent(true);
    // One token is one attempt, also when pressed again.
    const outcome = await start({
      request: {
        purchase_id: order.id,
        method: 'card',
        card: { token, holder_dni_type: dniType, holder_dni: dni },
        acceptance: true,
      },
      key: `pay-${token}`,
    });
    if (outcome.kind === 'failed') showError(outcome.error);
  };
  const pay = async ({ card, ...holder }: CardSubmit) => {
    if (!account) return;
    setBusy(true);
    const token = await tokenOf({ gateway: account, card });
    if (token !== null) {
      await send({ token, ...holder });
      // The order knows; the answer may be lost.
      await query.refetch();
      setSent(false);
    }
    setBusy(false);
  };
  const leave = async (): Promise<void> => {
    if (order.is_cart) return goOnWith(order);
    const outcome = await cancel(order.id);
    if (outcome.kind === 'failed') showError(outcome.error, () => void leave());
    else goOnWith(outcome.value);
  };
  const otherMethod = (
    <button
      type="button"
      className="button button-quiet mt-4 w-full"
      disabled={isCancelling || busy}
      onClick={() => void leave()}
    >
      {t('other_method')}
    </button>
  );
  const heldUntil = step === 'to_pay' && order.payment?.retry_until;
  const holdNote = heldUntil && (
    <p className="mb-6">
      <HeldUntil until={heldUntil} locale={locale} />
    </p>
  );
  const cardPart = account && (
    <>
      {failed ? <FailedPayment payment={failed} locale={locale} /> : holdNote}
      {lostHold && <HoldOver payment={lostHold} />}
      {renderBill(order)}
      <div className="mt-8" />
      <CardForm
        gateway={account}
        country={country}
        holder={{
          name: order.contact?.name ?? '',
          dniType: order.contact?.dni_type ?? listDocumentTypes(country)[0] ?? 'PP',
          dni: order.contact?.dni ?? '',
        }}
        action={t('pay', { total })}
        busy={busy}
        notice={lacksLine ? t('no_line') : null}
        onSubmit={(input) => void pay(input)}
      />
      {otherMethod}
    </>
  );
  const noCard = gateway.isError ? (
    <FailedLoad error={gateway.error} onRetry={() => void gateway.refetch()} />
  ) : (
    <p role="alert">{t('no_gateway')}</p>
  );
  return (
    <>
      {isDone || ((gateway.isLoading || (gateway.isPaused && !gateway.data)) && !waits) ? (
        <LoadingShape className="h-[320px]" />
      ) : waits ? (
        <PendingPayment />
      ) : refused ? (
        <RefusedOrder error={refused} onReview={leave} />
      ) : (
        (cardPart ?? (
          <>
            {noCard}
            {otherMethod}
          </>
        ))
      )}
      {/* Stays while leaving: a closing dialog steps back in history. */}
      {(isDone || waits || failed || (!account && !gateway.isLoading)) && (
        <InPersonChoice order={order} isSettled={isDone} />
      )}
    </>
  );
}
