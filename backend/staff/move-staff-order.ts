import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { lockOrder, moveLockedOrder } from '@/backend/orders';
import type { MovedOrder } from '@/lib/contract/staff/calls';
import { parseOrderStatus } from '@/lib/domain/orders/order-states';
import { isPackedOrder } from '@/lib/domain/orders/packing';
import { audit } from './audit';
import { getStaffOrOperator } from './staff-actor';
import { keepUnread } from './staff-news';

/**
 * Audited. @throws unauthorized, forbidden, not_found if the kitchen may not see it, invalid_input, illegal_transition
 */
export async function moveStaffOrder({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string; status: string };
}): Promise<MovedOrder> {
  const staff = getStaffOrOperator({ ctx, scope: 'orders:write' });
  const to = parseOrderStatus(input.status);
  if (to === null || to === 'cart') throw new AppError('invalid_input', { fields: { status: 'invalid' } });
  const moved = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const order = await lockOrder({ sql, ctx, purchaseId: input.id });
    // The kitchen sees a court's stalls, never their order, and no deposit.
    if (order.released_at === null || order.service === 'book' || (staff && order.is_split))
      throw new AppError('not_found');
    // It is closed by calls of its own (rule table/bill).
    if (order.is_account && to !== 'finished')
      throw new AppError('illegal_transition', { values: { from: order.status, to } });
    await moveLockedOrder({ sql, ctx, order, to });
    await keepUnread({ sql, ctx, id: order.id, through: 0 });
    const details = { id: order.id, from: order.status, to };
    if (staff) await audit({ sql, ctx, keyId: staff.keyId, action: 'order.status', details });
    return order;
  });
  const { id, number, supplier_id: supplierId, seat } = moved;
  ctx.announce({ id, supplierId, tableId: seat?.id ?? null });
  return { id, number, status: to, packed: isPackedOrder({ order: moved, said: moved.packed }) };
}
