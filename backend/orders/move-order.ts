import type { OrderService } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { canMove, type OrderStatus, orderRouteOf } from '@/lib/domain/orders/order-states';
import { returnCoupon } from './coupon-uses';
import { IS_KEPT, recordEvent } from './order-rows';
import { addRefund } from './refund-rows';
import { returnStock } from './stock';

export type MovingOrder = {
  id: number;
  supplier_id: number;
  number: number | null;
  status: OrderStatus;
  service: OrderService;
  released_at: Date | null;
  total_minor: number | null;
};

/** Locks until the transaction ends. @throws not_found */
export async function lockOrder({
  sql,
  ctx,
  purchaseId,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number | string;
}): Promise<MovingOrder> {
  const [row] = await sql<MovingOrder>(
    'select id, supplier_id, number, status, service, released_at, total_minor from purchases where instance_id = $1 and id = $2 for update',
    [ctx.instance.id, purchaseId],
  );
  if (!row) throw new AppError('not_found');
  return row;
}

/** What its order kept. */
async function oweAll({ sql, ctx, purchaseId }: { sql: Sql; ctx: Context; purchaseId: number }) {
  const kept = await sql<{ id: number; purchase_id: number; kept_minor: number }>(
    `select p.id, p.purchase_id, p.amount_minor - p.refunds_minor as kept_minor from payments p
     where p.instance_id = $1 and p.purchase_id = $2 and ${IS_KEPT} order by p.id`,
    [ctx.instance.id, purchaseId],
  );
  for (const { kept_minor: amountMinor, ...payment } of kept)
    await addRefund({ sql, ctx, payment, amountMinor, reason: 'cancelled' });
}

/** Gives back stock, coupon and money as due (rule orders/states). @throws illegal_transition */
export async function moveLockedOrder({
  sql,
  ctx,
  order,
  to,
}: {
  sql: Sql;
  ctx: Context;
  order: MovingOrder;
  to: OrderStatus;
}): Promise<void> {
  const route = orderRouteOf(order.service);
  if (!canMove({ route, from: order.status, to })) {
    throw new AppError('illegal_transition', { values: { from: order.status, to } });
  }
  const own = [ctx.instance.id, order.id];
  if (to === 'cancelled' || to === 'cart') {
    const given = { sql, instanceId: ctx.instance.id, purchaseId: order.id };
    await returnStock(given);
    await returnCoupon(given);
    await sql(
      `update payments set finished_at = $3, status = 'dropped' where instance_id = $1 and purchase_id = $2
         and (status in ('created', 'pending') or status = 'success' and amount_minor = 0)`,
      [...own, ctx.now],
    );
    await oweAll({ sql, ctx, purchaseId: order.id });
  }
  // Its lines follow the menu again.
  if (to === 'cart') {
    await sql(
      'update purchase_lines set unit_minor = null, content = null, taken = 0 where instance_id = $1 and purchase_id = $2',
      own,
    );
  }
  await sql(
    `update purchases set status = $3, version = version + 1, updated_at = $4,
       stock_held = stock_held and $3 not in ('delivered', 'finished'),
       released_at = case when $3 = 'cart' then null else released_at end
     where instance_id = $1 and id = $2`,
    [...own, to, ctx.now],
  );
  await recordEvent({ sql, ctx, purchaseId: order.id, kind: 'status', value: to });
  await ctx.checkpoint('order-moved');
}
