import type { Cart, CartIssue } from '@/lib/contract/cart/cart';

/** Issues that a guest can mend or has to know; the owner reads the others. */
const ISSUES: readonly CartIssue['key'][] = [
  'product_removed',
  'product_unavailable',
  'out_of_stock',
  'product_max',
  'product_hours',
  'options_changed',
  'option_sold_out',
  'dry_law',
  'closed',
  'delivery_closed',
  'paused',
];

/**
 * The part of a group's cart that a guest sees (rule cart/group): dishes, their members and their prices. Contact,
 * place, coupon, tip and payment are its owner's, and what they add to the bill would tell of them. Each part is named
 * here, so that none comes along unseen.
 */
export function toGuestCart(cart: Cart): Cart {
  const bill = cart.bill.filter(({ kind }) => kind === 'products');
  return {
    purchase_id: cart.purchase_id,
    version: cart.version,
    is_cart: cart.is_cart,
    supplier_id: cart.supplier_id,
    service: cart.service,
    subservice: cart.subservice,
    seat: cart.seat,
    group: cart.group,
    products: cart.products,
    bill,
    total: bill[0]?.amount ?? 0,
    saved: cart.saved,
    coupon: null,
    minimum: { value: 0, missing: 0 },
    arrival_minutes: null,
    polygon: null,
    cutlery: cart.cutlery,
    packed: cart.packed,
    comment: '',
    tip_choice: { include: 'NO', percent: 0, customValue: 0 },
    tip_asked: false,
    contact: null,
    place: null,
    shipping_zones: [],
    shipping_zone: null,
    point: 'none',
    birth_date: null,
    guest_name: null,
    invoice: null,
    schedule_date: cart.schedule_date,
    schedule_hour: cart.schedule_hour,
    schedule_day: cart.schedule_day,
    schedule_until: cart.schedule_until,
    payment_method: null,
    cash_amount: null,
    issues: cart.issues.filter(({ key }) => ISSUES.includes(key)),
  };
}
