import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { countChange } from '@/backend/purchases';
import { takeOnHandOver } from '@/backend/purchases/payments';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { stepsOfStalls } from '@/lib/domain/orders/stall-steps';
import { endOrder } from '../end-order';
import { setStatusAndNotify } from '../set-status-and-notify';

type Row = { id: number; supplier_id: number; status: OrderStatus; total_minor: number | null };

/** Gives a court's order, which the caller has locked, the status of its stalls after one has moved (rule table/court). */
export async function followStalls({
  sql,
  ctx,
  courtOrderId,
}: {
  sql: Sql;
  ctx: Context;
  courtOrderId: number;
}): Promise<void> {
  const rows = await sql<Row & { is_stall: boolean }>(
    `select id, supplier_id, status, total_minor, court_order_id is not null as is_stall from purchases
     where instance_id = $1 and (id = $2 or court_order_id = $2) order by id`,
    [ctx.instance.id, courtOrderId],
  );
  const order = rows.find((row) => !row.is_stall);
  if (!order) throw new Error('a stall without its order');
  const stalls = rows.filter((row) => row.is_stall).map(({ status }) => status);
  for (const to of stepsOfStalls({ from: order.status, stalls })) {
    if (to === 'cancelled') await endOrder({ sql, ctx, order: { ...order, court_order_id: null } });
    await setStatusAndNotify({ sql, ctx, purchaseId: order.id, to });
    if (to === 'delivered') await takeOnHandOver({ sql, ctx, purchaseId: order.id });
  }
  // Pages that show the order read its stalls.
  await countChange({ sql, ctx, purchaseId: order.id });
  ctx.publish({ id: order.id, supplierId: order.supplier_id });
}
