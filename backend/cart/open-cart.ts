import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import type { PurchaseRow } from './purchase-rows';

/** Before any cart is locked: one for each branch, service and subservice (rule cart/one-per-service). */
export function lockDiner({ sql, ctx }: { sql: Sql; ctx: Context }): Promise<unknown> {
  return sql('select 1 from profiles where instance_id = $1 and id = $2 for update', [
    ctx.instance.id,
    getDinerId(ctx),
  ]);
}

export async function findOpenCart({
  sql,
  ctx,
  supplierId,
  service,
  subservice,
}: {
  sql: Sql;
  ctx: Context;
  supplierId: number;
} & Pick<PurchaseRow, 'service' | 'subservice'>): Promise<number | null> {
  const [open] = await sql<{ id: number }>(
    `select id from purchases where instance_id = $1 and profile_id = $2 and supplier_id = $3 and status = 'cart'
       and service = $4 and subservice is not distinct from $5 order by id desc limit 1`,
    [ctx.instance.id, getDinerId(ctx), supplierId, service, subservice],
  );
  return open?.id ?? null;
}
