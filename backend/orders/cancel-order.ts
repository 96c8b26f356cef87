import { getOwnPurchase } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Order } from '@/lib/contract/orders/orders';
import { loadOrder } from './load-order';
import { lockOrder, moveLockedOrder } from './move-order';
import { IN_FLIGHT, IS_KEPT } from './order-rows';

/**
 * Unpaid it is a cart again, or cancelled once the kitchen may have seen it; never while a payment is on its way
 * (rule payments/attempt). A table's account is closed, not cancelled (rule table/account). @throws not_found, payment_in_progress, order_closed, illegal_transition
 */
export async function cancelOrder({ ctx, input }: { ctx: Context; input: { id: string } }): Promise<Order> {
  const cancelled = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { id } = await getOwnPurchase({ sql, ctx, purchaseId: input.id });
    const order = await lockOrder({ sql, ctx, purchaseId: id });
    // A deposit goes with its booking (rule booking/deposit).
    if (order.is_account || order.service === 'book')
      throw new AppError('illegal_transition', { values: { from: order.status } });
    const [money] = await sql<{ taken: boolean }>(
      `select p.status = 'success' as taken from payments p where p.instance_id = $1 and p.purchase_id = $2
         and (${IS_KEPT} or (p.provider is not null or p.method = 'transfer') and p.status in ${IN_FLIGHT})
       order by taken limit 1`,
      [ctx.instance.id, id],
    );
    if (money && !money.taken) throw new AppError('payment_in_progress');
    if (order.status !== 'in_progress')
      throw new AppError('illegal_transition', { values: { from: order.status } });
    if (money) throw new AppError('order_closed');
    await moveLockedOrder({ sql, ctx, order, to: order.released_at === null ? 'cart' : 'cancelled' });
    return loadOrder({ sql, ctx, purchaseId: id });
  });
  ctx.announce({ id: cancelled.id, supplierId: cancelled.supplier.id });
  return cancelled;
}
