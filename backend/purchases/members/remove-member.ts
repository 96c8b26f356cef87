import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/**
 * Takes the member of this number off a purchase that the caller has locked; a link to pay counts for them no more.
 * @returns their profile; null for a number that nobody has
 */
export async function removeMember({
  sql,
  ctx,
  purchaseId,
  number,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
  number: number;
}): Promise<number | null> {
  const [left] = await sql<{ profile_id: number }>(
    `update purchase_members set left_at = $4, pays_at = null, is_done = false
     where instance_id = $1 and purchase_id = $2 and number = $3 and left_at is null returning profile_id`,
    [ctx.instance.id, purchaseId, number, ctx.now],
  );
  return left?.profile_id ?? null;
}
