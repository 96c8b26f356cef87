import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { menuTopic } from '@/backend/platform/events/topic-events';
import type { PurchaseRow, PurchaseService } from '@/backend/purchases';
import { unfreezeLines } from '@/backend/purchases/lines';
import { takeOnHandOver } from '@/backend/purchases/payments';
import { canMove, type OrderStatus, orderRouteOf } from '@/lib/domain/orders/order-states';
import { endOrder } from './end-order';
import { setStatusAndNotify } from './set-status-and-notify';
import { followStalls } from './stalls/follow-stalls';

export type MovingOrder = {
  id: number;
  supplier_id: number;
  /** The court of its branch. */
  court: string | null;
  court_order_id: number | null;
  is_split: boolean;
  number: number | null;
  status: OrderStatus;
  service: PurchaseService;
  subservice: PurchaseRow['subservice'];
  /** The id of its table or room. */
  seat: { id: number } | null;
  is_account: boolean;
  released_at: Date | null;
  total_minor: number | null;
};

/** `packed`: the diner's answer (rule cart/packing). */
type LockedOrder = MovingOrder & { packed: boolean | null };

const COLUMNS = `id, supplier_id, court_order_id, is_split, is_account, number, status, service, subservice, released_at,
  total_minor,
  (select court from suppliers s where s.instance_id = p.instance_id and s.id = p.supplier_id) as court,
  case when table_id is not null then jsonb_build_object('id', table_id) end as seat`;

/**
 * Locks until the transaction ends; for a stall its court's order first, in the order of a payment. @throws not_found
 */
export async function lockOrder({
  sql,
  ctx,
  purchaseId,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number | string;
}): Promise<LockedOrder> {
  const rows = await sql<LockedOrder>(
    `select ${COLUMNS}, (details ->> 'packed')::boolean as packed from purchases p
     where instance_id = $1 and id in ($2, (select court_order_id from purchases where instance_id = $1 and id = $2))
     order by id for update`,
    [ctx.instance.id, purchaseId],
  );
  const row = rows.find(({ id }) => id === Number(purchaseId));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The stalls that may still be cancelled are (rule table/court). */
async function cancelStalls({ sql, ctx, order }: TenantSql & { order: { id: number } }): Promise<void> {
  const stalls = await sql<MovingOrder>(
    `select ${COLUMNS} from purchases p where instance_id = $1 and court_order_id = $2 order by id for update`,
    [ctx.instance.id, order.id],
  );
  for (const stall of stalls) {
    const move = { route: orderRouteOf(stall), from: stall.status, to: 'cancelled' } as const;
    if (!canMove(move)) continue;
    await endOrder({ sql, ctx, order: stall });
    await setStatusAndNotify({ sql, ctx, purchaseId: stall.id, to: 'cancelled' });
    ctx.publish({ id: stall.id, supplierId: stall.supplier_id });
  }
  await followStalls({ sql, ctx, courtOrderId: order.id });
}

/** Gives back stock, coupon and money as due (rule orders/states). @throws illegal_transition */
export async function moveLockedOrder({
  sql,
  ctx,
  order,
  to,
}: TenantSql & {
  order: Omit<MovingOrder, 'court'>;
  to: OrderStatus;
}): Promise<void> {
  const isOfStalls = order.is_split && to !== 'cancelled';
  if (isOfStalls || !canMove({ route: orderRouteOf(order), from: order.status, to })) {
    throw new AppError('illegal_transition', { values: { from: order.status, to } });
  }
  if (order.is_split) {
    await cancelStalls({ sql, ctx, order });
  } else {
    if (to === 'cancelled' || to === 'cart') {
      await endOrder({ sql, ctx, order });
      // Its place in the kitchen is free again (rule branches/slot-places).
      ctx.publish(menuTopic(order.supplier_id));
    }
    if (to === 'cart') await unfreezeLines({ sql, ctx, purchaseId: order.id });
    await setStatusAndNotify({ sql, ctx, purchaseId: order.id, to });
    if (to === 'delivered') await takeOnHandOver({ sql, ctx, purchaseId: order.id });
  }
  if (order.court_order_id !== null) await followStalls({ sql, ctx, courtOrderId: order.court_order_id });
  await ctx.checkpoint('order-moved');
}
