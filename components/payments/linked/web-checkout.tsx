'use client';

import { type ReactNode, useState } from 'react';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { WithoutOrder } from '@/components/payments/without-order';
import { readLinkToken } from '@/lib/browser/links/link-token';
import { isFinal } from '@/lib/clients/api-error';
import type { Order } from '@/lib/contract/orders/orders';
import { useOrderLink } from '@/lib/queries/orders/order-links';
import { useOrder } from '@/lib/queries/orders/orders';
import { ClosedLink } from './closed-link';
import { LinkedCheckout } from './linked-checkout';
import { OrderStub } from './order-stub';

type Page = {
  orderId: number;
  slug: string;
  locale: string;
  renderBill: (order: Order) => ReactNode;
  /** For the account of a table, which is paid in shares. */
  renderAccount: () => ReactNode;
};

/** An order that a link opened: what it is, then joining it, then paying it (rule orders/links). */
export function WebCheckout(page: Page) {
  const [token] = useState(readLinkToken);
  const link = useOrderLink({ id: page.orderId, token });
  if (token === null || link.data?.role) return <JoinedCheckout {...page} />;
  if (link.error && isFinal(link.error)) return <ClosedLink error={link.error} />;
  if (link.data) return <OrderStub stub={link.data} token={token} slug={page.slug} />;
  if (link.error) return <FailedLoad error={link.error} onRetry={() => void link.refetch()} />;
  return <LoadingShape className="h-[320px]" />;
}

function JoinedCheckout({ orderId, renderAccount, ...page }: Page) {
  const query = useOrder(orderId);
  const reload = () => query.refetch();
  // It is a cart again: its owner went back to it.
  if (query.data && isFinal(query.error)) return <ClosedLink error={query.error} />;
  if (!query.data) return <WithoutOrder title="h2" error={query.error} onRetry={() => void reload()} />;
  const checkout = <LinkedCheckout order={query.data} reload={reload} {...page} />;
  return query.data.is_account ? renderAccount() : checkout;
}
