'use client';

import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/layout/error-text';
import { PassingNote } from '@/components/ui/passing-note';
import { useApp } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { useApplyCoupon } from '@/lib/queries/cart/coupon';
import { useLinkedCoupon } from './use-linked-coupon';

/** Asks for the code of a shared address where the field is not open, so the bar's total is what will be paid. */
export function LinkedCoupon({ cart }: { cart: Cart }) {
  const { tenant } = useApp();
  const t = useTranslations('Cart');
  const errorText = useErrorText(tenant);
  const { refusal, ...asking } = useApplyCoupon(cart.purchase_id);
  useLinkedCoupon({ cart, ...asking });
  const applied = cart.coupon && t('coupon_on', { code: cart.coupon.code.toUpperCase() });
  const said = refusal ? errorText(refusal.key, refusal.values) : applied;
  return (
    <div role="status" className="passing-notes">
      {said && <PassingNote key={said} text={said} />}
    </div>
  );
}
