import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/** A cart that the caller has locked. */
type Work = { sql: Sql; ctx: Context; purchaseId: number };

/** Others may add to it until then (rule cart/group). */
export async function setGroupUntil({ sql, ctx, purchaseId, until }: Work & { until: Date }): Promise<void> {
  await sql('update purchases set group_until = $3 where instance_id = $1 and id = $2', [
    ctx.instance.id,
    purchaseId,
    until,
  ]);
}

/** From now on its guests add nothing. @returns when it ended; null if it never was a group */
export async function endGroupNow({ sql, ctx, purchaseId }: Work): Promise<Date | null> {
  const [ended] = await sql<{ group_until: Date | null }>(
    `update purchases set group_until = least(group_until, $3)
     where instance_id = $1 and id = $2 and group_until is not null returning group_until`,
    [ctx.instance.id, purchaseId, ctx.now],
  );
  return ended?.group_until ?? null;
}
