import { isCouponName, toCouponCode } from '@/lib/domain/cart/coupon';
import type { Stores } from '@/lib/stores/create-stores';

const NAME = 'coupon';

/**
 * Keeps the code of `?coupon=` until there is a cart to ask for it (rule cart/coupon-link), and takes it out of the address, so
 * that a page that is loaded again does not bring back what was taken off.
 */
export function keepLinkedCoupon({ coupons }: Pick<Stores, 'coupons'>): void {
  const address = new URL(location.href);
  const asked = address.searchParams.get(NAME);
  if (asked === null) return;
  address.searchParams.delete(NAME);
  history.replaceState(history.state, '', address);
  // A link is copied and not typed: other marks in it are none of a coupon's.
  const code = isCouponName(asked.trim().toLowerCase()) ? toCouponCode(asked) : null;
  if (code !== null) coupons.setState({ linked: { code, least: null } });
}
