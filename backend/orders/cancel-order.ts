import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { getOwnPurchase } from '@/backend/purchases';
import { IN_FLIGHT, IS_KEPT } from '@/backend/purchases/payments';
import type { Order } from '@/lib/contract/orders/orders';
import type { CancelReason } from '@/lib/domain/orders/cancel-window';
import { isOnlineMethod } from '@/lib/domain/payments/payment-methods';
import { cancelEndOf } from './cancel-end';
import { loadOrder } from './load-order';
import { lockOrder, type MovingOrder, moveLockedOrder } from './move-order';
import type { GiveBackUnpaid } from './placing/limit-unpaid';

/** @throws payment_in_progress; while money is on its way nothing is cancelled (rule payments/attempt) */
async function hasPaid({ sql, ctx, id }: { sql: Sql; ctx: Context; id: number }): Promise<boolean> {
  const [money] = await sql<{ taken: boolean }>(
    `select p.status = 'success' as taken from payments p where p.instance_id = $1 and p.purchase_id = $2
       and (${IS_KEPT} or (p.provider is not null or p.method = 'transfer') and p.status in ${IN_FLIGHT})
     order by taken limit 1`,
    [ctx.instance.id, id],
  );
  if (money && !money.taken) throw new AppError('payment_in_progress');
  return money !== undefined;
}

/** Who cancels what the kitchen has says why, for staff. */
async function keepReason({
  sql,
  ctx,
  order,
  reason,
}: {
  sql: Sql;
  ctx: Context;
  order: MovingOrder;
  reason: CancelReason | undefined;
}): Promise<void> {
  if (reason === undefined) return;
  await sql(
    `update purchases set details = details || jsonb_build_object('cancelReason', $3::text) where instance_id = $1 and id = $2`,
    [ctx.instance.id, order.id, reason],
  );
}

/**
 * Unpaid it is a cart again, or cancelled once the kitchen may have seen it; never while a payment is on its way
 * (rule payments/attempt). Paid or accepted it is cancelled within the branch's minutes, and its money goes back
 * (rule orders/cancel). A table's account is closed, not cancelled (rule table/account). @throws not_found,
 * payment_in_progress, order_closed, illegal_transition
 */
export async function cancelOrder({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string; reason?: CancelReason | undefined; giveBack: GiveBackUnpaid };
}): Promise<Order> {
  const cancelled = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { id } = await getOwnPurchase({ sql, ctx, purchaseId: input.id });
    const order = await lockOrder({ sql, ctx, purchaseId: id });
    // A deposit goes with its booking (rule booking/deposit).
    if (order.is_account || order.service === 'book')
      throw new AppError('illegal_transition', { values: { from: order.status } });
    const isPaid = await hasPaid({ sql, ctx, id });
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId: id });
    const isInTime = cancelEndOf({ purchase, now: ctx.now }) !== null;
    if (order.status !== 'in_progress' && !isInTime)
      throw new AppError('illegal_transition', { values: { from: order.status } });
    if (isPaid && !isInTime) throw new AppError('order_closed');
    const to = order.released_at === null ? 'cart' : 'cancelled';
    if (to === 'cancelled') await keepReason({ sql, ctx, order, reason: input.reason });
    await moveLockedOrder({ sql, ctx, order, to });
    return {
      purchase,
      isUnpaid: to === 'cancelled' && !isPaid,
      order: await loadOrder({ sql, ctx, purchaseId: id }),
    };
  });
  const { purchase, isUnpaid, order } = cancelled;
  const { paymentMethod } = purchase.details;
  if (isUnpaid && paymentMethod)
    await input.giveBack({
      purchase,
      method: { method: paymentMethod, online: isOnlineMethod(paymentMethod) },
    });
  ctx.announce({ id: order.id, supplierId: order.supplier.id });
  return order;
}
