import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { getOwnPurchase, mergeDetails } from '@/backend/purchases';
import { findMoney } from '@/backend/purchases/payments';
import type { Order } from '@/lib/contract/orders/orders';
import { type CancelReason, cancelReasonsOf } from '@/lib/domain/orders/cancel-reasons';
import { isOnlineMethod } from '@/lib/domain/payments/payment-methods';
import { cancelEndOf } from './cancel-end';
import { loadOrder } from './load-order';
import { lockOrder, moveLockedOrder } from './move-order';
import { noteCancel } from './note-cancel';
import type { GiveBackUnpaid } from './placing/limit-unpaid';

/** @throws payment_in_progress; while money is on its way nothing is cancelled (rule payments/attempt) */
async function hasPaid(order: { sql: Sql; ctx: Context; purchaseId: number }): Promise<boolean> {
  const money = await findMoney(order);
  if (money === 'on_its_way') throw new AppError('payment_in_progress');
  return money === 'kept';
}

/**
 * Unpaid it is a cart again, or cancelled once the kitchen may have seen it; never while a payment is on its way
 * (rule payments/attempt). Paid or accepted it is cancelled within the branch's minutes, and its money goes back
 * (rule orders/cancel). A table's account is closed, not cancelled (rule table/account). @throws not_found,
 * invalid_input for a reason of other services, payment_in_progress, order_closed, illegal_transition
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
    const isPaid = await hasPaid({ sql, ctx, purchaseId: id });
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId: id });
    const isInTime = cancelEndOf({ purchase, now: ctx.now }) !== null;
    if (order.status !== 'in_progress' && !isInTime)
      throw new AppError('illegal_transition', { values: { from: order.status } });
    if (isPaid && !isInTime) throw new AppError('order_closed');
    const to = order.released_at === null ? 'cart' : 'cancelled';
    const { reason } = input;
    if (reason !== undefined && !cancelReasonsOf(order.service).includes(reason))
      throw new AppError('invalid_input');
    // Staff read why an order is cancelled that the kitchen has.
    if (to === 'cancelled' && reason !== undefined)
      await mergeDetails({ sql, ctx, purchaseId: id, details: { cancelReason: reason } });
    await moveLockedOrder({ sql, ctx, order, to });
    if (to === 'cancelled') await noteCancel({ sql, ctx, purchaseId: id, reason });
    ctx.publish({ id, supplierId: order.supplier_id });
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
  return order;
}
