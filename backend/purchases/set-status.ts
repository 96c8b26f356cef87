import type { Context, TenantSql } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { recordEvent } from './record-event';

/**
 * Moves a purchase that the caller has locked, and records it. It holds no stock once the kitchen no longer waits for it, and a
 * cart is not with the kitchen. The caller has checked that the move is allowed (rule orders/states).
 */
export async function setStatus({
  sql,
  ctx,
  purchaseId,
  to,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
  to: OrderStatus;
}): Promise<void> {
  const moved = sql(
    `update purchases set status = $3, version = version + 1, updated_at = $4,
       stock_held = stock_held and $3 not in ('delivered', 'closed_account', 'finished'),
       released_at = case when $3 = 'cart' then null else released_at end
     where instance_id = $1 and id = $2`,
    [ctx.instance.id, purchaseId, to, ctx.now],
  );
  // Sent together.
  await Promise.all([moved, recordEvent({ sql, ctx, purchaseId, kind: 'status', value: to })]);
}

/**
 * Moves a purchase, which the caller has locked and which was not cancelled, back to a status that it had: it holds its stock again,
 * and the promise that the move replaced (rule staff/undo).
 */
export async function setStatusBack({
  sql,
  ctx,
  purchaseId,
  from,
  to,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
  from: OrderStatus;
  to: OrderStatus;
}): Promise<void> {
  await setStatus({ sql, ctx, purchaseId, to });
  await sql(
    `update purchases set stock_held = true,
       details = case when details -> 'arrivalBefore' ->> 'status' = $3
         then (details - 'arrivalBefore') || jsonb_build_object('arrival', details -> 'arrivalBefore' -> 'arrival') else details end
     where instance_id = $1 and id = $2`,
    [ctx.instance.id, purchaseId, from],
  );
}

/** Says that an order goes first in its kitchen, or not (rule staff/first). The caller has locked it. @returns whether it changed */
export async function setFirst({
  sql,
  ctx,
  purchaseId,
  first,
}: TenantSql & { purchaseId: number; first: boolean }): Promise<boolean> {
  const changed = await sql(
    `update purchases set first_at = case when $3 then $4::timestamptz end, version = version + 1, updated_at = $4
     where instance_id = $1 and id = $2 and (first_at is not null) <> $3 returning 1`,
    [ctx.instance.id, purchaseId, first, ctx.now],
  );
  return changed.length > 0;
}
