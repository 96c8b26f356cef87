import { resolveMethods } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { CoverageOf, PricedZoneRow } from '@/backend/delivery';
import type { Sql } from '@/backend/platform/database/database';
import { getOwnPurchase, type PurchaseRow } from '@/backend/purchases';
import { parseAddress } from '@/lib/contract/people/contact';
import { isWholeAddress } from '@/lib/contract/people/whole-address';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import type { TakenSlots } from '@/lib/domain/branches/slots';
import { type Bill, drawBill, sumLines, tipBaseOf, totalOf } from '@/lib/domain/cart/bill';
import {
  type CartIssueFound,
  cartIssue,
  findAddressIssues,
  findAgeIssues,
  findGuestIssues,
  findLineIssues,
  findMinimumIssues,
  findPaymentIssues,
} from '@/lib/domain/cart/cart-issues';
import type { CouponRefusal } from '@/lib/domain/cart/coupon';
import { resolveMinimumOrder } from '@/lib/domain/cart/minimum-order';
import { resolveTip } from '@/lib/domain/cart/tip';
import type { PointRule, zonesToChoose } from '@/lib/domain/delivery/delivery-price';
import { isVaguePlace } from '@/lib/domain/delivery/vague-address';
import type { ArrivalMinutes } from '@/lib/domain/orders/arrival';
import { leastChargeMinor } from '@/lib/domain/payments/providers';
import { stopsRound } from '@/lib/domain/table/rounds';
import { isDraft } from './branch/assert-orderable';
import { moveHome } from './branch/court';
import { findCoverage, findTaken, findWaitsForCode, NOWHERE, placedAt } from './cart-facts';
import { refusalOf } from './coupon-of-cart';
import { findDryLawIssues } from './dry-law-issues';
import { findHourIssues } from './hour-issues';
import { toLineFacts, wantedAt } from './lines/line-facts';
import { listLineRows, listPricedLines, type PricedLine, priceLines } from './lines/priced-lines';
import { findPersonIssues } from './person-issues';
import { priceDelivery } from './price-delivery';
import { promiseOf } from './promised-arrival';
import { chargedTipOf, tipOf } from './tip-and-packing';

/** Amounts are in minor units. */
export type LoadedCart = {
  purchase: PurchaseRow;
  lines: PricedLine[];
  zone: PricedZoneRow | null;
  /** (rule people/phone-code) */
  waitsForCode: boolean;
  /** Places of slots that others hold. */
  taken: TakenSlots;
  shippingZones: ReturnType<typeof zonesToChoose>;
  /** One of them says the price. */
  shippingZone: string | null;
  point: PointRule;
  bill: Bill;
  minimumMinor: number;
  arrival: ArrivalMinutes | null;
  /** The slot that an order for now is promised in, where the branch counts them (rule branches/slot-places). */
  promisedSlot: string | null;
  issues: CartIssueFound[];
};

type PricedCart = Pick<
  LoadedCart,
  | 'purchase'
  | 'lines'
  | 'zone'
  | 'waitsForCode'
  | 'taken'
  | 'shippingZones'
  | 'point'
  | 'bill'
  | 'minimumMinor'
  | 'arrival'
> & {
  ctx: Context;
  productsMinor: number;
  deliveryMinor: number | null;
  othersReach: boolean;
  /** No place is left for an order for now. */
  isNowFull: boolean;
  tipBaseMinor: number;
  couponRefusal: CouponRefusal | null;
};

/** Lists the issues in the order in which a diner would fix them (rule cart/checked-again, guarantee/rules-at-placing). */
function findIssues(cart: PricedCart): CartIssueFound[] {
  const {
    ctx,
    purchase,
    lines,
    shippingZones,
    point,
    bill,
    productsMinor,
    minimumMinor,
    deliveryMinor,
    othersReach,
    tipBaseMinor,
    couponRefusal,
    waitsForCode: waits,
  } = cart;
  const { details, service, supplier } = purchase;
  const address = parseAddress(details.place);
  const { settings } = supplier;
  const choice = toServiceChoice(purchase);
  const offered = resolveMethods({ row: supplier, service: choice });
  const chosen = offered.find(({ method }) => method === details.paymentMethod);
  const at = wantedAt({ ctx, purchase });
  const facts = toLineFacts({ ctx, lines, at, timezone: settings.timezone });
  return [
    ...(lines.length === 0 ? [cartIssue('empty')] : []),
    ...findLineIssues(facts),
    ...findMinimumIssues({ productsMinor, minimumMinor }),
    ...(couponRefusal ? [cartIssue(couponRefusal.key, { values: couponRefusal.values })] : []),
    ...findHourIssues(cart),
    ...findAddressIssues({
      isDelivery: service === 'delivery',
      hasAddress: address !== null && isWholeAddress({ address, country: ctx.instance.country, point }),
      isVague: address !== null && isVaguePlace({ country: ctx.instance.country, place: address }),
      choosesZone: shippingZones.length > 0 && (point === 'none' || placedAt(details) === null),
      deliveryMinor,
      othersReach,
    }),
    ...findAgeIssues({
      lines: facts,
      birthDate: details.birthDate ?? null,
      country: ctx.instance.country,
      now: ctx.now,
      timezone: settings.timezone,
    }),
    ...findDryLawIssues(cart),
    ...findPersonIssues({ ctx, purchase }),
    ...(resolveTip({ tip: tipOf(cart), baseMinor: tipBaseMinor }) === null ? [cartIssue('tip_invalid')] : []),
    ...findPaymentIssues({
      method: details.paymentMethod ?? null,
      offered: offered.map(({ method }) => method),
      leastMinor: leastChargeMinor({ provider: chosen?.provider ?? null, currency: ctx.instance.currency }),
      cashMinor: details.cashMinor ?? null,
      totalMinor: totalOf(bill),
    }),
    ...findGuestIssues({ method: details.paymentMethod ?? null, guestName: details.guestName ?? '' }),
    ...(waits ? [cartIssue('code_required')] : []),
  ];
}

/** Locks until the transaction ends. @throws not_found, unauthorized */
export async function lockPurchase({
  sql,
  ctx,
  purchaseId,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
}): Promise<{ purchase: PurchaseRow; lines: PricedLine[] }> {
  const [purchase, rows] = await Promise.all([
    getOwnPurchase({ sql, ctx, purchaseId, lock: true }),
    listLineRows({ sql, ctx, purchaseIds: [purchaseId] }),
  ]);
  return { purchase, lines: priceLines({ rows, ctx, purchase }) };
}

export async function loadCart({
  sql,
  ctx,
  purchase,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
}): Promise<LoadedCart> {
  const [linesOf, coverage, waits, taken] = await Promise.all([
    listPricedLines({ sql, ctx, purchases: [purchase] }),
    findCoverage({ sql, ctx, purchase }),
    findWaitsForCode({ sql, ctx, purchase }),
    findTaken({ sql, ctx, purchase }),
  ]);
  return priceCart({
    ctx,
    purchase,
    lines: linesOf.get(purchase.id) ?? [],
    coverage,
    waitsForCode: waits,
    taken,
  });
}

/** The bill, the amounts that it is made of, and the minimum. A draft at a table has no coupon, tip or minimum. */
function toAmounts({
  ctx,
  purchase,
  lines,
  zone,
  deliveryMinor,
}: Pick<PricedCart, 'ctx' | 'purchase' | 'lines' | 'zone' | 'deliveryMinor'>) {
  const isTableDraft = isDraft(purchase);
  const sold = lines.filter((line) => line.sold);
  const productsMinor = sumLines(sold);
  const couponRefusal = refusalOf({ purchase, sold, at: ctx.now });
  const coupon = couponRefusal || isTableDraft ? null : (purchase.coupon?.rules.terms ?? null);
  const bill = drawBill({
    lines: sold,
    coupon,
    deliveryMinor: deliveryMinor ?? 0,
    tip: isTableDraft ? null : chargedTipOf({ purchase, ctx }),
  });
  const minimumMinor = isTableDraft
    ? 0
    : resolveMinimumOrder({
        country: ctx.instance.country,
        branchMinor: purchase.supplier.settings.minimumOrderMinor,
        zoneMinor: zone?.minimum_minor ?? null,
      });
  return {
    bill,
    productsMinor,
    couponRefusal,
    minimumMinor,
    tipBaseMinor: tipBaseOf({ coupon, productsMinor }),
  };
}

/** Prices a cart from menu, map and clock, never from a stored price (rule cart/checked-again). */
export function priceCart({
  ctx,
  purchase: found,
  lines,
  coverage: { zone, othersReach, drawn },
  waitsForCode: waits,
  taken,
}: Pick<LoadedCart, 'purchase' | 'lines' | 'waitsForCode' | 'taken'> & {
  ctx: Context;
  coverage: CoverageOf;
}): LoadedCart {
  const purchase = moveHome({ purchase: found, lines });
  const isDelivery = purchase.service === 'delivery';
  const delivery = priceDelivery({ purchase, zone, drawn });
  const { shippingZones, deliveryMinor, point } = delivery;
  const { bill, minimumMinor, productsMinor, couponRefusal, tipBaseMinor } = toAmounts({
    ctx,
    purchase,
    lines,
    zone,
    deliveryMinor,
  });
  const isOutside = isDelivery && point !== 'none' && !zone && placedAt(purchase.details) !== null;
  const promise = promiseOf({ ctx, purchase, zone, taken });
  const arrival = isOutside ? null : promise.arrival;
  const cart = {
    purchase,
    lines,
    zone,
    waitsForCode: waits,
    taken,
    shippingZones,
    shippingZone: delivery.shippingZone,
    point,
    bill,
    minimumMinor,
    arrival,
    promisedSlot: promise.slot,
  };
  // A placed order passed the rules, and took its stock.
  if (purchase.status !== 'cart') return { ...cart, issues: [] };
  const issues = findIssues({
    ...{ ctx, purchase, lines, zone, taken, arrival, shippingZones, point, othersReach },
    ...{ bill, productsMinor, minimumMinor, deliveryMinor, tipBaseMinor, couponRefusal },
    waitsForCode: waits,
    isNowFull: promise.isFull,
  });
  return { ...cart, issues: isDraft(purchase) ? issues.filter(stopsRound) : issues };
}

/** Prices the lines that a member of an account has not sent: they depend on no place, hour or contact. */
export const priceDraft = (draft: Pick<LoadedCart, 'purchase' | 'lines'> & { ctx: Context }): LoadedCart =>
  priceCart({ ...draft, coverage: NOWHERE, waitsForCode: false, taken: new Map() });
