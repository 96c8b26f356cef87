import { localizer, type MajorAmount, majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { Cart, CartIssue, CartLine } from '@/lib/contract/cart/cart';
import { type Bill, partOf, totalOf } from '@/lib/domain/cart/bill';
import type { CartIssueFound } from '@/lib/domain/cart/cart-issues';
import { missingToMinimum } from '@/lib/domain/cart/minimum-order';
import { isCalendarDate } from '@/lib/domain/time/calendar-date';
import type { LoadedCart } from './load-cart';
import type { PricedLine } from './priced-lines';
import { type PurchaseRow, tipOf, toSchedule } from './purchase-rows';

export function toCartLine({ line, ctx }: { line: PricedLine; ctx: Context }): CartLine {
  const text = localizer(ctx);
  const major = majorOf(ctx.instance.currency);
  return {
    id: line.id,
    product_supplier_id: line.offerId,
    product_id: line.productId,
    name: text(line.content.name),
    image: line.content.image,
    count: line.count,
    unit_price: major(line.unitMinor),
    subtotal: major(line.unitMinor * line.count),
    options: line.content.options.map(({ optionId, name, count }) => ({
      option_id: optionId,
      name: text(name),
      count,
    })),
    comment: line.comment,
    stock: line.stock,
    is_alcoholic: line.content.isAlcoholic,
  };
}

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

/** (rule cart/server-totals) */
export function toCart({ cart, ctx }: { cart: LoadedCart; ctx: Context }): Cart {
  const { purchase, lines, zone, shippingZones, bill, minimumMinor, arrival, issues } = cart;
  const { details } = purchase;
  const major = majorOf(ctx.instance.currency);
  const tip = tipOf({ purchase, ctx });
  const missingMinor = missingToMinimum({ productsMinor: partOf(bill, 'products'), minimumMinor });
  return {
    purchase_id: purchase.id,
    version: purchase.version,
    is_cart: purchase.status === 'cart',
    supplier_id: purchase.supplier.id,
    service: purchase.service,
    subservice: purchase.subservice,
    products: lines.map((line) => toCartLine({ line, ctx })),
    ...toBill({ bill, major }),
    coupon: toCoupon(purchase),
    minimum: { value: major(minimumMinor), missing: major(missingMinor) },
    arrival_minutes: arrival,
    polygon: zone && { id: zone.id, delivery_price: major(zone.delivery_minor) },
    cutlery: details.cutlery ?? false,
    packed: details.packed ?? true,
    comment: details.comment ?? '',
    tip_choice: { include: tip.include, percent: tip.percent, customValue: major(tip.customMinor) },
    tip_asked: details.tip !== undefined,
    contact: details.contact ?? null,
    place: details.place ?? null,
    shipping_zones: shippingZones.map((one) => ({ zone: one.zone, value: major(one.valueMinor) })),
    shipping_zone: shippingZones.find((one) => one.zone === details.shippingZone)?.zone ?? null,
    birth_date: details.birthDate && isCalendarDate(details.birthDate) ? details.birthDate : null,
    invoice: details.invoice ?? null,
    ...toSchedule(purchase),
    payment_method: details.paymentMethod ?? null,
    cash_amount:
      details.cashMinor === undefined || details.cashMinor === null ? null : major(details.cashMinor),
    issues: issues.map(({ key, lineId, values }) => ({
      key,
      line_id: lineId,
      values: toIssueValues(values, major),
    })),
  };
}
