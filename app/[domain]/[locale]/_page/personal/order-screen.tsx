'use client';

import { useState } from 'react';
import { Bill } from '@/components/cart/bill';
import { useMoney } from '@/components/cart/use-money';
import { ReturnedOrder } from '@/components/orders/follow/returned-order';
import { SharedOrder } from '@/components/orders/follow/shared-order';
import { OrderPage } from '@/components/orders/order-page';
import { useApp } from '@/lib/browser/app-provider';
import { readLinkToken, readReturnToken } from '@/lib/browser/links/link-token';

/** A member reads it by its address, and anybody by a link (rule orders/status-link, rule payments/return). */
export function OrderScreen({ id, slug, locale }: { id: number; slug: string; locale: string }) {
  const { currency } = useApp().tenant;
  const [token] = useState(readLinkToken);
  const [returnToken] = useState(readReturnToken);
  const renderAmount = useMoney(currency);
  const order = (
    <OrderPage
      id={id}
      slug={slug}
      locale={locale}
      renderBill={(order) => <Bill purchase={order} currency={currency} />}
      renderAmount={renderAmount}
    />
  );
  if (returnToken !== null)
    return (
      <ReturnedOrder id={id} slug={slug} token={returnToken}>
        {order}
      </ReturnedOrder>
    );
  if (token === null) return order;
  return (
    <SharedOrder id={id} token={token} locale={locale}>
      {order}
    </SharedOrder>
  );
}
