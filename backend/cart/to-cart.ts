import { type MajorAmount, majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { type MemberPurchaseRow, orderServiceOf, type PurchaseRow } from '@/backend/purchases';
import type { GroupMemberRow } from '@/backend/purchases/members';
import type { Cart, CartIssue } from '@/lib/contract/cart/cart';
import { type Bill, partOf, totalOf } from '@/lib/domain/cart/bill';
import type { CartIssueFound } from '@/lib/domain/cart/cart-issues';
import { missingToMinimum } from '@/lib/domain/cart/minimum-order';
import { arrivalWindow } from '@/lib/domain/orders/arrival';
import { isCalendarDate } from '@/lib/domain/time/calendar-date';
import { toCartGroup, toMemberLine } from './group/to-group';
import { toGuestCart } from './group/to-guest-cart';
import { sumSaved } from './lines/to-cart-line';
import type { LoadedCart } from './load-cart';
import { toSchedule } from './schedule';
import { packedOf, tipOf } from './tip-and-packing';

export const toCoupon = ({ coupon }: Pick<PurchaseRow, 'coupon'>) => coupon && { code: coupon.code };

/** A bill and its sum as carts and orders show them. */
export function toBill({ bill, major }: { bill: Bill; major: MajorAmount }): Pick<Cart, 'bill' | 'total'> {
  return {
    bill: bill.map(({ kind, amountMinor }) => ({ kind, amount: major(amountMinor) })),
    total: major(totalOf(bill)),
  };
}

/** On the wire `minimumMinor` becomes `minimum` in major units. */
export function toIssueValues(values: CartIssueFound['values'], major: MajorAmount): CartIssue['values'] {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) =>
      name.endsWith('Minor') ? [name.slice(0, -'Minor'.length), major(Number(value))] : [name, value],
    ),
  );
}

type ShownCart = {
  cart: LoadedCart;
  caller: Pick<MemberPurchaseRow, 'role' | 'member_number'>;
  /** The members of its group. */
  members: readonly GroupMemberRow[];
  ctx: Context;
};

/** The cart as its caller may see it (rule cart/server-totals, rule cart/group). */
export function toCart(shown: ShownCart): Cart {
  const whole = toWholeCart(shown);
  return shown.caller.role === 'guest' ? toGuestCart(whole) : whole;
}

function toWholeCart({ cart, caller, members, ctx }: ShownCart): Cart {
  const { purchase, lines, zone, shippingZones, shippingZone, point, bill, minimumMinor, arrival, issues } =
    cart;
  const { details } = purchase;
  const major = majorOf(ctx.instance.currency);
  const tip = tipOf({ purchase, ctx });
  const missingMinor = missingToMinimum({ productsMinor: partOf(bill, 'products'), minimumMinor });
  return {
    purchase_id: purchase.id,
    version: purchase.version,
    is_cart: purchase.status === 'cart',
    supplier_id: purchase.supplier.id,
    service: orderServiceOf(purchase),
    subservice: purchase.subservice,
    seat: purchase.seat,
    group: toCartGroup({ purchase, me: caller.member_number, lines, members, ctx }),
    products: lines.map((line) => toMemberLine({ line, members, ctx })),
    ...toBill({ bill, major }),
    saved: major(sumSaved(lines.filter(({ sold }) => sold))),
    coupon: toCoupon(purchase),
    minimum: { value: major(minimumMinor), missing: major(missingMinor) },
    arrival_minutes: arrival,
    ...(arrival ? { comes_by: arrivalWindow({ arrival, start: ctx.now }).to.toISOString() } : {}),
    polygon: zone && { id: zone.id, delivery_price: major(zone.delivery_minor) },
    cutlery: details.cutlery ?? false,
    packed: packedOf(purchase),
    comment: details.comment ?? '',
    tip_choice: { include: tip.include, percent: tip.percent, customValue: major(tip.customMinor) },
    tip_asked: details.tip !== undefined,
    contact: details.contact ?? null,
    place: details.place ?? null,
    shipping_zones: shippingZones.map((one) => ({ zone: one.zone, value: major(one.valueMinor) })),
    shipping_zone: shippingZone,
    point,
    birth_date: details.birthDate && isCalendarDate(details.birthDate) ? details.birthDate : null,
    invoice: details.invoice ?? null,
    ...toSchedule(purchase),
    payment_method: details.paymentMethod ?? null,
    cash_amount:
      details.cashMinor === undefined || details.cashMinor === null ? null : major(details.cashMinor),
    guest_name: details.guestName ?? null,
    issues: issues.map(({ key, lineId, values }) => ({
      key,
      line_id: lineId,
      values: toIssueValues(values, major),
    })),
  };
}
