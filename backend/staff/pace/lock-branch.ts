import { getSupplierRow, type SupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/** Two who speak of a branch's day do so one after the other, so that no word is lost. @throws not_found */
export async function lockBranch({
  sql,
  ctx,
  id,
}: {
  sql: Sql;
  ctx: Context;
  id: string;
}): Promise<SupplierRow> {
  await sql('select id from suppliers where instance_id = $1 and id::text = $2 for no key update', [
    ctx.instance.id,
    id,
  ]);
  // A statement of its own, so it sees what others have said meanwhile.
  return getSupplierRow(sql, ctx.instance.id, id);
}
