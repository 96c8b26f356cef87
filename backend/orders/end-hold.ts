import type { Context } from '@/backend/context';
import { isHoldOver } from '@/backend/purchases/payments';
import { lockOrder, moveLockedOrder } from './move-order';

/** An unpaid order becomes a cart again (rule orders/hold), unless money may be on its way. @returns whether it did */
export function endHold({ ctx, purchaseId }: { ctx: Context; purchaseId: number }): Promise<boolean> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const order = await lockOrder({ sql, ctx, purchaseId });
    if (!(await isHoldOver({ sql, ctx, purchaseId }))) return false;
    await moveLockedOrder({ sql, ctx, order, to: 'cart' });
    return true;
  });
}
