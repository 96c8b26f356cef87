import { actorName } from '@/backend/actor-name';
import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { lockOrder, type MovingOrder, moveOrderBack } from '@/backend/orders';
import { keepAnswer } from '@/backend/platform/idempotency';
import { markNewsRead } from '@/backend/purchases';
import { audit } from '@/backend/staff/audit';
import { staffOf } from '@/backend/staff/staff-actor';
import type { MovedOrder } from '@/lib/contract/staff/calls';
import { type OrderStatus, orderRouteOf } from '@/lib/domain/orders/order-states';
import { isPackedOrder } from '@/lib/domain/orders/packing';
import { stepBefore, UNDO_LATEST_MS } from '@/lib/domain/staff/undo';

/** The last two moves tell whether the caller made the step that is taken back, a moment ago. @throws undo_over */
async function assertOwnStep({
  sql,
  ctx,
  order,
  before,
}: TenantSql & { order: MovingOrder; before: OrderStatus }): Promise<void> {
  const [last, former] = await sql<{ value: OrderStatus; actor: string; created_at: Date }>(
    `select value, actor, created_at from purchase_events
     where instance_id = $1 and purchase_id = $2 and kind = 'status' order by id desc limit 2`,
    [ctx.instance.id, order.id],
  );
  const isOwn = last?.actor === actorName(ctx.actor) && former?.value === before;
  const isRecent = last !== undefined && ctx.now.getTime() - last.created_at.getTime() <= UNDO_LATEST_MS;
  // A court's order follows its stalls, and never back.
  if (!isOwn || !isRecent || order.court_order_id !== null) throw new AppError('undo_over');
}

/** @throws not_found if the kitchen may not see it, illegal_transition if it was moved since, undo_over */
async function takeBack({
  sql,
  ctx,
  id,
  status,
}: TenantSql & { id: string; status: OrderStatus }): Promise<Awaited<ReturnType<typeof lockOrder>>> {
  const staff = staffOf(ctx);
  const order = await lockOrder({ sql, ctx, purchaseId: id });
  if (order.released_at === null || order.service === 'book' || (staff && order.is_split))
    throw new AppError('not_found');
  const to = stepBefore({ route: orderRouteOf(order), status });
  if (to === null || order.is_split) throw new AppError('undo_over');
  if (order.status !== status)
    throw new AppError('illegal_transition', { values: { from: order.status, to } });
  await assertOwnStep({ sql, ctx, order, before: to });
  await keepAnswer({ sql, ctx, kept: { id: order.id } });
  await moveOrderBack({ sql, ctx, order, to });
  await markNewsRead({ sql, ctx, id: order.id, through: 0 });
  if (staff) await audit({ sql, ctx, action: 'order.undone', details: { id: order.id, from: status, to } });
  return { ...order, status: to };
}

/**
 * `POST /staff/orders/{id}/undo.json`: the caller's last move, while nobody else has moved the order since (rule staff/undo). Audited.
 * @throws not_found if the kitchen may not see it, illegal_transition, undo_over
 */
export async function undoStaffMove({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string; status: OrderStatus };
}): Promise<MovedOrder> {
  const order = await ctx.db.tenant(ctx.instance.id, (sql) => takeBack({ sql, ctx, ...input }));
  ctx.publish({ id: order.id, supplierId: order.supplier_id });
  const { id, number, status, packed } = order;
  return { id, number, status, packed: isPackedOrder({ order, said: packed }) };
}
