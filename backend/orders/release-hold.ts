import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { MAY_HOLD_MONEY } from '@/backend/purchases/payments';
import { lockOrder, moveLockedOrder } from './move-order';

type Held = { sql: Sql; ctx: Context; purchaseId: number };

/** Of a purchase that the caller holds: its time is over, and no money may be on its way. */
export async function isHoldOver({ sql, ctx, purchaseId }: Held): Promise<boolean> {
  const [due] = await sql(
    `select 1 from purchases c where c.instance_id = $1 and c.id = $2 and c.status = 'in_progress'
       and c.hold_until <= $3 and not exists (select 1 from payments p where p.instance_id = c.instance_id
         and p.purchase_id = c.id and ${MAY_HOLD_MONEY})`,
    [ctx.instance.id, purchaseId, ctx.now],
  );
  return due !== undefined;
}

/** An unpaid order becomes a cart again (rule orders/hold), unless money may be on its way. @returns whether it did */
export function releaseHold({ ctx, purchaseId }: { ctx: Context; purchaseId: number }): Promise<boolean> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const order = await lockOrder({ sql, ctx, purchaseId });
    if (!(await isHoldOver({ sql, ctx, purchaseId }))) return false;
    await moveLockedOrder({ sql, ctx, order, to: 'cart' });
    return true;
  });
}
