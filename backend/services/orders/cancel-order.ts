import type { Order } from '@/lib/contract/orders';
import type { Context } from '../../context';
import { AppError } from '../../errors';
import { getOwnPurchase } from '../cart';
import { loadOrder } from './load-order';
import { lockOrder, moveLockedOrder } from './move-order';

/**
 * `DELETE /orders/{id}.json`: what nobody has accepted yet goes back into the cart when it is unpaid, and is
 * cancelled when the kitchen may have seen it. Never while a payment is on its way: that would take the money
 * and not the order (decision 79). @throws not_found, payment_in_progress, illegal_transition
 */
export function cancelOrder({ ctx, input }: { ctx: Context; input: { id: string } }): Promise<Order> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const { id } = await getOwnPurchase({ sql, ctx, purchaseId: input.id });
    const order = await lockOrder({ sql, ctx, purchaseId: id });
    const [onItsWay] = await sql(
      `select 1 from payments where instance_id = $1 and purchase_id = $2 and provider is not null
         and status in ('unknown', 'pending')`,
      [ctx.instance.id, id],
    );
    if (onItsWay) throw new AppError('payment_in_progress');
    if (order.status !== 'in_progress')
      throw new AppError('illegal_transition', { values: { from: order.status } });
    await moveLockedOrder({ sql, ctx, order, to: order.released_at === null ? 'cart' : 'cancelled' });
    return loadOrder({ sql, ctx, purchaseId: id });
  });
}
