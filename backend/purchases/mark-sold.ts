import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { forgetSaleAt } from '@/lib/domain/visit/retention';

/**
 * Runs in the transaction that brings a purchase to the kitchen: Google and Meta are told from now on, if its diner agreed
 * (rule visit/told-sales). It changes nothing where nobody is to be told. $1 instance, $2 purchase, $3 now, $4 `forgetSaleAt`.
 */
export const MARK_SOLD = `update told_sales set sold_at = $3, send_at = $3, forget_at = $4
     where instance_id = $1 and purchase_id = $2 and sold_at is null`;

export function markSold({
  sql,
  ctx,
  purchaseId,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
}): Promise<unknown> {
  return sql(MARK_SOLD, [ctx.instance.id, purchaseId, ctx.now, forgetSaleAt(ctx.now)]);
}
