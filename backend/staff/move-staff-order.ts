import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { lockOrder, moveLockedOrder } from '@/backend/orders';
import type { MovedOrder } from '@/lib/contract/staff/calls';
import { parseOrderStatus } from '@/lib/domain/orders/order-states';
import { audit } from './audit';
import { getStaff } from './staff-actor';

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
  const staff = ctx.actor.kind === 'operator' ? null : getStaff({ ctx, scope: 'orders:write' });
  const to = parseOrderStatus(input.status);
  if (to === null || to === 'cart') throw new AppError('invalid_input', { fields: { status: 'invalid' } });
  const moved = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const order = await lockOrder({ sql, ctx, purchaseId: input.id });
    if (order.released_at === null) throw new AppError('not_found');
    await moveLockedOrder({ sql, ctx, order, to });
    const details = { id: order.id, from: order.status, to };
    if (staff) await audit({ sql, ctx, keyId: staff.keyId, action: 'order.status', details });
    return order;
  });
  const { id, number, supplier_id: supplierId } = moved;
  ctx.announce({ id, supplierId });
  return { id, number, status: to };
}
