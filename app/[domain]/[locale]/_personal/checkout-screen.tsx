'use client';

import { Bill } from '@/components/cart/bill';
import { Checkout } from '@/components/checkout/checkout';
import { useVisit } from '@/lib/visit/visit-provider';

/** Paying: its code, which reads cards, comes with this screen alone (performance, B3). */
export function CheckoutScreen({ id, slug, locale }: { id: number; slug: string; locale: string }) {
  const { currency } = useVisit().tenant;
  return (
    <Checkout
      purchaseId={id}
      slug={slug}
      locale={locale}
      renderBill={(order) => <Bill totals={order} currency={currency} />}
    />
  );
}
