import { getKnownSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { lockOrder, type MovingOrder, moveOrderBack } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import { keepAnswer } from '@/backend/platform/idempotency';
import { listDonePurchases, MOST_DONE } from '@/backend/purchases';
import { audit } from '@/backend/staff/audit';
import { nameInNews } from '@/backend/staff/name-doers';
import { staffOf } from '@/backend/staff/staff-actor';
import type { DoneOrders } from '@/lib/contract/staff/board-calls';
import type { MovedOrder } from '@/lib/contract/staff/calls';
import { orderRouteOf } from '@/lib/domain/orders/order-states';
import { isPackedOrder } from '@/lib/domain/orders/packing';
import { doneSince, recallTo } from '@/lib/domain/staff/done';
import { toStaffOrders } from './list-staff-orders';

type Work = { sql: Sql; ctx: Context };

/** `GET /staff/orders/done.json`: the branch's day, its night with it (rule staff/recall). @throws not_found */
export async function listDoneOrders({
  ctx,
  input: { supplierId },
}: {
  ctx: Context;
  input: { supplierId: string };
}): Promise<DoneOrders> {
  const done = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const branch = await getKnownSupplierRow(sql, ctx.instance.id, supplierId);
    const since = doneSince({ hours: branch.settings, now: ctx.now });
    const purchases = await listDonePurchases({ sql, ctx, supplierId: branch.id, since });
    const orders = await toStaffOrders({ sql, ctx, purchases: purchases.slice(0, MOST_DONE) });
    return { orders, has_more: purchases.length > MOST_DONE };
  });
  return { ...done, orders: await nameInNews({ ctx, told: done.orders }) };
}

/** An order that ended before its branch's day stays over, and so does the order of a diner who was erased since. @throws undo_over */
async function assertOfToday({ sql, ctx, order }: Work & { order: MovingOrder }): Promise<void> {
  const branch = await getKnownSupplierRow(sql, ctx.instance.id, String(order.supplier_id));
  const since = doneSince({ hours: branch.settings, now: ctx.now });
  const [found] = await sql<{ is_open: boolean }>(
    `select coalesce(e.created_at >= $3 and coalesce(c.details ->> 'isErased', 'false') <> 'true', false) as is_open
     from purchases c join purchase_events e on e.instance_id = c.instance_id and e.purchase_id = c.id and e.kind = 'status'
     where c.instance_id = $1 and c.id = $2 order by e.id desc limit 1`,
    [ctx.instance.id, order.id, since],
  );
  if (!found?.is_open || order.court_order_id !== null) throw new AppError('undo_over');
}

/**
 * `POST /staff/orders/{id}/recall.json`: an order that was handed over stands among the ready ones again (rule staff/recall). Audited.
 * @throws not_found if the kitchen may not see it, illegal_transition for one that is not handed over, undo_over
 */
export async function recallOrder({
  ctx,
  input: { id: purchaseId },
}: {
  ctx: Context;
  input: { id: string };
}): Promise<MovedOrder> {
  const staff = staffOf(ctx);
  const order = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const held = await lockOrder({ sql, ctx, purchaseId });
    if (held.released_at === null || held.service === 'book' || (staff && held.is_split))
      throw new AppError('not_found');
    const { id, status } = held;
    const to = recallTo({ route: orderRouteOf(held), status });
    if (to === null || held.is_split) throw new AppError('illegal_transition', { values: { from: status } });
    await assertOfToday({ sql, ctx, order: held });
    await keepAnswer({ sql, ctx, kept: { id } });
    await moveOrderBack({ sql, ctx, order: held, to });
    if (staff) await audit({ sql, ctx, action: 'order.recalled', details: { id, from: status, to } });
    return { ...held, status: to };
  });
  ctx.publish({ id: order.id, supplierId: order.supplier_id });
  const { id, number, status, packed } = order;
  return { id, number, status, packed: isPackedOrder({ order, said: packed }) };
}
