import {
  type CartIssueFound,
  cartIssue,
  findAgeIssues,
  findLineIssues,
  findMinimumIssues,
  findPlaceIssues,
  findTimeIssues,
} from '@/lib/domain/cart-issues';
import { addUpCart, type CartTotals, sumLines, tipBaseOf } from '@/lib/domain/cart-totals';
import type { CouponRefusal } from '@/lib/domain/coupon';
import { resolveDeliveryPrice } from '@/lib/domain/delivery-price';
import { findDocumentIssue } from '@/lib/domain/documents';
import { resolveText } from '@/lib/domain/local-text';
import { resolveMinimumOrder } from '@/lib/domain/minimum-order';
import { toServiceChoice } from '@/lib/domain/service-choice';
import { resolveTip } from '@/lib/domain/tip';
import type { Context } from '../../context';
import type { Sql } from '../../db/database';
import { resolveMethods } from '../core-api';
import { listZonesAround, matchZone, type ZoneRow } from '../polygons';
import { refusalOf } from './coupon-of-cart';
import { listPricedLines, type PricedLine } from './priced-lines';
import { type PurchaseRow, tipOf } from './purchase-rows';

/** A cart with everything that is reckoned about it, in minor units. */
export type LoadedCart = {
  purchase: PurchaseRow;
  lines: PricedLine[];
  zone: ZoneRow | null;
  totals: CartTotals;
  minimumMinor: number;
  issues: CartIssueFound[];
};

type Reckoning = Omit<LoadedCart, 'issues'> & {
  ctx: Context;
  deliveryMinor: number | null;
  tipBaseMinor: number;
  couponRefusal: CouponRefusal | null;
};

/** Only the branch's own zones count: another branch's coverage brings nobody this one's dishes. */
export async function findOwnZone({
  sql,
  ctx,
  purchase,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
}): Promise<ZoneRow | null> {
  const { place } = purchase.details;
  if (purchase.service !== 'delivery' || !place) return null;
  const rows = await listZonesAround({ sql, instanceId: ctx.instance.id, point: place });
  return matchZone({ rows: rows.filter((row) => row.supplier_id === purchase.supplier.id), point: place });
}

function contactIssues({ ctx, purchase }: Reckoning): CartIssueFound[] {
  const { contact } = purchase.details;
  if (!contact) return [cartIssue('contact_required')];
  const found = findDocumentIssue({
    country: ctx.instance.country,
    type: contact.dni_type,
    number: contact.dni,
  });
  return found?.blocks ? [cartIssue('document_invalid')] : [];
}

function paymentIssues({ purchase, totals }: Reckoning): CartIssueFound[] {
  const { paymentMethod, cashMinor } = purchase.details;
  const service = toServiceChoice(purchase);
  const offered = resolveMethods({ row: purchase.supplier, service });
  if (!paymentMethod || !offered.some(({ method }) => method === paymentMethod)) {
    return [cartIssue('payment_method_required')];
  }
  const low = paymentMethod === 'cash' && (cashMinor ?? 0) < totals.totalMinor;
  return low ? [cartIssue('cash_amount_low', { values: { totalMinor: totals.totalMinor } })] : [];
}

/** Every rule at once, in the order a diner would mend them (decisions 48, 110; quality T24). */
function findIssues(cart: Reckoning): CartIssueFound[] {
  const { ctx, purchase, lines, totals, minimumMinor, deliveryMinor, tipBaseMinor, couponRefusal } = cart;
  const { details, service, subservice, supplier } = purchase;
  const { settings } = supplier;
  const facts = lines.map((line) => ({
    ...line,
    name: resolveText({ text: line.content.name, lang: ctx.lang, own: ctx.instance.language }),
    isAlcoholic: line.content.isAlcoholic,
  }));
  const schedule =
    subservice === 'schedule'
      ? { date: details.scheduleDate ?? null, hour: details.scheduleHour ?? null }
      : null;
  return [
    ...(lines.length === 0 ? [cartIssue('empty')] : []),
    ...findLineIssues(facts),
    ...findMinimumIssues({ totals, minimumMinor }),
    ...(couponRefusal ? [cartIssue(couponRefusal.key, { values: couponRefusal.values })] : []),
    ...findTimeIssues({
      hours: settings,
      now: ctx.now,
      service: toServiceChoice(purchase),
      schedule,
      leadMinutes: settings.preparationMinutes,
    }),
    ...findPlaceIssues({
      isDelivery: service === 'delivery',
      hasPlace: Boolean(details.place),
      hasZones: purchase.has_zones,
      deliveryMinor,
    }),
    ...findAgeIssues({
      lines: facts,
      birthDate: details.birthDate ?? null,
      now: ctx.now,
      timezone: settings.timezone,
    }),
    ...contactIssues(cart),
    ...(resolveTip({ tip: tipOf(cart), baseMinor: tipBaseMinor }) === null ? [cartIssue('tip_invalid')] : []),
    ...paymentIssues(cart),
  ];
}

/** Reads what a cart hangs on, and reckons it. */
export async function loadCart({
  sql,
  ctx,
  purchase,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
}): Promise<LoadedCart> {
  const [linesOf, zone] = await Promise.all([
    listPricedLines({ sql, ctx, purchases: [purchase] }),
    findOwnZone({ sql, ctx, purchase }),
  ]);
  return reckonCart({ ctx, purchase, lines: linesOf.get(purchase.id) ?? [], zone });
}

/** Reckons a cart anew from the menu, the map and the clock: nothing of it is believed from before (decision 110). */
export function reckonCart({
  ctx,
  purchase,
  lines,
  zone,
}: Pick<LoadedCart, 'purchase' | 'lines' | 'zone'> & { ctx: Context }): LoadedCart {
  const { settings } = purchase.supplier;
  const deliveryMinor =
    purchase.service === 'delivery'
      ? resolveDeliveryPrice({
          zoneMinor: zone?.delivery_minor ?? null,
          shippingZones: purchase.has_zones ? [] : settings.shippingZones,
          chosenZone: purchase.details.shippingZone ?? null,
        })
      : 0;
  const sold = lines.filter((line) => line.sold);
  const subtotalMinor = sumLines(sold);
  const couponRefusal = refusalOf({ purchase, subtotalMinor, at: ctx.now });
  const coupon = couponRefusal ? null : (purchase.coupon?.rules.terms ?? null);
  const totals = addUpCart({
    lines: sold,
    coupon,
    deliveryMinor: deliveryMinor ?? 0,
    tip: tipOf({ purchase, ctx }),
  });
  const minimumMinor = resolveMinimumOrder({
    country: ctx.instance.country,
    branchMinor: settings.minimumOrderMinor,
    zoneMinor: null,
  });
  const cart = { purchase, lines, zone, totals, minimumMinor };
  const tipBaseMinor = tipBaseOf({ coupon, subtotalMinor });
  return { ...cart, issues: findIssues({ ...cart, ctx, deliveryMinor, tipBaseMinor, couponRefusal }) };
}
