import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { type PurchaseRow, writePickUpNumber } from '@/backend/purchases';
import { orderRouteOf } from '@/lib/domain/orders/order-states';
import { turnDay } from '@/lib/domain/orders/turn-day';

/**
 * Gives what is fetched from a counter its number of the day and its code (rule table/pick-up); an order that was a cart again
 * keeps those of the same day.
 */
export async function givePickUpNumber({
  sql,
  ctx,
  purchase,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
}): Promise<Pick<PurchaseRow, 'turn' | 'pick_up_code'>> {
  const { id: purchaseId, service, supplier } = purchase;
  const isCounter = service === 'on_table' && orderRouteOf(purchase) === 'pick_up';
  if (!isCounter) return { turn: null, pick_up_code: null };
  const day = turnDay({ now: ctx.now, timezone: supplier.settings.timezone });
  return writePickUpNumber({ sql, ctx, purchaseId, supplier, day });
}
