'use client';

import { Bill } from '@/components/cart/bill';
import { useMoney } from '@/components/cart/use-money';
import { OrderLines } from '@/components/orders/order-lines';
import { WebCheckout } from '@/components/payments/linked/web-checkout';
import { AccountPage } from '@/components/table/bill/account-page';
import { useApp } from '@/lib/browser/app-provider';

export function WebCheckoutScreen({ id, slug, locale }: { id: number; slug: string; locale: string }) {
  const { currency } = useApp().tenant;
  const renderAmount = useMoney(currency);
  return (
    <WebCheckout
      orderId={id}
      slug={slug}
      locale={locale}
      renderAccount={() => <AccountPage id={id} slug={slug} locale={locale} />}
      renderBill={(order) => (
        <>
          {order.products.length > 0 && <OrderLines order={order} renderAmount={renderAmount} />}
          <Bill purchase={order} currency={currency} />
        </>
      )}
    />
  );
}
