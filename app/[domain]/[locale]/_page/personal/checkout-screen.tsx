'use client';

import { Bill } from '@/components/cart/bill';
import { useMoney } from '@/components/cart/use-money';
import { OrderSummary } from '@/components/orders/order-summary';
import { Checkout } from '@/components/payments/checkout';
import { useApp } from '@/lib/browser/app-provider';

/** Card code loads with this screen only (guarantee/first-load-weight). */
export function CheckoutScreen({ id, slug, locale }: { id: number; slug: string; locale: string }) {
  const { currency } = useApp().tenant;
  const renderAmount = useMoney(currency);
  return (
    <Checkout
      purchaseId={id}
      slug={slug}
      locale={locale}
      renderOrder={(order) => (
        <OrderSummary order={order} renderAmount={renderAmount}>
          <Bill purchase={order} currency={currency} />
        </OrderSummary>
      )}
    />
  );
}
