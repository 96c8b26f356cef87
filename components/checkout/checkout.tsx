'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '@/lib/clients/api-error';
import { tokenizeCard } from '@/lib/clients/gateway';
import type { Order } from '@/lib/contract/orders';
import { listDocumentTypes } from '@/lib/domain/documents';
import { formatMoney, toMinor } from '@/lib/domain/money';
import {
  gatewayQueryOptions,
  useCancelOrder,
  useOrder,
  usePlaceOrder,
  useStartPayment,
} from '@/lib/queries/orders';
import { showError } from '@/lib/stores/error-store';
import { keepPurchase } from '@/lib/stores/purchase-of-service';
import { useVisit } from '@/lib/visit/visit-provider';
import { CardForm, type CardSubmit } from './card-form';
import { InPersonChoice } from './in-person-choice';
import { FailedPayment, PendingPayment } from './payment-result';

/** Whether an attempt stands in the way of another: it is asked for by the server too. */
const isOnItsWay = ({ payment, is_cart }: Order, sent: boolean) =>
  !is_cart &&
  payment?.online === true &&
  payment.status === 'pending' &&
  (sent || payment.retry_until === null);

/** Nothing is left to be paid here: it is paid, or will be in person. */
const isSettled = ({ payment, is_cart }: Order) =>
  !is_cart && (payment?.status === 'success' || payment?.status === 'in_person');

/** Pays a purchase by card: its four results each have their screen (spec sections 4 and 5). */
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
  const { http, stores, tenant, tracker } = useVisit();
  const t = useTranslations('Checkout');
  const orders = useTranslations('Order');
  const query = useOrder(purchaseId);
  const order = query.data;
  const gateway = useQuery({
    ...gatewayQueryOptions({ http, supplierId: order?.supplier.id ?? 0 }),
    enabled: order !== undefined,
  });
  const place = usePlaceOrder();
  const start = useStartPayment();
  const cancel = useCancelOrder();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const settled = order !== undefined && isSettled(order);
  useEffect(() => {
    if (!settled || !order) return;
    keepPurchase({ stores, service: order.service, purchaseId: null });
    tracker.track({ event: 'purchase', purchase_id: order.id });
    location.replace(`/${slug}/order/${order.id}`);
  }, [settled, order, slug, stores, tracker]);
  const failed = order?.payment && ['declined', 'error', 'expired'].includes(order.payment.status);
  useEffect(() => {
    if (failed) setSent(false);
  }, [failed]);

  if (query.isError && query.error instanceof ApiError && query.error.status === 404)
    return <p>{orders('missing')}</p>;
  if (!order) return <div className="skeleton h-[320px]" aria-busy />;
  const account = gateway.data;
  const waits = isOnItsWay(order, sent);
  const offersInPerson = waits || failed === true || (!account && !gateway.isLoading);
  const { currency, country } = tenant;
  const total = formatMoney({ amountMinor: toMinor({ amount: order.total, currency }) ?? 0, currency });
  const pay = async ({ card, dniType, dni }: CardSubmit) => {
    if (!account) return;
    setBusy(true);
    try {
      const token = await tokenizeCard({ gateway: account, card });
      if (order.is_cart) {
        const key = `order-${order.id}-${order.version}`;
        await place.mutateAsync({ purchaseId: order.id, total: order.total, key });
      }
      const request = {
        purchase_id: order.id,
        method: 'card' as const,
        card: { token, holder_dni_type: dniType, holder_dni: dni },
        acceptance: true as const,
      };
      setSent(true);
      // One token is one attempt: the same press again asks for the same payment.
      await start.mutateAsync({ request, key: `pay-${token}` });
    } catch (error) {
      // Silence says nothing about the money: the order is asked what became of it.
      const silent = error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');
      if (!silent) setSent(false);
      showError(error);
    } finally {
      setBusy(false);
      void query.refetch();
    }
  };
  const cardPart = account && (
    <>
      {failed && order.payment && <FailedPayment payment={order.payment} locale={locale} />}
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
        onSubmit={(input) => void pay(input)}
      />
      <button
        type="button"
        className="button button-quiet mt-4 w-full"
        disabled={cancel.isPending || busy}
        onClick={async () => {
          if (!order.is_cart) await cancel.mutateAsync(order.id).catch(() => undefined);
          location.assign(`/${slug}/precheckout`);
        }}
      >
        {t('other_method')}
      </button>
    </>
  );
  return (
    <>
      {settled || gateway.isLoading ? (
        <div className="skeleton h-[320px]" aria-busy />
      ) : waits ? (
        <PendingPayment />
      ) : (
        (cardPart ?? <p role="alert">{t('no_gateway')}</p>)
      )}
      {/* It stays while the page is left: a dialog that closes steps back in history and would call that off. */}
      {(settled || offersInPerson) && <InPersonChoice order={order} isSettled={settled} />}
    </>
  );
}
