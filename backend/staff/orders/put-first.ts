import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { setFirst } from '@/backend/purchases';
import { audit } from '@/backend/staff/audit';
import type { FirstOrder } from '@/lib/contract/staff/board-calls';
import { isClosedOrder } from '@/lib/domain/orders/order-states';
import { lockKitchenOrder } from './lock-kitchen-order';

/**
 * `PUT /staff/orders/{id}/first.json` (rule staff/first). The same again changes nothing, so two may tap at once. Audited.
 * @throws not_found if the kitchen may not see it, illegal_transition for one that is over
 */
export async function putFirst({
  ctx,
  input: { id: purchaseId, first },
}: {
  ctx: Context;
  input: { id: string; first: boolean };
}): Promise<FirstOrder> {
  const { order, hasChanged } = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const held = await lockKitchenOrder({ sql, ctx, purchaseId });
    // The kitchen of a table's account works on after its money has ended.
    if (first && !held.is_account && isClosedOrder(held.status))
      throw new AppError('illegal_transition', { values: { from: held.status } });
    const isNew = await setFirst({ sql, ctx, purchaseId: held.id, first });
    const action = first ? 'order.first' : 'order.not_first';
    if (isNew) await audit({ sql, ctx, action, details: { id: held.id } });
    return { order: held, hasChanged: isNew };
  });
  if (hasChanged) ctx.publish({ id: order.id, supplierId: order.supplier_id });
  return { id: order.id, first };
}
