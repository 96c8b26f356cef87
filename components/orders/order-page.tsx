'use client';

import { MessageCircle, Phone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { dayNames } from '@/components/shell/day-names';
import { FailedLoad } from '@/components/shell/failed-load';
import { HeldUntil } from '@/components/shell/held-until';
import { ApiError } from '@/lib/clients/api-error';
import type { Order, Payment } from '@/lib/contract/orders';
import { paymentStep } from '@/lib/domain/payment-step';
import { useCancelOrder, useOrder } from '@/lib/queries/orders';
import { resumeCart } from '@/lib/stores/resume-cart';
import { useVisit } from '@/lib/visit/visit-provider';
import { OrderProgress } from './order-progress';

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

/** What a cancelled order still tells of its money: what came or may come, and what goes back. */
const KEPT: readonly Payment['status'][] = ['success', 'pending', 'refund_due', 'refunded'];

/** What leads on from an order that is not settled. */
const ONWARD = { cart: 'continue', to_pay: 'pay_now', on_its_way: 'see_payment' } as const;

/** An order with its way, its parts and whom to ask; it follows every change by itself. */
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
  const pay = useTranslations('Checkout');
  const { stores } = useVisit();
  const query = useOrder(id);
  const cancel = useCancelOrder();
  const order = query.data;
  // What was shown stays, whatever becomes of asking for it again.
  if (!order) {
    if (!query.isError) return <div className="skeleton h-[320px]" aria-busy />;
    const isMissing = query.error instanceof ApiError && query.error.status === 404;
    if (isMissing) return <h1 className="text-[22px]">{t('missing')}</h1>;
    return <FailedLoad error={query.error} onRetry={() => void query.refetch()} />;
  }
  const step = paymentStep(order);
  const payment =
    order.payment && (order.status !== 'cancelled' || KEPT.includes(order.payment.status))
      ? order.payment
      : null;
  const waits = step === 'to_pay' || step === 'on_its_way';
  const heldUntil = step === 'to_pay' && order.payment?.retry_until;
  const phone = order.supplier.phone?.replace(/[^\d+]/g, '');
  const chat = order.supplier.whatsapp?.replace(/\D/g, '');
  return (
    <>
      <h1 className="text-[28px]">{t('title', { id: order.bck_purchase_id ?? `#${order.id}` })}</h1>
      <p className="mt-2 text-[18px]" role="status" aria-live="polite">
        {step === 'on_its_way'
          ? `${pay('result_pending')}. ${pay('result_pending_text')}`
          : step === 'cart'
            ? t('cart')
            : step === 'to_pay'
              ? t('wait_payment')
              : t(`now_${order.status}` as 'now_accepted')}
      </p>
      {heldUntil && (
        <p className="mt-2">
          <HeldUntil until={heldUntil} locale={locale} />
        </p>
      )}
      {step === 'cart' || waits ? (
        <a
          className={`button mt-4 ${step === 'on_its_way' ? 'button-quiet' : ''}`}
          href={`/${slug}/${step === 'cart' ? 'precheckout' : `checkout/${order.id}`}`}
          onClick={() => step === 'cart' && resumeCart({ stores, order })}
        >
          {t(ONWARD[step])}
        </a>
      ) : (
        <OrderProgress order={order} locale={locale} />
      )}
      <section className="mt-8">
        <h2 className="text-[22px]">{t('bought')}</h2>
        <ul className="mt-2 grid gap-2">
          {order.products.map((line) => (
            <li key={line.id} className="row">
              <span>
                {line.count} × {line.name}
                {line.options.length > 0 && (
                  <span className="block text-muted">{line.options.map(({ name }) => name).join(' · ')}</span>
                )}
              </span>
              <span>{renderAmount(line.subtotal)}</span>
            </li>
          ))}
        </ul>
        {renderBill(order)}
      </section>
      <dl className="mt-8 grid gap-4">
        {order.schedule_date && order.schedule_hour && (
          <div>
            <dt className="font-semibold">{t('scheduled_for')}</dt>
            <dd>
              {dayNames(locale).format(new Date(`${order.schedule_date}T00:00:00Z`))}, {order.schedule_hour}
            </dd>
          </div>
        )}
        {payment && (
          <div>
            <dt className="font-semibold">{t('paid_with')}</dt>
            <dd>{t(PAYMENT_TEXT[payment.status])}</dd>
          </div>
        )}
        {order.refund && (
          <div>
            <dt className="font-semibold">{t(order.refund.status)}</dt>
            <dd>{renderAmount(order.refund.amount)}</dd>
          </div>
        )}
        <div>
          <dt className="font-semibold">{t('from')}</dt>
          <dd>
            {order.supplier.name} · {order.supplier.address}
          </dd>
        </div>
        {order.place && (
          <div>
            <dt className="font-semibold">{t('to')}</dt>
            <dd>{order.place.formatted_address}</dd>
          </div>
        )}
      </dl>
      {(phone || chat) && (
        <section className="mt-8">
          <h2 className="text-[18px]">{t('help')}</h2>
          <div className="mt-2 flex gap-3">
            {phone && (
              <a className="button button-quiet flex-1" href={`tel:${phone}`}>
                <Phone size={20} aria-hidden />
                {t('call')}
              </a>
            )}
            {chat && (
              <a
                className="button button-quiet flex-1"
                href={`https://wa.me/${chat}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                <MessageCircle size={20} aria-hidden />
                {t('chat')}
              </a>
            )}
          </div>
        </section>
      )}
      {order.status === 'in_progress' && step !== 'on_its_way' && order.payment?.status !== 'success' && (
        <button
          type="button"
          className="button button-quiet mt-6 w-full"
          disabled={cancel.isPending}
          onClick={() => cancel.mutate(order.id)}
        >
          {waits ? t('back_to_cart') : t('cancel')}
        </button>
      )}
      <nav className="mt-6 flex flex-wrap gap-x-6">
        <a className="inline-flex min-h-[44px] items-center text-brand-text underline" href={`/${slug}`}>
          {t('again')}
        </a>
        <a
          className="inline-flex min-h-[44px] items-center text-brand-text underline"
          href={`/${slug}/orders`}
        >
          {t('orders')}
        </a>
      </nav>
    </>
  );
}
