import { majorOf, type OfferedMethod, resolveMethods } from '@/backend/branches';
import {
  capabilitiesOf,
  courtOf,
  findCoverage,
  findTaken,
  findWaitsForCode,
  followSeat,
  type LoadedCart,
  lockPurchase,
  priceCart,
  toIssueValues,
} from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { assertOpen, type PurchaseRow } from '@/backend/purchases';
import type { Order } from '@/lib/contract/orders/orders';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { totalOf } from '@/lib/domain/cart/bill';
import { toMinor } from '@/lib/domain/money/money';
import { comesAfter } from '@/lib/domain/orders/arrival';
import { isRoomCharge } from '@/lib/domain/payments/payment-methods';
import { acceptBySetting } from '../accept-by-setting';
import { loadOrder } from '../load-order';
import { splitOrder } from '../stalls/split-order';
import { assertFewHeld, type HeldLimits } from './assert-few-held';
import type { CountUnpaid, GiveBack } from './limit-unpaid';
import { toRefusal } from './refusal';
import { assertGuest, type TryGuest } from './room-charge';
import { writeOrder } from './write-order';

/** (rule cart/minimum-order, rule cart/coupon) */
function assertPayable({ cart, ctx, total }: { cart: LoadedCart; ctx: Context; total: number }): void {
  const { currency } = ctx.instance;
  const major = majorOf(currency);
  const [issue] = cart.issues;
  if (issue) throw new AppError(issue.key, { values: toIssueValues(issue.values, major) });
  if (toMinor({ amount: total, currency }) !== totalOf(cart.bill)) {
    throw new AppError('total_changed', { values: { total: major(totalOf(cart.bill)) } });
  }
}

/** @throws promise_moved (rule orders/later) */
function assertPromised({ cart, ctx, comesBy }: { cart: LoadedCart; ctx: Context; comesBy: string | null }) {
  const { arrival } = cart;
  if (comesBy === null || arrival === null) return;
  if (comesAfter({ promised: { arrival, start: ctx.now }, by: new Date(comesBy) }))
    throw new AppError('promise_moved');
}

/** The kitchen gets what is eaten before it is paid by sending it (rule table/ordering). @throws send_to_prepare */
function assertPlaced(purchase: PurchaseRow): void {
  if (capabilitiesOf(purchase).mustSendToPrepare) throw new AppError('send_to_prepare');
}

function getMethod({ purchase }: LoadedCart): OfferedMethod {
  const service = toServiceChoice(purchase);
  const offered = resolveMethods({ row: purchase.supplier, service });
  const chosen = offered.find(({ method }) => method === purchase.details.paymentMethod);
  if (!chosen) throw new AppError('payment_method_required');
  return chosen;
}

/** The same call again, after its server died before it stored the answer. */
const isPlacedByThisCall = ({ ctx, purchase }: { ctx: Context; purchase: PurchaseRow }): boolean =>
  purchase.status !== 'cart' && ctx.idempotencyKey !== null && purchase.placed_key === ctx.idempotencyKey;

/** Nothing is left to pay of a court's order, so that its stalls have their parts at once (rule table/court). */
async function beginStalls(work: { sql: Sql; ctx: Context; purchaseId: number }): Promise<Order> {
  await splitOrder(work);
  await acceptBySetting(work);
  return loadOrder(work);
}

/**
 * All in one transaction (rule orders/placing, guarantee/rules-at-placing).
 * @throws the first issue of the cart, total_changed, slot_full, promise_moved, out_of_stock, coupon_used, coupon_first_order,
 * coupon_used_phone, coupon_used_mail, coupon_used_document, product_unavailable, option_sold_out, not_found, cart_locked, order_closed, scan_table, scan_room, on_table_unavailable,
 * send_to_prepare, guest_unknown, too_many_tries, unpaid_orders, orders_waiting, rate_limited
 */
export async function placeOrder({
  ctx,
  input,
}: {
  ctx: Context;
  input: {
    purchase_id: number;
    total: number;
    comes_by?: string | undefined;
    tryGuest: TryGuest;
    countUnpaid: CountUnpaid;
    held: HeldLimits;
  };
}): Promise<Order> {
  let giveBack: GiveBack = async () => undefined;
  const tell = (order: Order) => {
    ctx.publish({ id: order.id, supplierId: order.supplier.id });
    return order;
  };
  const placing = ctx.db.tenant(ctx.instance.id, async (sql, commitAhead) => {
    const { purchase: found, lines } = await lockPurchase({ sql, ctx, purchaseId: input.purchase_id });
    if (isPlacedByThisCall({ ctx, purchase: found }))
      return tell(await loadOrder({ sql, ctx, purchaseId: found.id }));
    const purchase = await followSeat({ sql, ctx, purchase: assertOpen(found) });
    assertPlaced(purchase);
    const [coverage, waitsForCode, taken] = await Promise.all([
      findCoverage({ sql, ctx, purchase }),
      findWaitsForCode({ sql, ctx, purchase }),
      findTaken({ sql, ctx, purchase }),
    ]);
    const cart = priceCart({ ctx, purchase, lines, coverage, waitsForCode, taken });
    assertPayable({ cart, ctx, total: input.total });
    assertPromised({ cart, ctx, comesBy: input.comes_by ?? null });
    const method = getMethod(cart);
    if (isRoomCharge(method.method))
      await input.tryGuest(cart.purchase.seat?.id ?? 0, () => assertGuest({ sql, ctx, cart }));
    giveBack = await input.countUnpaid({ purchase, method });
    const heldFrom = method.online ? await assertFewHeld({ sql, ctx, purchase, held: input.held }) : null;
    await ctx.checkpoint('order-checked');
    const sent = writeOrder({ sql, ctx, cart, method, heldFrom });
    sent.catch(() => undefined);
    await ctx.checkpoint('order-before-commit', sent);
    if (courtOf(purchase) !== null && totalOf(cart.bill) === 0) {
      await sent;
      return tell(await beginStalls({ sql, ctx, purchaseId: purchase.id }));
    }
    // The database refuses sold-out products and rolls back.
    commitAhead();
    return tell(await sent);
  });
  const placed = await placing.catch(async (error: unknown) => {
    // Nothing was ordered.
    await giveBack();
    throw toRefusal(error);
  });
  await ctx.checkpoint('order-after-commit');
  return placed;
}
