'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { ClosedLink } from '@/components/payments/linked/closed-link';
import { useApp } from '@/lib/browser/app-provider';
import { isFinal } from '@/lib/clients/api-error';
import type { OrderStanding } from '@/lib/contract/orders/status-links';
import { printOrderNumber } from '@/lib/domain/orders/order-number';
import { useOrderStanding } from '@/lib/queries/orders/status-link';
import { OrderArrival } from '../order-arrival';
import { OrderProgress } from '../order-progress';
import { isCounterOrder, nowKey } from '../status-key';

/** A link shares neither the seat nor the account of an order at a table. */
const NO_TABLE = { seat: null, is_account: false } as const;

function StandingOf({ standing, locale }: { standing: OrderStanding; locale: string }) {
  const t = useTranslations('Order');
  const follow = useTranslations('Follow');
  const { establishment } = useApp().tenant;
  const order = { ...standing, ...NO_TABLE };
  const number = isCounterOrder(order) ? null : printOrderNumber(standing);
  return (
    <>
      <h1 className="text-page">{number === null ? follow('the_order') : t('title', { number })}</h1>
      <p className="text-muted">{standing.supplier.name}</p>
      <p className="mt-2 text-lead" role="status" aria-live="polite">
        {t(nowKey(order, establishment), { establishment })}
      </p>
      <div className="mt-2">
        <OrderArrival order={order} />
      </div>
      <OrderProgress order={order} locale={locale} />
    </>
  );
}

/** The order as a link shows it to everybody who has it; a member sees the order itself (rule orders/status-link). */
export function SharedOrder({
  id,
  token,
  locale,
  children,
}: {
  id: number;
  token: string;
  locale: string;
  /** The order. */
  children: ReactNode;
}) {
  const query = useOrderStanding({ id, token });
  const standing = query.data;
  if (standing?.role) return children;
  if (query.error && isFinal(query.error)) return <ClosedLink error={query.error} />;
  if (standing) return <StandingOf standing={standing} locale={locale} />;
  if (query.error) return <FailedLoad error={query.error} onRetry={() => void query.refetch()} />;
  return <LoadingShape className="h-[320px]" />;
}
