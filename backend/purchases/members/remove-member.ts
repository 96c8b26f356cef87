import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/**
 * Takes the member of this number off a purchase that the caller has locked; a link to pay counts for them no more.
 * @param role null: of any role @returns their profile; null for a number that nobody of the role has
 */
export async function removeMember({
  sql,
  ctx,
  purchaseId,
  number,
  role = null,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
  number: number;
  role?: 'guest' | null;
}): Promise<number | null> {
  const [left] = await sql<{ profile_id: number }>(
    `update purchase_members set left_at = $4, pays_at = null, is_done = false
     where instance_id = $1 and purchase_id = $2 and number = $3 and left_at is null
       and ($5::text is null or role = $5) returning profile_id`,
    [ctx.instance.id, purchaseId, number, ctx.now, role],
  );
  return left?.profile_id ?? null;
}
