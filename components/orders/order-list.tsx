'use client';

import { useTranslations } from 'next-intl';
import { useBranchMoment } from '@/components/branches/branch-clock';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import { useMenuPath } from '@/lib/browser/use-menu-path';
import { ApiError } from '@/lib/clients/api-error';
import type { Order } from '@/lib/contract/orders/orders';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { formatAmount } from '@/lib/domain/money/money';
import { printOrderNumber } from '@/lib/domain/orders/order-number';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import { orderPath } from '@/lib/domain/tenant/order-path';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { useActualPurchases, useOrderHistory } from '@/lib/queries/orders/order-lists';
import { resumeCart } from '@/lib/stores/cart/resume-cart';
import { OrderAgain } from './order-again';
import { OrderArrival } from './order-arrival';
import { ScheduledFor } from './scheduled-for';
import { refundKey, statusKey, waitKey } from './status-key';

function OrderCard({ order, which, locale }: { order: Order } & Pick<ListProps, 'which' | 'locale'>) {
  const { tenant, stores } = useApp();
  const [t, services] = [useTranslations('Order'), useTranslations('Services')];
  const { currency } = tenant;
  const momentOf = useBranchMoment(locale, 'medium');
  const number = printOrderNumber(order);
  const step = paymentStep(order);
  const waiting = waitKey(order, step);
  const refund = refundKey(order);
  const { slug } = order.supplier;
  const href = order.is_cart
    ? screenPath({ screen: order.role === 'guest' ? '*/delivery/order' : '*/precheckout', slug })
    : orderPath({ ...order, slug });
  return (
    <li className="card grid gap-2 p-4">
      <div className="row">
        <h2 className="text-lead">{order.supplier.name}</h2>
        <span className="price">{formatAmount({ amount: order.total, currency })}</span>
      </div>
      <p className="text-muted">
        {number !== null && `${t('title', { number })} · `}
        {services(toServiceChoice(order))} · {momentOf(order.placed_at ?? order.created_at)}
      </p>
      <ScheduledFor order={order} locale={locale} />
      {step === 'settled' && <OrderArrival order={order} />}
      <p>{order.products.map(({ count, name }) => `${count} × ${name}`).join(', ')}</p>
      <div className="row items-center">
        <span className="flex flex-wrap gap-2">
          <span className={which === 'closed' ? 'chip' : 'chip chip-strong'}>
            {t(waiting ?? (step === 'expired' ? 'expired' : statusKey(order)))}
          </span>
          {refund && <span className="chip">{t(refund)}</span>}
        </span>
        {which === 'closed' && <OrderAgain order={order} className="link-button ms-auto me-2" />}
        <a
          className="-me-2 inline-flex min-h-[44px] items-center px-2 font-semibold text-brand-text underline"
          href={href}
          onClick={() => order.is_cart && resumeCart({ stores, order })}
        >
          {order.is_cart ? t('continue') : t('see')}
        </a>
      </div>
    </li>
  );
}

/** Orders that are cooked or on their way come before carts. */
const runningFirst = (orders: readonly Order[] | undefined) =>
  orders && [...orders.filter(({ is_cart }) => !is_cart), ...orders.filter(({ is_cart }) => is_cart)];

type ListProps = { which: 'actual' | 'closed'; slug: string; locale: string };

/** Open or closed ones (rule orders/lists). */
export function OrderList(props: ListProps) {
  const { which, slug } = props;
  const t = useTranslations('Order');
  return (
    <>
      <Orders {...props} />
      <a
        className="mt-6 inline-flex min-h-[44px] items-center text-brand-text underline"
        href={screenPath({ screen: which === 'actual' ? '*/history-my-orders' : '*/orders', slug })}
      >
        {t(which === 'actual' ? 'history' : 'orders')}
      </a>
    </>
  );
}

function Orders({ which, slug, locale }: ListProps) {
  const t = useTranslations('Order');
  const { tenant } = useApp();
  const menu = useMenuPath(slug);
  const profileId = useSlice('profile', ({ profile }) => profile?.id ?? null);
  const actual = useActualPurchases({ enabled: which === 'actual', isFollowed: true });
  const closed = useOrderHistory(which === 'closed' ? profileId : null);
  const query = which === 'actual' ? actual : closed;
  if (query.isError && !(query.error instanceof ApiError && query.error.status === 401)) {
    return <FailedLoad error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.isLoading || (query.isPaused && !query.data)) return <LoadingShape className="h-[160px]" />;
  const orders = (which === 'actual' ? runningFirst(actual.data) : closed.data?.pages.flat()) ?? [];
  if (orders.length === 0) {
    return (
      <div className="grid gap-4">
        <p>{t(which === 'actual' ? 'no_orders' : 'no_history')}</p>
        <a className="button" href={menu}>
          {t('again', { establishment: tenant.establishment })}
        </a>
      </div>
    );
  }
  return (
    <>
      <ul className="grid gap-4">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} which={which} locale={locale} />
        ))}
      </ul>
      {closed.hasNextPage && (
        <button
          type="button"
          className="button button-quiet mt-4 w-full"
          aria-busy={closed.isFetchingNextPage}
          onClick={() => void (closed.isFetchingNextPage || closed.fetchNextPage())}
        >
          {t('older')}
        </button>
      )}
    </>
  );
}
