import { useEffect } from 'react';
import { useApp, useSlice } from '@/lib/browser/app-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { toCouponCode } from '@/lib/domain/cart/coupon';
import type { useApplyCoupon } from '@/lib/queries/cart/coupon';

/**
 * Asks for the code of a shared address once there is a cart (rule cart/coupon-link): once, and where the cart was too small
 * once more when it is not. A refused code stays in the field, with the reason.
 */
export function useLinkedCoupon({
  cart,
  apply,
  isPending,
}: { cart: Cart } & Pick<ReturnType<typeof useApplyCoupon>, 'apply' | 'isPending'>): void {
  const { coupons } = useApp().stores;
  const linked = useSlice('coupons', (state) => state.linked);
  const products = cart.bill.find(({ kind }) => kind === 'products')?.amount ?? 0;
  const isDue = linked !== null && !isPending && cart.products.length > 0 && products >= (linked.least ?? 0);
  useEffect(() => {
    // Several fields are on a page at times; the first one takes it.
    const due = isDue ? coupons.getState().linked : null;
    if (due === null) return;
    const { code } = due;
    coupons.setState({ linked: null });
    if (cart.coupon && toCouponCode(cart.coupon.code) === code) return;
    void apply(code).then((outcome) => {
      if (outcome.kind === 'done') return coupons.setState({ text: '' });
      const least = outcome.kind === 'refused' ? Number(outcome.error.values.minimum) : Number.NaN;
      const isSmall = outcome.kind === 'refused' && outcome.error.key === 'coupon_minimum' && least > 0;
      coupons.setState({ text: code, linked: isSmall ? { code, least } : null });
    });
  }, [isDue, coupons, cart.coupon, apply]);
}
