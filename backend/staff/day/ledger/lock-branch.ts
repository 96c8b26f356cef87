import type { TenantSql } from '@/backend/context';

/** Closes and drawers of a branch take turns; payments do not wait. Locks until the transaction ends. */
export async function lockBranch({
  sql,
  ctx,
  supplierId,
}: TenantSql & { supplierId: number }): Promise<void> {
  await sql('select 1 from suppliers where instance_id = $1 and id = $2 for no key update', [
    ctx.instance.id,
    supplierId,
  ]);
}
