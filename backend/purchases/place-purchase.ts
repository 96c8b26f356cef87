import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { type Bill, totalOf } from '@/lib/domain/cart/bill';
import type { ArrivalMinutes } from '@/lib/domain/orders/arrival';
import { forgetSaleAt } from '@/lib/domain/visit/retention';
import { acquisitionOf } from './acquisition-of';
import { MARK_SOLD } from './mark-sold';
import type { PurchaseRow } from './purchase-row';
import { agreedJson } from './select-purchase';

export type Placing = {
  bill: Bill;
  /** How long it waits for its payment; null: the kitchen gets it now. */
  holdUntil: Date | null;
  /** The hash of the address that it waits of; null: of none that counts. */
  heldFrom: string | null;
  arrival: ArrivalMinutes | null;
  /** Its coupon takes off the delivery. */
  isDeliveryFree: boolean;
  shippingZone: string | null;
  /** The slot, by `slotKey`, whose place an order for now takes. */
  promisedSlot: string | null;
};

/**
 * Makes an order of a cart that the caller has locked and has checked, under the key of the call (rule orders/placing). It gets its
 * number, unless it was placed before, in the same statement, as each version of the row costs all its indexes.
 * The caller records it.
 */
export async function placePurchase<P extends PurchaseRow>({
  sql,
  ctx,
  purchase,
  placing: { bill, holdUntil, heldFrom, arrival, isDeliveryFree, shippingZone, promisedSlot },
}: {
  sql: Sql;
  ctx: Context;
  purchase: P;
  placing: Placing;
}): Promise<P> {
  const [written] = await sql<Partial<PurchaseRow>>(
    `with sold as (${MARK_SOLD} and $7::timestamptz is not null)
     update purchases set status = 'in_progress', version = version + 1, updated_at = $3, placed_at = $3,
       supplier_id = $10, bill = $5, total_minor = $12, stock_held = true, hold_until = $6, released_at = $7, placed_key = $8,
       acquisition_id = ${acquisitionOf('purchases.profile_id')}, number = coalesce(number, next_order_number()),
       details = details - 'removed' - 'promisedSlot' - 'heldFrom' || jsonb_build_object('arrival', $9::jsonb, 'isDeliveryFree', $11::boolean,
         'shippingZone', $13::text) || jsonb_strip_nulls(jsonb_build_object('promisedSlot', $14::text, 'heldFrom', $15::text))
     where instance_id = $1 and id = $2
     returning status, version, details, placed_at, bill, total_minor, stock_held, hold_until, released_at, placed_key, number,
       ${agreedJson('purchases')} as agreed`,
    [
      ctx.instance.id,
      purchase.id,
      ctx.now,
      forgetSaleAt(ctx.now),
      JSON.stringify(bill),
      holdUntil,
      // An order that waits for its payment is not sold yet.
      holdUntil === null ? ctx.now : null,
      ctx.idempotencyKey,
      JSON.stringify(arrival),
      purchase.supplier.id,
      isDeliveryFree,
      totalOf(bill),
      shippingZone,
      promisedSlot,
      heldFrom,
    ],
  );
  return { ...purchase, ...written };
}
