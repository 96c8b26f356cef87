'use client';

import { Bill } from '@/components/cart/bill';
import { useMoney } from '@/components/cart/cart-lines';
import { OrderPage } from '@/components/orders/order-page';
import { useVisit } from '@/lib/browser/visit-provider';

export function OrderScreen({ id, slug, locale }: { id: number; slug: string; locale: string }) {
  const { currency } = useVisit().tenant;
  return (
    <OrderPage
      id={id}
      slug={slug}
      locale={locale}
      renderBill={(order) => <Bill purchase={order} currency={currency} />}
      renderAmount={useMoney(currency)}
    />
  );
}
