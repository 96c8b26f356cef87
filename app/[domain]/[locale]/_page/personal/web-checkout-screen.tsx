'use client';

import { Bill } from '@/components/cart/bill';
import { WebCheckout } from '@/components/payments/linked/web-checkout';
import { useVisit } from '@/lib/browser/visit-provider';

export function WebCheckoutScreen({ id, slug, locale }: { id: number; slug: string; locale: string }) {
  const { currency } = useVisit().tenant;
  return (
    <WebCheckout
      orderId={id}
      slug={slug}
      locale={locale}
      renderBill={(order) => <Bill purchase={order} currency={currency} />}
    />
  );
}
