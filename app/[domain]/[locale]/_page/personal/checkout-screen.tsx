'use client';

import { Bill } from '@/components/cart/bill';
import { Checkout } from '@/components/payments/checkout';
import { useVisit } from '@/lib/browser/visit-provider';

/** Card code loads with this screen only (guarantee/first-load-weight). */
export function CheckoutScreen({ id, slug, locale }: { id: number; slug: string; locale: string }) {
  const { currency } = useVisit().tenant;
  return (
    <Checkout
      purchaseId={id}
      slug={slug}
      locale={locale}
      renderBill={(order) => <Bill purchase={order} currency={currency} />}
    />
  );
}
