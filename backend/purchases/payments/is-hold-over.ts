import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { MAY_HOLD_MONEY } from './select-payment';

/** A purchase that the caller has locked waits for its payment, which has run out of time, and no money may be on its way (rule orders/hold). */
export async function isHoldOver({
  sql,
  ctx,
  purchaseId,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
}): Promise<boolean> {
  const [due] = await sql(
    `select 1 from purchases c where c.instance_id = $1 and c.id = $2 and c.status = 'in_progress'
       and c.hold_until <= $3 and not exists (select 1 from payments p where p.instance_id = c.instance_id
         and p.purchase_id = c.id and ${MAY_HOLD_MONEY})`,
    [ctx.instance.id, purchaseId, ctx.now],
  );
  return due !== undefined;
}
