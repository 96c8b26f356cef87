import type { TenantSql } from '@/backend/context';

/** Says that an order goes first in its kitchen, or not (rule staff/first). The caller has locked it. @returns whether it changed */
export async function setFirst({
  sql,
  ctx,
  purchaseId,
  first,
}: TenantSql & { purchaseId: number; first: boolean }): Promise<boolean> {
  const changed = await sql(
    `update purchases set first_at = case when $3 then $4::timestamptz end, version = version + 1, updated_at = $4
     where instance_id = $1 and id = $2 and (first_at is not null) <> $3 returning 1`,
    [ctx.instance.id, purchaseId, first, ctx.now],
  );
  return changed.length > 0;
}
