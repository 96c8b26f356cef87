import type { Changed, TenantSql } from '@/backend/context';

/** Counts a change of a purchase, so that whoever watches it reads it anew. @returns its new version; null if there is none */
export async function countChange({
  sql,
  ctx,
  purchaseId,
}: TenantSql & { purchaseId: number | string }): Promise<number | null> {
  const [row] = await sql<{ version: number }>(
    'update purchases set version = version + 1, updated_at = $3 where instance_id = $1 and id = $2 returning version',
    [ctx.instance.id, purchaseId, ctx.now],
  );
  return row?.version ?? null;
}

/** Counts a change of each purchase, in one statement. @returns whom the changes concern */
export async function countChanges({
  sql,
  ctx,
  purchaseIds,
}: TenantSql & { purchaseIds: readonly number[] }): Promise<Changed[]> {
  const rows = await sql<{ id: number; supplier_id: number; table_id: number | null }>(
    `update purchases set version = version + 1, updated_at = $3
     where instance_id = $1 and id = any ($2::bigint[]) returning id, supplier_id, table_id`,
    [ctx.instance.id, purchaseIds, ctx.now],
  );
  return rows.map(({ id, supplier_id: supplierId, table_id: tableId }) => ({ id, supplierId, tableId }));
}
